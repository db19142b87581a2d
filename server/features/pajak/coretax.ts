/** `RetailInvoiceBulk` of a month (DOMAIN §P.1-5). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { buatCoretax } from '#domain/calls/coretax.ts'
import { errors } from '#domain/errors.ts'
import {
  coretaxRows,
  faktur05,
  TRX_CODE,
  type GerakPajak,
  type RetailInvoice,
} from '#domain/rules/coretax.ts'
import { nomorPajak } from '#domain/rules/pajak.ts'
import { rupiah, sumRupiah, type Rupiah } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { akhirBulan } from '#domain/rules/bulan.ts'
import { bukuPajak, GERAK_PAJAK } from '../../faktur/gerak-pajak.ts'
import { xmlCoretax } from './xml.ts'

type Reply = CallReply<typeof buatCoretax>
type Row = GerakPajak & { sumber: string; nama: string }

const gerak = statement<Row>(
  'coretax_gerak',
  `SELECT g.no_faktur, g.tanggal, g.jenis_pajak, g.jenis_pembeli, COALESCE(p.nama, '-') AS nama, g.sumber,
     CASE g.ppn_mode WHEN 'OFF' THEN NULL ELSE COALESCE(g.rate, 0) END AS ppn_rate, g.dpp, g.ppn_rp
   FROM (${GERAK_PAJAK}) g LEFT JOIN pembeli_pajak p ON p.kode_toko = $1 AND p.ref_no = g.no_faktur
   ORDER BY g.tanggal, g.no_baris`,
)
const buku = statement<{ rp: Rupiah }>('coretax_buku', bukuPajak('2104'))
const npwpToko = statement<{ npwp: string }>('coretax_npwp', 'SELECT npwp FROM toko WHERE kode_toko = $1')

/** @throws errors.npwpTokoSalah, coretaxKosong, coretaxBatalLebih, coretaxBedaBuku */
export async function coretax(
  ctx: Context,
  { body: { bulan, per } }: CallInput<typeof buatCoretax>,
): Promise<Reply> {
  const { kode_toko } = ctx.toko
  const days = [kode_toko, `${bulan}-01`, akhirBulan(bulan)]
  const [rows, [dibukukan], [toko]] = await Promise.all([
    ctx.sql(gerak, days),
    ctx.sql(buku, days),
    ctx.sql(npwpToko, [kode_toko]),
  ])
  const tin = nomorPajak(toko!.npwp)
  if (tin === undefined) throw errors.npwpTokoSalah()
  if (rows.length === 0) throw errors.coretaxKosong()
  const invoices = coretaxRows(rows, { per, bulan, kode_toko, dasar: ctx.settings.CORETAX_DPP })
  const sendiri = rows.filter(faktur05)
  const ppn_rp = rupiah(sum(invoices, 'ppn_rp') + sum(sendiri, 'ppn_rp'))
  if (ppn_rp !== dibukukan!.rp) throw errors.coretaxBedaBuku({ ppn_rp, buku: dibukukan!.rp })
  return {
    files: TRX_CODE.flatMap((trx_code) => {
      const list = invoices.filter((r) => r.trx_code === trx_code)
      if (list.length === 0) return []
      return {
        trx_code,
        nama: `coretax-${kode_toko}-${bulan}-${trx_code.toLowerCase()}.xml`,
        xml: xmlCoretax(tin, bulan, list),
        jumlah: list.length,
        dpp: sum(list, 'dpp'),
        ppn_rp: sum(list, 'ppn_rp'),
      }
    }),
    batal: perFaktur(rows.filter((r) => r.sumber === 'BATAL PENJUALAN')),
    faktur_05: perFaktur(sendiri).filter((f) => f.dpp !== 0),
  }
}

const sum = (rows: readonly Pick<RetailInvoice, 'dpp' | 'ppn_rp'>[], of: 'dpp' | 'ppn_rp'): Rupiah =>
  sumRupiah(rows.map((r) => r[of]))

/** Lines of one document on one day are one. */
function perFaktur(rows: readonly Row[]): Reply['faktur_05'] {
  const sums = new Map<string, Reply['faktur_05'][number]>()
  for (const { no_faktur, tanggal, nama, jenis_pembeli, dpp, ppn_rp } of rows) {
    const key = `${no_faktur} ${tanggal}`
    const before = sums.get(key)
    sums.set(key, {
      no_faktur,
      tanggal: tanggal as never,
      nama,
      jenis_pembeli,
      dpp: rupiah((before?.dpp ?? 0) + dpp),
      ppn_rp: rupiah((before?.ppn_rp ?? 0) + ppn_rp),
    })
  }
  return [...sums.values()]
}
