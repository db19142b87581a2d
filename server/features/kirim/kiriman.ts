/** Pieces on their way to this shop, and where else a piece in hand is (DOMAIN §B.14, §O.1-7). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { bukaKiriman, kirimanMasuk, letakBarang } from '#domain/calls/terima.ts'
import { errors } from '#domain/errors.ts'
import { letakDiBuku, sortirOf } from '#domain/rules/kirim.ts'
import { lokasiNyata } from '#domain/rules/lokasi.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'

const KEPALA = `no AS no_kirim, dari AS kode_cabang, nama_toko AS nama_cabang, tgl_kirim,
  GREATEST((SELECT tgl_system FROM toko WHERE kode_toko = $1) - tgl_kirim, 0) AS hari, keterangan, input_by,
  luar,
  (
    SELECT max(h.tgl_system) FROM terima t JOIN dokumen_stok h ON h.no = t.no
    WHERE t.kode_toko = $1 AND t.no_kirim = kiriman_masuk.no) AS tgl_terima, count(*)::int AS qty,
  sum(berat)::bigint AS berat, count(*) FILTER (WHERE status = 'KIRIM')::int AS qty_jalan,
  COALESCE(sum(berat) FILTER (WHERE status = 'KIRIM'), 0)::bigint AS berat_jalan`
const PER = 'GROUP BY no, dari, nama_toko, tgl_kirim, jam, keterangan, input_by, luar'
type Kepala = CallReply<typeof kirimanMasuk>[number]
type IncomingLine = Omit<CallReply<typeof bukaKiriman>['detail_barang'][number], 'sortir'>

const list = statement<Kepala>(
  'kiriman_masuk',
  `SELECT ${KEPALA} FROM kiriman_masuk() ${PER} ORDER BY tgl_kirim, jam, no LIMIT 500`,
)
const satu = statement<Kepala & { detail_barang: IncomingLine[] }>(
  'buka_kiriman',
  `SELECT ${KEPALA},
     json_agg(json_build_object('urut', urut, 'barang_id', barang_id, 'kode_barcode', kode_barcode,
         'nama_barang', nama_barang, 'kadar_cetak', kadar_cetak, 'kode_group', kode_group, 'kode_dept',
         kode_dept, 'berat', berat, 'status', status) ORDER BY urut) AS detail_barang
   FROM kiriman_masuk($2) ${PER}`,
)

/** Lines from another server that are still out, locked with the pieces that come home. */
export const kunciLuar = statement<{ urut: number }>(
  'kunci_luar',
  'SELECT urut FROM kunci_luar($1, $2::smallint[])',
)

export const masuk = (ctx: Context): Promise<CallReply<typeof kirimanMasuk>> =>
  ctx.sql(list, [ctx.toko.kode_toko])

export type LoadedKiriman = Kepala & { detail_barang: IncomingLine[] }
/** @throws errors.kirimanTidakAda */
export async function loadKiriman(ctx: Context, no: string): Promise<LoadedKiriman> {
  const [row] = await ctx.sql(satu, [ctx.toko.kode_toko, no])
  if (!row) throw errors.kirimanTidakAda({ no }).at('no_kirim')
  return row
}

export async function buka(
  ctx: Context,
  { params: { no } }: CallInput<typeof bukaKiriman>,
): Promise<CallReply<typeof bukaKiriman>> {
  const { detail_barang, ...kepala } = await loadKiriman(ctx, no)
  return {
    ...kepala,
    detail_barang: detail_barang.map((b) => ({ ...b, sortir: sortirOf(no, b.kode_barcode) })),
  }
}

interface Letak {
  kode_toko: string
  nama_toko: string
  status: string
  kode_gudang: string | null
  kode_baki: string | null
  no_kirim: string | null
  ke: string | null
}
const letak = statement<Letak>('letak_barang', 'SELECT * FROM letak_barang($1)')

/** @throws errors.kirimanTidakAda: nobody is told of a piece who has no shipment in hand */
export async function bukan(
  ctx: Context,
  { params: { no, kode_barcode } }: CallInput<typeof letakBarang>,
): Promise<CallReply<typeof letakBarang>> {
  await loadKiriman(ctx, no)
  const [row] = await ctx.sql(letak, [kode_barcode])
  const tempat = row?.kode_gudang && row.kode_baki ? lokasiNyata(row.kode_gudang, row.kode_baki) : null
  const refusal = row
    ? errors.barangBukanKiriman({ kode_barcode, no, letak: letakDiBuku({ ...row, tempat }) })
    : errors.barangTidakAda({ kode_barcode })
  return { alasan: refusal.message }
}
