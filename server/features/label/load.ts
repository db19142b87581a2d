/** Pieces of the shop as their labels need them: their prices today, and how often a label of each was printed. */
import type { PengaturanLabel } from '#domain/calls/label.ts'
import type { LabelContent } from '#domain/rules/label.ts'
import { hargaBarang } from '#domain/rules/harga.ts'
import { labelContent } from '#domain/rules/label-content.ts'
import type { Milligram, Rupiah, TanggalSystem } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'

export interface BarangBerlabel {
  id: number
  kode_barcode: string
  nama_barang: string
  kadar_cetak: string
  berat: Milligram
  berat_atribut: Milligram
  harga_atribut: Rupiah
  ongkos: Rupiah
  tipe_ongkos: 'NOMINAL' | 'PER_GRAM'
  harga_modal: Rupiah | null
  kode_intern: string
  kode_gudang: string
  kode_baki: string
  status: string
  harga: Rupiah
  harga_min_gram: Rupiah
  harga_max_gram: Rupiah
  dicetak: number
  terakhir: TanggalSystem | null
}

const BARANG = `SELECT b.id, COALESCE(b.kode_barcode, '-') AS kode_barcode, b.nama_barang, b.kadar_cetak,
    b.berat, b.berat_atribut, b.harga_atribut, b.ongkos, b.tipe_ongkos, b.harga_modal, b.kode_intern,
    b.kode_gudang, b.kode_baki, b.status, COALESCE(h.harga, 0) AS harga,
    COALESCE(h.harga_min_gram, 0) AS harga_min_gram, COALESCE(h.harga_max_gram, 0) AS harga_max_gram,
    c.dicetak, c.terakhir
   FROM barang b LEFT JOIN harga_group h ON h.kode_toko = b.kode_toko AND h.kode_group = b.kode_group
   CROSS JOIN LATERAL (
     SELECT count(*)::int AS dicetak, max(l.tanggal) AS terakhir
     FROM history_cetak_barcode p JOIN cetak_label l ON l.id = p.cetak_id WHERE p.barang_id = b.id) c`

const perBarcode = statement<BarangBerlabel>(
  'label_per_barcode',
  `${BARANG} WHERE b.kode_toko = $1 AND b.kode_barcode = ANY ($2::text[])`,
)
const perDokumen = statement<BarangBerlabel>(
  'label_per_dokumen',
  `${BARANG} JOIN dokumen_stok_barang d ON d.barang_id = b.id WHERE b.kode_toko = $1 AND d.no = $2 ORDER BY d.urut`,
)
/** Pieces that lie in a tray. */
const perBaki = statement<BarangBerlabel>(
  'label_per_baki',
  `${BARANG}
   WHERE b.kode_toko = $1 AND b.kode_gudang = $2 AND b.kode_baki = $3
     AND b.status NOT IN ('TERJUAL', 'KIRIM', 'HANCUR', 'HILANG')
   ORDER BY b.id DESC LIMIT 1000`,
)
const perCetakan = statement<BarangBerlabel & { qty: number }>(
  'label_per_cetakan',
  `SELECT b.*, x.qty FROM (${BARANG}) b JOIN history_cetak_barcode x ON x.barang_id = b.id
   WHERE x.kode_toko = $1 AND x.cetak_id = $2 ORDER BY x.urut`,
)
const satu = statement<BarangBerlabel>(
  'label_satu_barang',
  `${BARANG}
   WHERE b.kode_toko = $1 AND b.kode_barcode IS NOT NULL
     AND b.status NOT IN ('TERJUAL', 'KIRIM', 'HANCUR', 'HILANG')
   ORDER BY b.kode_gudang DESC, b.kode_baki DESC LIMIT 1`,
)
const dokumen = statement<{ no: string }>(
  'label_dokumen_ada',
  'SELECT no FROM dokumen_stok WHERE kode_toko = $1 AND no = $2',
)
const kunci = statement<{ id: number }>(
  'label_kunci_barang',
  'SELECT id FROM barang WHERE kode_toko = $1 AND kode_barcode = ANY ($2::text[]) ORDER BY id FOR UPDATE',
)

const toko = (ctx: Context): string => ctx.toko.kode_toko

/** In the order in which they were named; those that are none of the shop's are left out. */
export async function barangPerBarcode(ctx: Context, barcodes: readonly string[]): Promise<BarangBerlabel[]> {
  const found = new Map((await ctx.sql(perBarcode, [toko(ctx), barcodes])).map((b) => [b.kode_barcode, b]))
  return barcodes.flatMap((kode) => found.get(kode) ?? [])
}
/** Locks the pieces: they are neither printed nor moved meanwhile. */
export async function kunciBarangLabel(ctx: Context, barcodes: readonly string[]): Promise<BarangBerlabel[]> {
  await ctx.sql(kunci, [toko(ctx), barcodes])
  return barangPerBarcode(ctx, barcodes)
}
/** undefined: the shop has no such document. */
export async function barangPerDokumen(ctx: Context, no: string): Promise<BarangBerlabel[] | undefined> {
  const [head] = await ctx.sql(dokumen, [toko(ctx), no])
  return head && ctx.sql(perDokumen, [toko(ctx), no])
}
export const barangPerBaki = (ctx: Context, gudang: string, baki: string): Promise<BarangBerlabel[]> =>
  ctx.sql(perBaki, [toko(ctx), gudang, baki])
export const barangPerCetakan = (ctx: Context, id: number): Promise<(BarangBerlabel & { qty: number })[]> =>
  ctx.sql(perCetakan, [toko(ctx), id])
/** Picks any piece of the shop, first from its trays. */
export const satuBarang = async (ctx: Context): Promise<BarangBerlabel | undefined> =>
  (await ctx.sql(satu, [toko(ctx)]))[0]

/** The price that a label's code tells; null where there is none. */
export function hargaDilabel(
  ctx: Context,
  barang: BarangBerlabel,
  dari: PengaturanLabel['harga'],
): Rupiah | null {
  if (dari === 'MODAL') return barang.harga_modal
  return barang.harga > 0 ? hargaBarang(barang, barang, ctx.settings).total : null
}

export function fillBarang(
  ctx: Context,
  barang: BarangBerlabel,
  { harga, huruf_harga }: Pick<PengaturanLabel, 'harga' | 'huruf_harga'>,
): LabelContent {
  const { ongkos } = hargaBarang(barang, barang, ctx.settings)
  return labelContent(
    { ...barang, ongkos, harga: hargaDilabel(ctx, barang, harga) },
    ctx.toko.nama_toko,
    huruf_harga,
  )
}
