/** Saves a sale: OPEN, its pieces BOOKED, nothing posted (DOMAIN §0-2, §B.1 step 7). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { simpanPenjualan } from '#domain/calls/penjualan.ts'
import { errors, refuseAll, type Refusal } from '#domain/errors.ts'
import { kodeAcak, noBaris, noFaktur, noFakturUser } from '#domain/rules/kode.ts'
import { samarkanKartu } from '#domain/rules/pembayaran.ts'
import { putuskanPenjualan, type PenjualanDiputuskan } from '#domain/rules/penjualan.ts'
import { rekeningUntuk, type RekeningToko } from '#domain/rules/rekening.ts'
import { persen, rupiah } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { nomorBerikut } from '../../nomor.ts'
import { pakaiOtorisasi } from '../../otorisasi.ts'
import { acak } from '../../acak.ts'
import { tulisPenjualan } from './tulis.ts'
import { muatAcuan } from './muat-acuan.ts'
import { muatBarang, type BarangTerkunci } from './muat-barang.ts'
import { validasi } from './validasi.ts'

type Body = CallInput<typeof simpanPenjualan>['body']

export async function simpan(ctx: Context, { body }: CallInput<typeof simpanPenjualan>): Promise<CallReply<typeof simpanPenjualan>> {
  refuseAll(body.detail_barang.flatMap(tidakDikenal))
  const [acuan, barang] = await Promise.all([muatAcuan(ctx, body), muatBarang(ctx, body.detail_barang.map((d) => d.kode_barcode))])
  const payments = body.pembayaran.map((p) => ({ ...p, fee: p.fee ?? persen(0), uang_diterima: p.uang_diterima ?? rupiah(0) }))
  const sale = putuskanPenjualan(body.detail_barang, payments, barang, ctx.settings)
  const rekening = rekeningSemua(sale, body, acuan.rekening)

  const seq = await nomorBerikut(ctx, 'JL')
  const no_faktur_group = noFaktur('JL', ctx.toko.kode_toko, ctx.toko.tgl_system, seq)
  const no_faktur_group_user = noFakturUser(ctx.toko.tgl_system, seq)
  await pakaiSemuaOtorisasi(ctx, body, sale, no_faktur_group)
  tulisPenjualan(ctx, {
    no_faktur_group,
    no_faktur_group_user,
    kode_sales: body.kode_sales,
    kode_marketplace: body.kode_marketplace,
    kode_member: body.kode_customer,
    nama_customer: acuan.member?.nama_customer ?? body.nama_customer,
    no_hp: acuan.member?.no_hp ?? body.no_hp,
    alamat_customer: acuan.member?.alamat_customer ?? body.alamat_customer,
    sale,
    baris: sale.baris.map((b, i) => ({ ...b, no_faktur_jual: noBaris(no_faktur_group, i + 1), no_generate: kodeAcak(acak) })),
    pembayaran: sale.pembayaran.map((p, i) => ({ ...p, no_card: samarkanKartu(p.no_card), no_rekening: rekening[i]! })),
  })
  if (ctx.settings.AUTO_VALIDASI) await validasi(ctx, no_faktur_group)
  ctx.announce('penjualan', { no_faktur_group })
  return {
    no_faktur_group,
    no_faktur_group_user,
    status_valid: ctx.settings.AUTO_VALIDASI ? 'DONE' : 'OPEN',
    total: sale.total,
    ppn_rp: sale.ppn_rp,
    total_bayar: sale.total_bayar,
  }
}

/** Deposits and orders have no documents yet, so none can be named. */
const tidakDikenal = (line: Body['detail_barang'][number], i: number) => [
  ...(line.no_titip_group === '-' ? [] : [errors.titipanTidakAda({ no_titip_group: line.no_titip_group }).at(`detail_barang.${i}.no_titip_group`)]),
  ...(line.no_pesanan === '-' ? [] : [errors.pesananTidakAda().at(`detail_barang.${i}.no_pesanan`)]),
]

/** @throws errors.rekeningTidakAda at the first payment that has no account to land in */
function rekeningSemua(sale: PenjualanDiputuskan<BarangTerkunci>, body: Body, accounts: readonly RekeningToko[]): string[] {
  return sale.pembayaran.map((p) => {
    try {
      return rekeningUntuk(p, accounts)
    } catch (refusal) {
      // The list may be shorter than what was entered: the same type again made its line larger.
      throw (refusal as Refusal).at(`pembayaran.${body.pembayaran.findIndex((entry) => entry.jenis === p.jenis)}.nama_bank`)
    }
  })
}

/** Each exception of each line needs an otorisasi of its own. @throws errors.perluOtorisasi, at the line */
async function pakaiSemuaOtorisasi(ctx: Context, body: Body, sale: PenjualanDiputuskan<BarangTerkunci>, ref_no: string): Promise<void> {
  for (const [i, line] of sale.baris.entries()) {
    const ids = [body.detail_barang[i]!.id_otorisasi ?? []].flat()
    for (const kategori of line.otorisasi) {
      const untuk = line.barang.kode_barcode
      await pakaiOtorisasi(ctx, { kategori, ref_no, ids, untuk, field: `detail_barang.${i}.${FIELD[kategori] ?? 'harga_jual'}` })
    }
  }
}

const FIELD: Record<string, string> = { 'HARGA JUAL DILUAR BATAS': 'harga_jual', 'ONGKOS TURUN': 'ongkos', 'KOREKSI BERAT': 'berat' }
