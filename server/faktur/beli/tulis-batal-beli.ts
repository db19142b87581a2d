/** What a cancel of a purchase or trade-in writes beside the ledger: statuses, the copies of its lines, dead coupons. */
import type { Context } from '../../context.ts'
import { statement } from '../../db/client.ts'
import { memberHidup } from '../../member.ts'
import type { FakturBeli } from './muat-faktur.ts'

const sah = statement<unknown>(
  'batal_sah_beli',
  `WITH head AS (
     UPDATE faktur_group SET status_valid = 'CANC', batal_by = $3, batal_at = $4, alasan_batal = $5 WHERE kode_toko = $1 AND no_faktur_group = $2),
   sold AS (UPDATE jual_detail SET status_kembali = 'CANC' WHERE kode_toko = $1 AND no_faktur_group = $2 RETURNING no_faktur_jual, kode_barcode, nama_barang, berat, harga_total),
   dead AS (UPDATE kupon SET status = 'BATAL' WHERE kode_toko = $1 AND no_faktur_jual IN (SELECT no_faktur_jual FROM sold) AND status IN ('AKTIF', 'MENANG')),
   visits AS (UPDATE member SET trx_count = trx_count - 1 WHERE $8 AND kode_member = ${memberHidup('$9')} AND trx_count > 0),
   bought AS (UPDATE beli_detail SET status_valid = 'CANC' WHERE kode_toko = $1 AND no_faktur_group = $2 RETURNING no_faktur_beli, kode_barcode, nama_barang, berat, harga),
   sold_copies AS (
     INSERT INTO jual_batal (kode_toko, tgl_batal, jam, no_faktur_group, no_faktur_jual, kode_barcode, nama_barang, berat, harga_total, refund, refund_rp, alasan, user_id, otorisasi_id)
     SELECT $1, $6, $4, $2, no_faktur_jual, kode_barcode, nama_barang, berat, harga_total, $7, harga_total, $5, $3, $10 FROM sold)
   INSERT INTO beli_batal (kode_toko, tgl_batal, jam, no_faktur_group, no_faktur_beli, kode_barcode, nama_barang, berat, harga, kembali, kembali_rp, alasan, user_id, otorisasi_id)
   SELECT $1, $6, $4, $2, no_faktur_beli, kode_barcode, nama_barang, berat, harga, $7, harga, $5, $3, $10 FROM bought`,
)

export const tulisBatalBeli = (ctx: Context, { kepala, pembayaran }: FakturBeli, alasan: string, authorization_id: string): Promise<unknown> =>
  ctx.sql(sah, [
    ctx.toko.kode_toko, kepala.no_faktur_group, ctx.user.user_id, ctx.now, alasan, ctx.toko.tgl_system, pembayaran.map((p) => p.jenis).join(', ') || '-',
    kepala.jenis === 'TUKAR', kepala.kode_member, authorization_id,
  ])
