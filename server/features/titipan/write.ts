/** Writes a decided deposit in one statement: its head, its pieces with the prices agreed on, and their booking. */
import type { DecidedLine } from '#domain/rules/penjualan.ts'
import type { Rupiah, TanggalSystem } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { written, type Kepala, type Written } from '../../faktur/kepala.ts'
import type { BarangTerkunci } from '../../faktur/load-barang.ts'

export interface TitipanBaru extends Kepala {
  no_titip_group: string
  no_titip_group_user: string
  total: Rupiah
  tgl_kunci_harga: TanggalSystem | null
  lines: readonly TitipanLine[]
}

type Uang = Pick<
  DecidedLine<BarangTerkunci>,
  'berat' | 'harga_gram' | 'harga_jual' | 'ongkos' | 'harga_atribut'
>
type TitipanLine = Uang & { barang: Pick<BarangTerkunci, 'id' | 'harga_min_gram' | 'harga_max_gram'> }

interface Nilai extends Omit<TitipanBaru, 'lines'>, Written {
  baris: readonly (Uang & { barang_id: number; harga_min_gram: Rupiah; harga_max_gram: Rupiah })[]
  barang: readonly number[]
}

const write = statement<unknown, Nilai>(
  'tulis_titipan',
  `WITH head AS (
     INSERT INTO titip (no_titip_group, kode_toko, no_titip_group_user, tgl_system, jam, kode_sales,
         kode_member, nama_customer, no_hp, alamat_customer, total, tgl_kunci_harga, input_by, id_trx)
     VALUES (:no_titip_group, :kode_toko, :no_titip_group_user, :tgl_system, :jam, :kode_sales, :kode_member,
         :nama_customer, :no_hp, :alamat_customer, :total, :tgl_kunci_harga, :input_by, :id_trx)),
   d AS (
     SELECT *
     FROM :baris(barang_id bigint, berat bigint, harga_gram bigint, harga_min_gram bigint,
         harga_max_gram bigint, harga_jual bigint, ongkos bigint, harga_atribut bigint, no)),
   lines AS (
     INSERT INTO titip_detail (no_titip_group, no, kode_toko, barang_id, kode_barcode, kode_gudang, kode_baki,
         kode_group, kode_dept, nama_barang, kadar_cetak, berat, nama_atribut, berat_atribut, harga_gram,
         harga_min_gram, harga_max_gram, harga_jual, ongkos, harga_atribut)
     SELECT :no_titip_group, d.no, :kode_toko, b.id, b.kode_barcode, b.kode_gudang, b.kode_baki, b.kode_group,
       b.kode_dept, b.nama_barang, b.kadar_cetak, d.berat, b.nama_atribut, b.berat_atribut, d.harga_gram,
       d.harga_min_gram, d.harga_max_gram, d.harga_jual, d.ongkos, d.harga_atribut
     FROM d JOIN barang b ON b.kode_toko = :kode_toko AND b.id = d.barang_id)
   UPDATE barang SET status = 'BOOKED', versi = versi + 1
   WHERE kode_toko = :kode_toko AND id = ANY (:barang::bigint[])`,
)

export function writeTitipan(ctx: Context, { lines, ...head }: TitipanBaru): void {
  ctx.send(write, {
    ...head,
    ...written(ctx),
    baris: lines.map((b) => ({
      ...b,
      barang_id: b.barang.id,
      harga_min_gram: b.barang.harga_min_gram,
      harga_max_gram: b.barang.harga_max_gram,
    })),
    barang: lines.map((b) => b.barang.id),
  })
}
