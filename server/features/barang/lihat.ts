/** Reads one piece whole: its price today and how it came about, its place and what holds it (DOMAIN §B.13). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { lihatBarang } from '#domain/calls/data-barang.ts'
import { errors } from '#domain/errors.ts'
import { asalHarga } from '#domain/rules/asal-harga.ts'
import { hargaBarang, type HargaGroup } from '#domain/rules/harga.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { denganTahan } from '../../rantai/tahan.ts'

type Reply = CallReply<typeof lihatBarang>
type Row = Omit<Reply, 'harga'> & HargaGroup & { cara: string }

/**
 * Reads a piece and the document that holds it: the line that is selling it or has sold it, the deposit it lies in, its
 * order; else what moved it last.
 */
const BARANG = `SELECT b.id, COALESCE(b.kode_barcode, '-') AS kode_barcode, b.nama_barang, b.kadar_cetak,
    b.kode_group, b.kode_dept, b.berat, b.kode_gudang, b.kode_baki, b.status, b.kode_intern, b.tgl_masuk,
    g.nama_group, j.nama_dept, b.kadar, b.berat_awal, b.nama_atribut, b.berat_atribut, b.harga_atribut,
    b.ongkos, b.tipe_ongkos, b.kode_bandrol, b.sumber, b.punya_faktur_pajak,
    b.faktur_pajak_pemasok, b.faktur_pajak_no, b.faktur_pajak_tgl, k.status <> 'READY' AS baki_dikunci, b.tgl_last_jual, b.tgl_last_beli,
    CASE WHEN b.status = 'READY' THEN '-'
      ELSE COALESCE((
          SELECT no_faktur_group FROM jual_detail d
          WHERE d.barang_id = b.id AND d.status_valid <> 'CANC' AND d.status_kembali = 'OPEN'
            AND NOT d.status_tukar),
        (SELECT no_titip_group FROM titip_detail t WHERE t.barang_id = b.id AND t.status_titipan = 'OPEN'),
        CASE WHEN b.status = 'PESANAN' THEN NULLIF(b.no_pesanan, '-') END,
        (SELECT ref_no FROM mutasi_stok m WHERE m.barang_id = b.id ORDER BY m.jam DESC, m.id DESC LIMIT 1),
        '-') END AS dipegang, COALESCE(h.harga, 0) AS harga, COALESCE(h.harga_min_gram, 0) AS harga_min_gram,
    COALESCE(h.harga_max_gram, 0) AS harga_max_gram, COALESCE(h.cara, 'MANUAL') AS cara
   FROM barang b JOIN grup g ON g.kode_group = b.kode_group JOIN jenis j ON j.kode_dept = b.kode_dept
     JOIN baki k ON k.kode_toko = b.kode_toko AND k.kode_gudang = b.kode_gudang AND k.kode_baki = b.kode_baki
     LEFT JOIN harga_group h ON h.kode_toko = b.kode_toko AND h.kode_group = b.kode_group
   WHERE b.kode_toko = $1`
const menurutBarcode = statement<Row>('lihat_barang_barcode', `${BARANG} AND b.kode_barcode = $2`)
const menurutId = statement<Row>('lihat_barang_id', `${BARANG} AND b.id = $2`)

/** @throws errors.barangTidakAda */
export async function lihat(
  ctx: Context,
  { query: { kode_barcode, id } }: CallInput<typeof lihatBarang>,
): Promise<Reply> {
  const { kode_toko } = ctx.toko
  const rows =
    kode_barcode === undefined
      ? await ctx.sql(menurutId, [kode_toko, id ?? 0])
      : await ctx.sql(menurutBarcode, [kode_toko, kode_barcode])
  const [row] = await denganTahan(ctx, rows)
  if (!row)
    throw errors.barangTidakAda({ kode_barcode: kode_barcode ?? String(id ?? '-') }).at('kode_barcode')
  const { harga, harga_min_gram, harga_max_gram, cara, ...barang } = row
  if (harga <= 0) return { ...barang, harga: null }
  const price = hargaBarang(barang, { harga, harga_min_gram, harga_max_gram }, ctx.settings)
  return {
    ...barang,
    harga: {
      harga_gram: price.harga_gram,
      cara,
      harga_min: price.harga_min,
      harga_max: price.harga_max,
      harga_total: price.total,
      asal_harga: asalHarga(price, barang),
    },
  }
}
