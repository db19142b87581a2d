/** Writes a decided sale in one statement: head, lines, payments, and the booking of its pieces. */
import type { ArahBayar, Pembayaran } from '#domain/rules/pembayaran.ts'
import type { BarisDiputuskan, PenjualanDiputuskan } from '#domain/rules/penjualan.ts'
import { feeRp } from '#domain/rules/pembayaran.ts'
import type { Rupiah } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/client.ts'
import type { BarangTerkunci } from '../../faktur/muat-barang.ts'

export interface PenjualanBaru {
  no_faktur_group: string
  no_faktur_group_user: string
  kode_sales: string
  kode_marketplace: string
  kode_member: string
  nama_customer: string
  no_hp: string
  alamat_customer: string
  sale: PenjualanDiputuskan<BarangTerkunci>
  baris: (BarisDiputuskan<BarangTerkunci> & {
    no_faktur_jual: string
    no_generate: string
    no_titip_group: string
  })[]
  pembayaran: (Pembayaran & { no_rekening: string; sub_ref: string; arah: ArahBayar })[]
  /** What comes back in a trade-in; none: a sale. */
  total_beli: Rupiah | undefined
}

const tulis = statement<unknown>(
  'tulis_penjualan',
  `WITH head AS (
     INSERT INTO faktur_group (no_faktur_group, kode_toko, no_faktur_group_user, jenis, tgl_system, jam, kode_sales, kode_member, nama_customer, no_hp, alamat_customer,
       kode_marketplace, total_jual, ppn_rp, ppn_mode, total_bayar, input_by, id_trx, total_beli)
     VALUES ($1, $2, $3, CASE WHEN $42::bigint IS NULL THEN 'JUAL' ELSE 'TUKAR' END, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, COALESCE($42::bigint, 0))),
   d AS (SELECT * FROM unnest($18::text[], $19::text[], $20::bigint[], $21::bigint[], $22::bigint[], $23::bigint[], $24::bigint[], $25::bigint[], $26::bigint[], $27::bigint[], $28::bigint[], $40::text[])
       WITH ORDINALITY AS t (no_faktur_jual, no_generate, barang_id, berat, harga_gram, harga_min, harga_max, harga_jual, ongkos, harga_atribut, ppn_rp, no_titip_group, no)),
   lines AS (
     INSERT INTO jual_detail (no_faktur_jual, kode_toko, no_faktur_group, no, no_generate, tgl_system, kode_sales, barang_id, kode_barcode, kode_gudang, kode_baki, kode_group, kode_dept,
       nama_barang, kadar, kadar_cetak, berat_awal, berat, nama_atribut, berat_atribut, harga_gram, harga_min, harga_max, harga_jual, ongkos, harga_atribut, ppn_rp, total_berlian_rp,
       kode_intern, status_gold, no_titip_group, input_by, jam)
     SELECT d.no_faktur_jual, $2, $1, d.no, d.no_generate, $4, $6, b.id, b.kode_barcode, b.kode_gudang, b.kode_baki, b.kode_group, b.kode_dept,
       b.nama_barang, b.kadar, b.kadar_cetak, b.berat, d.berat, b.nama_atribut, b.berat_atribut, d.harga_gram, d.harga_min, d.harga_max, d.harga_jual, d.ongkos, d.harga_atribut, d.ppn_rp,
       b.total_berlian_rp, b.kode_intern, b.status_gold, d.no_titip_group, $16, $5
     FROM d JOIN barang b ON b.kode_toko = $2 AND b.id = d.barang_id),
   payments AS (
     INSERT INTO pembayaran (kode_toko, ref_type, ref_no, urut, arah, jenis, nominal, nama_bank, no_rekening, no_card, sub_ref, fee, fee_rp, fee_mode, keterangan, terkunci, uang_diterima)
     SELECT $2, CASE WHEN $42::bigint IS NULL THEN 'PENJUALAN' ELSE 'TUKAR' END, $1, urut, arah, jenis, nominal, nama_bank, no_rekening, no_card, sub_ref, fee, fee_rp, $29, keterangan, terkunci, uang_diterima
     FROM unnest($30::text[], $31::bigint[], $32::text[], $33::text[], $34::text[], $35::int[], $36::bigint[], $37::text[], $38::boolean[], $39::bigint[], $41::text[], $43::text[])
       WITH ORDINALITY AS t (jenis, nominal, nama_bank, no_rekening, no_card, fee, fee_rp, keterangan, terkunci, uang_diterima, sub_ref, arah, urut))
   UPDATE barang SET status = 'BOOKED', versi = versi + 1 WHERE kode_toko = $2 AND id = ANY ($20::bigint[])`,
)

export function tulisPenjualan(
  ctx: Context,
  { sale, baris, pembayaran, total_beli, ...head }: PenjualanBaru,
): void {
  ctx.send(tulis, [
    head.no_faktur_group,
    ctx.toko.kode_toko,
    head.no_faktur_group_user,
    ctx.toko.tgl_system,
    ctx.now,
    head.kode_sales,
    head.kode_member,
    head.nama_customer,
    head.no_hp,
    head.alamat_customer,
    head.kode_marketplace,
    sale.total,
    sale.ppn_rp,
    sale.ppn_mode,
    sale.total_bayar - (total_beli ?? 0),
    ctx.user.user_id,
    ctx.id_trx,
    baris.map((b) => b.no_faktur_jual),
    baris.map((b) => b.no_generate),
    baris.map((b) => b.barang.id),
    baris.map((b) => b.berat),
    baris.map((b) => b.harga_gram),
    baris.map((b) => b.harga_min),
    baris.map((b) => b.harga_max),
    baris.map((b) => b.harga_jual),
    baris.map((b) => b.ongkos),
    baris.map((b) => b.harga_atribut),
    baris.map((b) => b.ppn_rp),
    ctx.settings.FEE_KARTU_MODE,
    pembayaran.map((p) => p.jenis),
    pembayaran.map((p) => p.nominal),
    pembayaran.map((p) => p.nama_bank),
    pembayaran.map((p) => p.no_rekening),
    pembayaran.map((p) => p.no_card),
    pembayaran.map((p) => p.fee),
    pembayaran.map((p) => feeRp(p.nominal, p.fee)),
    pembayaran.map((p) => p.keterangan),
    pembayaran.map((p) => p.terkunci),
    pembayaran.map((p) => p.uang_diterima),
    baris.map((b) => b.no_titip_group),
    pembayaran.map((p) => p.sub_ref),
    total_beli ?? null,
    pembayaran.map((p) => p.arah),
  ])
}
