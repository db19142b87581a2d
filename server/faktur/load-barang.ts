/** The pieces of a sale as they are now, locked until the sale is saved, with today's prices. */
import type { BarangJual } from '#domain/rules/penjualan.ts'
import type { Milligram, Persen, Rupiah } from '#domain/units.ts'
import type { Context } from '../context.ts'
import { statement } from '../db/statement.ts'
import { denganTahan } from '../rantai/tahan.ts'
import { DENGAN_TARIF, TARIF_COLUMNS } from './tarif.ts'

export interface BarangTerkunci extends BarangJual {
  id: number
  kode_dept: string
  nama_barang: string
  kadar: Persen
  kadar_cetak: string
  berat_awal: Milligram
  nama_atribut: string
  total_berlian_rp: Rupiah
  kode_intern: string
  status_gold: string
}

const load = statement<BarangTerkunci>(
  'muat_barang_jual',
  `SELECT b.id, b.kode_barcode, b.kode_group, b.kode_dept, b.nama_barang, b.kadar, b.kadar_cetak, b.berat,
     b.berat_awal, b.nama_atribut, b.berat_atribut, b.harga_atribut, b.total_berlian_rp, b.ongkos,
     b.tipe_ongkos, b.kode_intern, b.kode_gudang, b.kode_baki, b.status, b.status_gold, ${TARIF_COLUMNS},
     COALESCE(h.harga, 0) AS harga, COALESCE(h.harga_min_gram, 0) AS harga_min_gram,
     COALESCE(h.harga_max_gram, 0) AS harga_max_gram
   FROM barang b ${DENGAN_TARIF}
     LEFT JOIN harga_group h ON h.kode_toko = b.kode_toko AND h.kode_group = b.kode_group
   WHERE b.kode_toko = $1 AND b.kode_barcode = ANY ($2::text[])
   ORDER BY b.id FOR UPDATE OF b`,
)

/** By barcode. Two counters selling one piece queue here; the second finds it BOOKED. */
export async function loadBarang(
  ctx: Context,
  barcodes: readonly string[],
): Promise<Map<string, BarangTerkunci>> {
  const rows = await denganTahan(ctx, await ctx.sql(load, [ctx.toko.kode_toko, barcodes]))
  return new Map(rows.map((b) => [b.kode_barcode, b]))
}
