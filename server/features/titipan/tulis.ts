/** Writes a decided deposit in one statement: its head, its pieces with the prices agreed on, and their booking. */
import type { BarisDiputuskan } from '#domain/rules/penjualan.ts'
import type { Rupiah, TanggalSystem } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import type { BarangTerkunci } from '../../faktur/muat-barang.ts'

export interface TitipanBaru {
  no_titip_group: string
  no_titip_group_user: string
  kode_sales: string
  kode_member: string
  nama_customer: string
  no_hp: string
  alamat_customer: string
  total: Rupiah
  tgl_kunci_harga: TanggalSystem | null
  baris: readonly BarisDiputuskan<BarangTerkunci>[]
}

const tulis = statement<unknown>(
  'tulis_titipan',
  `WITH head AS (
     INSERT INTO titip (no_titip_group, kode_toko, no_titip_group_user, tgl_system, jam, kode_sales, kode_member, nama_customer, no_hp, alamat_customer, total, tgl_kunci_harga, input_by, id_trx)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)),
   d AS (SELECT * FROM unnest($15::bigint[], $16::bigint[], $17::bigint[], $18::bigint[], $19::bigint[], $20::bigint[], $21::bigint[], $22::bigint[])
       WITH ORDINALITY AS t (barang_id, berat, harga_gram, harga_min_gram, harga_max_gram, harga_jual, ongkos, harga_atribut, no)),
   lines AS (
     INSERT INTO titip_detail (no_titip_group, no, kode_toko, barang_id, kode_barcode, kode_gudang, kode_baki, kode_group, kode_dept, nama_barang, kadar_cetak, berat, nama_atribut, berat_atribut,
       harga_gram, harga_min_gram, harga_max_gram, harga_jual, ongkos, harga_atribut)
     SELECT $1, d.no, $2, b.id, b.kode_barcode, b.kode_gudang, b.kode_baki, b.kode_group, b.kode_dept, b.nama_barang, b.kadar_cetak, d.berat, b.nama_atribut, b.berat_atribut,
       d.harga_gram, d.harga_min_gram, d.harga_max_gram, d.harga_jual, d.ongkos, d.harga_atribut
     FROM d JOIN barang b ON b.kode_toko = $2 AND b.id = d.barang_id)
   UPDATE barang SET status = 'BOOKED', versi = versi + 1 WHERE kode_toko = $2 AND id = ANY ($15::bigint[])`,
)

export function tulisTitipan(ctx: Context, { baris, ...head }: TitipanBaru): void {
  ctx.send(tulis, [
    head.no_titip_group,
    ctx.toko.kode_toko,
    head.no_titip_group_user,
    ctx.toko.tgl_system,
    ctx.now,
    head.kode_sales,
    head.kode_member,
    head.nama_customer,
    head.no_hp,
    head.alamat_customer,
    head.total,
    head.tgl_kunci_harga,
    ctx.user.user_id,
    ctx.id_trx,
    baris.map((b) => b.barang.id),
    baris.map((b) => b.berat),
    baris.map((b) => b.harga_gram),
    baris.map((b) => b.barang.harga_min_gram),
    baris.map((b) => b.barang.harga_max_gram),
    baris.map((b) => b.harga_jual),
    baris.map((b) => b.ongkos),
    baris.map((b) => b.harga_atribut),
  ])
}
