/** What a cancel of a purchase or trade-in writes beside the ledger: statuses, the copies of its lines, dead coupons. */
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { memberHidup } from '../../rantai/member.ts'
import type { FakturBeli } from './muat-faktur.ts'

const sah = statement<unknown>(
  'batal_sah_beli',
  `WITH head AS (
     UPDATE faktur_group SET status_valid = 'CANC', batal_by = $3, batal_at = $4, alasan_batal = $5 WHERE kode_toko = $1 AND no_faktur_group = $2),
   sold AS (UPDATE jual_detail SET status_kembali = 'CANC' WHERE kode_toko = $1 AND no_faktur_group = $2 RETURNING no_faktur_jual, kode_barcode, nama_barang, berat, harga_total),
   dead AS (UPDATE kupon SET status = 'BATAL' WHERE kode_toko = $1 AND no_faktur_jual IN (SELECT no_faktur_jual FROM sold) AND status IN ('AKTIF', 'MENANG')),
   visits AS (
     UPDATE member SET trx_count = trx_count - 1, trx_terakhir = kunjungan_terakhir(kode_member, $2) WHERE kode_member = ${memberHidup('$8')} AND trx_count > 0),
   bought AS (UPDATE beli_detail SET status_valid = 'CANC' WHERE kode_toko = $1 AND no_faktur_group = $2 RETURNING no_faktur_beli, kode_barcode, nama_barang, berat, harga),
   sold_copies AS (
     INSERT INTO jual_batal (kode_toko, tgl_batal, jam, no_faktur_group, no_faktur_jual, kode_barcode, nama_barang, berat, harga_total, refund, refund_rp, alasan, user_id, otorisasi_id)
     SELECT $1, $6, $4, $2, no_faktur_jual, kode_barcode, nama_barang, berat, harga_total, $7, u.rp, $5, $3, $9
     FROM sold JOIN unnest($10::text[], $11::bigint[]) AS u (no_faktur_jual, rp) USING (no_faktur_jual))
   INSERT INTO beli_batal (kode_toko, tgl_batal, jam, no_faktur_group, no_faktur_beli, kode_barcode, nama_barang, berat, harga, kembali, kembali_rp, alasan, user_id, otorisasi_id)
   SELECT $1, $6, $4, $2, no_faktur_beli, kode_barcode, nama_barang, berat, harga, $12, u.rp, $5, $3, $9
   FROM bought JOIN unnest($13::text[], $14::bigint[]) AS u (no_faktur_beli, rp) USING (no_faktur_beli)`,
)

/** Money goes back one way only: of a trade-in what was paid beside the pieces, to the customer or by the customer. */
export function tulisBatalBeli(
  ctx: Context,
  { kepala, beli, jual, pembayaran }: FakturBeli,
  alasan: string,
  authorization_id: string,
): Promise<unknown> {
  const ppn = (b: FakturBeli['jual'][number]): number => (kepala.ppn_mode === 'EXCLUDE' ? b.ppn_rp : 0)
  const cara = (arah: string): string =>
    pembayaran
      .filter((p) => p.arah === arah || p.jenis === 'TUKAR')
      .map((p) => p.jenis)
      .join(', ') || '-'
  return ctx.sql(sah, [
    ctx.toko.kode_toko,
    kepala.no_faktur_group,
    ctx.user.user_id,
    ctx.now,
    alasan,
    ctx.toko.tgl_system,
    cara('MASUK'),
    kepala.kode_member,
    authorization_id,
    jual.map((b) => b.no_faktur_jual),
    bagi(
      kepala.total_bayar,
      jual.map((b) => b.harga_total + ppn(b)),
    ),
    cara('KELUAR'),
    beli.map((b) => b.no_faktur_beli),
    bagi(
      -kepala.total_bayar,
      beli.map((b) => b.harga),
    ),
  ])
}

/** What of `money` each line gets, the first ones first, none more than it cost. */
function bagi(money: number, costs: readonly number[]): number[] {
  let left = Math.max(0, money)
  return costs.map((cost) => {
    const part = Math.min(cost, left)
    left -= part
    return part
  })
}
