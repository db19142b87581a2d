/** Own shipments: their numbers, what is still on its way, one to head office whole (spec 000 §7, 001 §7). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type {
  cetakUlangKirimPusat,
  nomorKirim,
  nomorKirimCabang,
  perjalananKirim,
} from '#domain/calls/kirim.ts'
import { kirimPusat } from '#domain/dokumen/kirim.ts'
import { errors } from '#domain/errors.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'

const DARI = `FROM kirim k JOIN dokumen_stok h USING (no)`

const allNomor = statement<CallReply<typeof nomorKirim>[number]>(
  'nomor_kirim',
  `SELECT no AS no_kirim, COALESCE(k.kode_cabang, 'PUSAT') AS kode_cabang, h.tgl_system AS tanggal, k.status_kirim,
     (SELECT count(*)::int FROM dokumen_stok_barang d WHERE d.no = h.no) AS qty
   ${DARI} WHERE k.kode_toko = $1 ORDER BY h.tgl_system DESC, h.jam DESC LIMIT 500`,
)
export const nomor = (ctx: Context): Promise<CallReply<typeof nomorKirim>> =>
  ctx.sql(allNomor, [ctx.toko.kode_toko])

const nomorSatuCabang = statement<{ no_kirim: string }>(
  'nomor_kirim_cabang',
  `SELECT no AS no_kirim ${DARI}
   WHERE k.kode_toko = $1 AND k.kode_cabang = $2 AND k.tgl_kirim BETWEEN $3::date AND $4::date
     AND k.status_kirim IN ('KIRIM', 'TERIMA') ORDER BY h.jam DESC`,
)
/** @throws errors.tanggalTerbalik */
export async function nomorCabang(
  ctx: Context,
  { body: { kode_cabang, tgl_from, tgl_to } }: CallInput<typeof nomorKirimCabang>,
): Promise<CallReply<typeof nomorKirimCabang>> {
  if (tgl_from > tgl_to) throw errors.tanggalTerbalik().at('tgl_to')
  return ctx.sql(nomorSatuCabang, [ctx.toko.kode_toko, kode_cabang, tgl_from, tgl_to])
}

const jalan = statement<CallReply<typeof perjalananKirim>[number]>(
  'perjalanan_kirim',
  `SELECT k.no AS no_kirim, t.kode_toko AS kode_cabang, t.nama_toko AS nama_cabang, k.tgl_kirim,
     GREATEST($2::date - k.tgl_kirim, 0) AS hari, k.jauh, k.berkas_at IS NOT NULL AS berkas_keluar, l.*
   FROM kirim k JOIN toko t ON t.kode_toko = k.kode_cabang CROSS JOIN LATERAL (
     SELECT count(*)::int AS qty, sum(d.berat)::bigint AS berat,
       count(*) FILTER (WHERE b.status = 'KIRIM')::int AS qty_jalan,
       COALESCE(sum(d.berat) FILTER (WHERE b.status = 'KIRIM'), 0)::bigint AS berat_jalan,
       json_agg(json_build_object('urut', urut, 'barang_id', b.barang_id, 'kode_barcode', d.kode_barcode,
           'nama_barang', d.nama_barang, 'kadar_cetak', d.kadar_cetak, 'kode_group', d.kode_group,
           'kode_dept', d.kode_dept, 'berat', d.berat, 'status', b.status, 'tgl_selesai', b.tgl_selesai,
           'baki_terima', COALESCE(b.kode_gudang_terima || ' / ' || b.kode_baki_terima, '-'), 'selisih',
           b.selisih, 'ditolak', b.ditolak) ORDER BY urut) AS detail_barang
     FROM kirim_barang b JOIN dokumen_stok_barang d USING (no, urut) WHERE b.no = k.no) l
   WHERE k.kode_toko = $1 AND k.status_kirim = 'KIRIM' ORDER BY k.tgl_kirim, k.no LIMIT 500`,
)
export const perjalanan = (ctx: Context): Promise<CallReply<typeof perjalananKirim>> =>
  ctx.sql(jalan, [ctx.toko.kode_toko, ctx.toko.tgl_system])

const pusat = statement<CallReply<typeof cetakUlangKirimPusat>>(
  'cetak_ulang_kirim_pusat',
  `SELECT h.no AS no_kirim_bos, h.tgl_system AS tanggal, to_char(h.jam, 'HH24:MI:SS') AS jam,
     COALESCE(k.kode_cabang, 'PUSAT') AS kode_cabang, h.keterangan, k.status_kirim, h.input_by, d.qty,
     d.berat, d.detail ${DARI}
     CROSS JOIN LATERAL (
       SELECT count(*)::int AS qty, sum(berat)::bigint AS berat,
         json_agg(json_build_object('kode_barcode', kode_barcode, 'nama_barang', nama_barang, 'kode_group',
             kode_group, 'kode_dept', kode_dept, 'kadar_cetak', kadar_cetak, 'berat', berat, 'kode_gudang',
             kode_gudang, 'kode_toko', kode_baki) ORDER BY urut) AS detail FROM dokumen_stok_barang
       WHERE no = h.no) d
   WHERE h.kode_toko = $1 AND h.kind = '${kirimPusat.kind}' AND h.no = $2`,
)
/** @throws errors.dokumenStokTidakAda */
export async function cetakUlangPusat(
  ctx: Context,
  { query: { no_kirim_bos: no } }: CallInput<typeof cetakUlangKirimPusat>,
): Promise<CallReply<typeof cetakUlangKirimPusat>> {
  const [row] = await ctx.sql(pusat, [ctx.toko.kode_toko, no])
  if (!row) throw errors.dokumenStokTidakAda({ nama: kirimPusat.nama, no }).at('no_kirim_bos')
  return row
}
