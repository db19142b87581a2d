/** Finds what a customer brings back: by barcode, by the number of a line or of a nota, or by the QR of the nota (DOMAIN §B.3). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { cariNotaBeli } from '#domain/calls/pembelian.ts'
import { errors } from '#domain/errors.ts'
import { bacaNomorPendek, yymmdd } from '#domain/rules/kode.ts'
import { tidakHidup } from '#domain/rules/putuskan-pembelian.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { muatNota, type Dicari } from './muat-nota.ts'
import { diSeluruhRantai } from '../../rantai/semua-toko.ts'

type Reply = CallReply<typeof cariNotaBeli>

const BARCODE = /^\d{1,8}$/
const BARIS = /^(JL|TK)-[A-Z0-9]{1,6}-\d{6}-\d{4,}-\d{2}$/

const pendek = statement<{ no_faktur_group: string }>(
  'nota_pendek',
  `SELECT no_faktur_group FROM faktur_group WHERE kode_toko = $1 AND no_faktur_group_user = $2 AND jenis IN ('JUAL', 'TUKAR') AND status_valid <> 'CANC'`,
)
const status = statement<{ status: string }>(
  'status_barang_rantai',
  'SELECT status FROM barang WHERE kode_barcode = $1',
)

async function dicari(ctx: Context, kode: string): Promise<Dicari> {
  if (BARCODE.test(kode)) return { kode_barcode: [kode.padStart(8, '0')] }
  // a scanned nota: number of its first line, a dot, and a code
  const [no = ''] = kode.split('.')
  if (no !== kode) return { no_faktur_group: [no.replace(/-\d{2}$/, '')] }
  const nomor = bacaNomorPendek(kode)
  if (nomor) {
    // Of this shop; without a day, of today.
    const { jenis = '', hari = yymmdd(ctx.toko.tgl_system), urut } = nomor
    const found = await ctx.sql(pendek, [ctx.toko.kode_toko, `${hari}-${urut}`])
    return {
      no_faktur_group: found.map((f) => f.no_faktur_group).filter((no) => no.startsWith(jenis)),
    }
  }
  return BARIS.test(kode) ? { no_faktur_jual: [kode] } : { no_faktur_group: [kode] }
}

/** @throws errors.notaTidakAda; when not one line of the nota can be bought back, why not */
export async function cari(
  ctx: Context,
  { params: { kode } }: CallInput<typeof cariNotaBeli>,
): Promise<Reply> {
  const found = await muatNota(ctx, await dicari(ctx, kode))
  const live = found.filter((nota) => !tidakHidup(nota))
  if (live.length > 0) return live
  const refusal = found[0] && tidakHidup(found[0])
  throw (refusal ?? (await tidakAda(ctx, kode))).at('kode')
}

async function tidakAda(ctx: Context, kode: string) {
  if (!BARCODE.test(kode)) return errors.notaTidakAda({ nota: kode })
  const kode_barcode = kode.padStart(8, '0')
  const [piece] = await diSeluruhRantai(ctx, () => ctx.sql(status, [kode_barcode]))
  return piece
    ? errors.barangTidakBisaDibeli({ kode_barcode, status: piece.status })
    : errors.barangTidakAda({ kode_barcode })
}
