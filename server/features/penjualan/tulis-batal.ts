/** What a cancel writes beside the ledger: statuses, the copy in jual_batal, dead coupons. */
import { rupiah, sumRupiah, type Rupiah } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { memberHidup } from '../../rantai/member.ts'
import type { BarisPenjualan, Penjualan } from './muat-penjualan.ts'

const draft = statement<unknown>(
  'batal_draft',
  `WITH head AS (
     UPDATE faktur_group SET status_valid = 'CANC', batal_by = $3, batal_at = $4, alasan_batal = $5 WHERE kode_toko = $1 AND no_faktur_group = $2),
   lines AS (UPDATE jual_detail SET status_valid = 'CANC' WHERE kode_toko = $1 AND no_faktur_group = $2)
   UPDATE barang SET status = CASE kode_gudang WHEN 'TITIP' THEN 'TITIP' WHEN 'PESANAN' THEN 'PESANAN' ELSE 'READY' END, versi = versi + 1 WHERE kode_toko = $1 AND id = ANY ($6::bigint[]) AND status = 'BOOKED'`,
)

export const tulisBatalDraft = (
  ctx: Context,
  no_faktur_group: string,
  barang_ids: number[],
  alasan: string,
): Promise<unknown> =>
  ctx.sql(draft, [ctx.toko.kode_toko, no_faktur_group, ctx.user.user_id, ctx.now, alasan, barang_ids])

const sah = statement<unknown>(
  'batal_sah',
  `WITH head AS (
     UPDATE faktur_group SET batal_by = $3, batal_at = $4, alasan_batal = $5 WHERE kode_toko = $1 AND no_faktur_group = $2),
   lines AS (UPDATE jual_detail SET status_kembali = 'CANC' WHERE kode_toko = $1 AND no_faktur_jual = ANY ($6::text[])),
   dead AS (UPDATE kupon SET status = 'BATAL' WHERE kode_toko = $1 AND no_faktur_jual = ANY ($6::text[]) AND status IN ('AKTIF', 'MENANG')),
   visits AS (
     UPDATE member m SET trx_count = m.trx_count - 1, trx_terakhir = kunjungan_terakhir(m.kode_member, $2) FROM faktur_group f
     WHERE $14 AND f.kode_toko = $1 AND f.no_faktur_group = $2 AND m.kode_member = ${memberHidup('f.kode_member')} AND m.trx_count > 0)
   INSERT INTO jual_batal (kode_toko, tgl_batal, jam, no_faktur_group, no_faktur_jual, kode_barcode, nama_barang, berat, harga_total, refund, refund_rp, alasan, user_id, otorisasi_id)
   SELECT $1, $7, $4, $2, t.*, $5, $3, $15
   FROM unnest($6::text[], $8::text[], $9::text[], $10::bigint[], $11::bigint[], $12::text[], $13::bigint[]) AS t (no_faktur_jual, kode_barcode, nama_barang, berat, harga_total, refund, refund_rp)`,
)

interface BatalSah {
  sale: Penjualan
  chosen: BarisPenjualan[]
  alasan: string
  authorization_id: string
  /** Nothing of the sale lives on. */
  semua: boolean
}

/** @returns what the customer gets back in all */
export async function tulisBatal(
  ctx: Context,
  { sale, chosen, alasan, authorization_id, semua }: BatalSah,
): Promise<Rupiah> {
  const exclude = sale.kepala.ppn_mode === 'EXCLUDE'
  // What a deposit paid goes back to the deposit, of the last lines first.
  let money = rupiah(
    sumRupiah(chosen.map((b) => rupiah(b.harga_total + (exclude ? b.ppn_rp : 0)))) -
      sumRupiah(sale.pembayaran.filter((p) => p.jenis === 'TITIPAN').map((p) => p.nominal)),
  )
  const back = chosen.map((b) => {
    const part = rupiah(Math.min(b.harga_total + (exclude ? b.ppn_rp : 0), money))
    money = rupiah(money - part)
    return part
  })
  const cara = ctx.settings.REFUND_CARA === 'CASH' ? 'CASH' : sale.pembayaran.map((p) => p.jenis).join(', ')
  await ctx.sql(sah, [
    ctx.toko.kode_toko,
    sale.kepala.no_faktur_group,
    ctx.user.user_id,
    ctx.now,
    alasan,
    chosen.map((b) => b.no_faktur_jual),
    ctx.toko.tgl_system,
    chosen.map((b) => b.kode_barcode),
    chosen.map((b) => b.nama_barang),
    chosen.map((b) => b.berat),
    chosen.map((b) => b.harga_total),
    chosen.map(() => cara),
    back,
    semua,
    authorization_id,
  ])
  return sumRupiah(back)
}
