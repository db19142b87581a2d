/** Pieces that a sale takes out of a deposit or an order, as the till is shown them. */
import type { BarangScan } from '#domain/calls/barang.ts'
import { asalHarga } from '#domain/rules/asal-harga.ts'
import { hargaBarang } from '#domain/rules/harga.ts'
import type { Context } from '../context.ts'
import { statement } from '../db/statement.ts'
import type { BarangTerkunci } from './load-barang.ts'
import { DENGAN_TARIF, TARIF_COLUMNS } from './tarif.ts'

export type BarangAmbil = BarangTerkunci &
  Pick<BarangScan, 'nama_group' | 'tipe_barang' | 'foto' | 'punya_faktur_pajak'>

const pieces = statement<BarangAmbil>(
  'barang_ambil',
  `SELECT b.id, b.kode_barcode, b.kode_group, g.nama_group, b.kode_dept, b.tipe_barang, b.nama_barang,
     b.kadar, b.kadar_cetak, b.berat, b.berat_awal, b.nama_atribut, b.berat_atribut, b.harga_atribut,
     b.total_berlian_rp, b.ongkos, b.tipe_ongkos, b.kode_intern, b.kode_gudang, b.kode_baki, b.status,
     b.punya_faktur_pajak, ${TARIF_COLUMNS}, b.status_gold, b.foto[1] AS foto, COALESCE(h.harga, 0) AS harga,
     COALESCE(h.harga_min_gram, 0) AS harga_min_gram, COALESCE(h.harga_max_gram, 0) AS harga_max_gram
   FROM barang b JOIN grup g ON g.kode_group = b.kode_group ${DENGAN_TARIF}
     LEFT JOIN harga_group h ON h.kode_toko = b.kode_toko AND h.kode_group = b.kode_group
   WHERE b.kode_toko = $1 AND b.kode_barcode = ANY ($2::text[])`,
)

/** By barcode, with today's prices of their groups. */
export async function readBarangAmbil(
  ctx: Context,
  barcodes: readonly string[],
): Promise<Map<string, BarangAmbil>> {
  const rows = await ctx.sql(pieces, [ctx.toko.kode_toko, barcodes])
  return new Map(rows.map((b) => [b.kode_barcode, b]))
}

/** As a scan shows it, at the prices it is sold at. */
export function sebagaiScan({ settings }: Context, piece: BarangAmbil): BarangScan {
  const { harga: harga_gram, ...barang } = piece
  const price = hargaBarang(barang, piece, settings)
  return {
    ...barang,
    harga_gram,
    ongkos_rp: price.ongkos,
    harga_skrg: price.harga_skrg,
    harga_min: price.harga_min,
    harga_max: price.harga_max,
    harga_jual: price.harga_skrg,
    harga_total: price.total,
    asal_harga: asalHarga(price, barang),
  }
}
