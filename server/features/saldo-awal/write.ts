/** Pieces that come into the shop, written at once: an opening stock, and what is added later. */
import type { BarangAwal } from '#domain/rules/stok-awal.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'

/** Columns, with their type in the database and the value of a piece that goes there. */
const COLUMNS: readonly [name: string, type: string, value: (b: BarangAwal) => unknown][] = [
  ['kode_barcode', 'text', (b) => b.kode_barcode],
  ['kode_group', 'text', (b) => b.kode_group],
  ['kode_dept', 'text', (b) => b.kode_dept],
  ['nama_barang', 'text', (b) => b.nama_barang],
  ['kadar', 'bigint', (b) => b.kadar],
  ['kadar_cetak', 'text', (b) => b.kadar_cetak],
  ['berat', 'bigint', (b) => b.berat],
  ['berat_awal', 'bigint', (b) => b.berat],
  ['berat_atribut', 'bigint', (b) => b.berat_atribut],
  ['nama_atribut', 'text', (b) => b.nama_atribut],
  ['harga_atribut', 'bigint', (b) => b.harga_atribut],
  ['ongkos', 'bigint', (b) => b.ongkos],
  ['tipe_ongkos', 'text', (b) => b.tipe_ongkos],
  ['harga_modal', 'bigint', (b) => b.harga_modal],
  ['kode_intern', 'text', (b) => b.kode_intern],
  ['kode_bandrol', 'text', (b) => b.kode_bandrol],
  ['kode_gudang', 'text', (b) => b.kode_gudang],
  ['kode_baki', 'text', (b) => b.kode_baki],
  ['punya_faktur_pajak', 'boolean', (b) => b.punya_faktur_pajak],
  ['status_gold', 'text', (b) => b.status_gold],
]
const names = COLUMNS.map(([name]) => name).join(', ')
const places = COLUMNS.map(([, type], i) => `$${i + 4}::${type}[]`).join(', ')

const insertBarang = statement<{ id: number; kode_barcode: string }>(
  'stok_awal_barang',
  `INSERT INTO barang (kode_toko, tgl_masuk, status, sumber, ${names})
   SELECT $1, $2, 'READY', $3, ${names} FROM unnest(${places}) AS t (${names})
   RETURNING id, COALESCE(kode_barcode, '-') AS kode_barcode`,
)

/** @returns the id of each piece by its barcode */
export async function writeBarang(
  ctx: Context,
  barang: readonly BarangAwal[],
  sumber: string,
): Promise<Map<string, number>> {
  const { kode_toko, tgl_system } = ctx.toko
  const rows = await ctx.sql(insertBarang, [
    kode_toko,
    tgl_system,
    sumber,
    ...COLUMNS.map(([, , value]) => barang.map(value)),
  ])
  return new Map(rows.map((r) => [r.kode_barcode, r.id]))
}
