/** Stock documents with their pieces: of a range of days, or one. */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { CallsStok, DokumenStokTersimpan } from '#domain/calls/dokumen-stok.ts'
import type { DokumenStok } from '#domain/dokumen-stok.ts'
import { errors } from '#domain/errors.ts'
import type { Context } from '../context.ts'
import { statement } from '../db/statement.ts'

const LIMIT = 500
/** SQL for the weight on the scale when a piece came, beside its weight when it left. */
const DITIMBANG = `CASE h.kind
    WHEN 'TERIMA' THEN (SELECT t.berat_terima FROM terima_barang t WHERE t.no = b.no AND t.urut = b.urut)
    WHEN 'CUCI MASUK' THEN (SELECT k.berat_kembali FROM cuci_kembali k WHERE k.no = b.no AND k.urut = b.urut) END`
const DOKUMEN = `SELECT h.no, h.tgl_system, to_char(h.jam, 'HH24:MI:SS') AS jam, h.kode_gudang, h.kode_baki,
    h.ke, h.keterangan, d.qty, d.berat, h.status_valid, h.alasan_batal, h.cetak, h.input_by, d.detail_barang
   FROM dokumen_stok h CROSS JOIN LATERAL (
     SELECT count(*)::int AS qty, sum(berat)::bigint AS berat,
       json_agg(json_build_object('id', barang_id, 'kode_barcode', kode_barcode, 'nama_barang', nama_barang,
           'kadar_cetak', kadar_cetak, 'kode_group', kode_group, 'kode_dept', kode_dept, 'berat', berat,
           'kode_gudang', kode_gudang, 'kode_baki', kode_baki, 'ke', ke, 'berat_timbang', ${DITIMBANG})
         ORDER BY urut) AS detail_barang
     FROM dokumen_stok_barang b WHERE no = h.no) d
   WHERE h.kode_toko = $1 AND h.kind = $2`
const hari = statement<DokumenStokTersimpan>(
  'daftar_dokumen_stok',
  `${DOKUMEN} AND h.tgl_system BETWEEN $3 AND $4 ORDER BY h.jam DESC LIMIT ${LIMIT}`,
)
/** Of today, and drafts of any day: they wait to be done or dropped. */
const kini = statement<DokumenStokTersimpan>(
  'dokumen_stok_kini',
  `${DOKUMEN} AND (h.tgl_system = $3 OR h.status_valid = 'OPEN') ORDER BY h.jam DESC LIMIT ${LIMIT}`,
)
const satu = statement<DokumenStokTersimpan>('lihat_dokumen_stok', `${DOKUMEN} AND h.no = $3`)

/** @throws errors.tanggalTerbalik */
export async function list(
  ctx: Context,
  { kind }: DokumenStok,
  { query: { tgl_from, tgl_to } }: CallInput<CallsStok['daftar']>,
): Promise<CallReply<CallsStok['daftar']>> {
  if (!tgl_from && !tgl_to) return ctx.sql(kini, [ctx.toko.kode_toko, kind, ctx.toko.tgl_system])
  const [from, to] = [tgl_from ?? tgl_to!, tgl_to ?? tgl_from!]
  if (from > to) throw errors.tanggalTerbalik().at('tgl_from')
  return ctx.sql(hari, [ctx.toko.kode_toko, kind, from, to])
}

/** @throws errors.dokumenStokTidakAda */
export async function loadDokumen(
  ctx: Context,
  { kind, nama }: DokumenStok,
  no: string,
): Promise<DokumenStokTersimpan> {
  const [row] = await ctx.sql(satu, [ctx.toko.kode_toko, kind, no])
  if (!row) throw errors.dokumenStokTidakAda({ nama, no }).at('no')
  return row
}

const kepala = statement<Kepala>(
  'kunci_dokumen_stok',
  `SELECT tgl_system, status_valid, input_by, cetak FROM dokumen_stok
   WHERE kode_toko = $1 AND kind = $2 AND no = $3 FOR UPDATE`,
)
interface Kepala {
  tgl_system: string
  status_valid: string
  input_by: string
  cetak: number
}

/** The head alone, locked. @throws errors.dokumenStokTidakAda */
export async function kunciDokumen(ctx: Context, { kind, nama }: DokumenStok, no: string): Promise<Kepala> {
  const [row] = await ctx.sql(kepala, [ctx.toko.kode_toko, kind, no])
  if (!row) throw errors.dokumenStokTidakAda({ nama, no }).at('no')
  return row
}
