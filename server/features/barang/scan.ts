/** A scan answers at once: the piece, its price today, its bounds, and where the price comes from. */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { scanBarang } from '#domain/calls/barang.ts'
import { errors } from '#domain/errors.ts'
import { asalHarga } from '#domain/rules/asal-harga.ts'
import { hargaBarang } from '#domain/rules/harga.ts'
import type { Rupiah } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { DENGAN_TARIF, TARIF_COLUMNS } from '../../faktur/tarif.ts'
import { denganTahan } from '../../rantai/tahan.ts'

type Reply = CallReply<typeof scanBarang>
type Row = Omit<
  Reply,
  | 'ongkos_rp'
  | 'harga_gram'
  | 'harga_skrg'
  | 'harga_min'
  | 'harga_max'
  | 'harga_jual'
  | 'harga_total'
  | 'asal_harga'
  | 'no_pesanan'
> & { id: number; harga: Rupiah; no_pesanan: string | null }

const cari = statement<Row>(
  'scan_barang',
  `SELECT b.id, b.kode_barcode, b.kode_group, g.nama_group, b.kode_dept, b.tipe_barang, b.nama_barang, b.kadar,
     b.kadar_cetak, b.berat, b.berat_awal, b.nama_atribut, b.berat_atribut, b.harga_atribut, b.ongkos,
     b.tipe_ongkos, b.kode_gudang, b.kode_baki, b.kode_intern, b.status, b.punya_faktur_pajak,
     ${TARIF_COLUMNS}, b.foto[1] AS foto,
     CASE WHEN b.status = 'PESANAN' THEN (
         SELECT d.no_pesanan FROM pesanan_detail d
         WHERE d.kode_toko = b.kode_toko AND d.barang_id = b.id AND d.status = 'JADI') END AS no_pesanan,
     COALESCE(h.harga, 0) AS harga, COALESCE(h.harga_min_gram, 0) AS harga_min_gram,
     COALESCE(h.harga_max_gram, 0) AS harga_max_gram
   FROM barang b JOIN grup g ON g.kode_group = b.kode_group ${DENGAN_TARIF}
   LEFT JOIN harga_group h ON h.kode_toko = b.kode_toko AND h.kode_group = b.kode_group
   WHERE b.kode_toko = $1 AND b.kode_barcode = $2`,
)

export async function scan(ctx: Context, { params }: CallInput<typeof scanBarang>): Promise<Reply> {
  const [row] = await denganTahan(ctx, await ctx.sql(cari, [ctx.toko.kode_toko, params.kode_barcode]))
  if (!row) throw errors.barangTidakAda(params).at('kode_barcode')
  if (row.harga <= 0) throw errors.hargaGroupBelumAda(row).at('kode_barcode')
  const { id: _id, harga: _harga, no_pesanan, ...barang } = row
  const price = hargaBarang(barang, row, ctx.settings)
  return {
    ...barang,
    ...(no_pesanan === null ? {} : { no_pesanan }),
    ongkos_rp: price.ongkos,
    harga_gram: price.harga_gram,
    harga_skrg: price.harga_skrg,
    harga_min: price.harga_min,
    harga_max: price.harga_max,
    harga_jual: price.harga_skrg,
    harga_total: price.total,
    asal_harga: asalHarga(price, barang),
  }
}
