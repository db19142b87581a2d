/** A count as everybody who counts sees it. */
import type { CallInput, CallReply } from '#domain/call.ts'
import { BARANG_OPNAME_MAKS, type barangOpname, type lihatOpname } from '#domain/calls/opname.ts'
import { adaDiBaki, jumlahOpname } from '#domain/rules/opname.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { loadKelompok, loadKepala } from './load.ts'

type Dilihat = CallReply<typeof lihatOpname>

const tempat = statement<{ kode_gudang: string; kode_baki: string; nama_baki: string }>(
  'opname_baki',
  `SELECT k.kode_gudang, k.kode_baki, m.nama_baki
   FROM opname_baki k JOIN baki m ON m.kode_toko = k.kode_toko AND m.kode_baki = k.kode_baki
   WHERE k.kode_toko = $1 AND k.no = $2 ORDER BY 1, 2`,
)
// The bounds of the time are all there is. With them the newest thirty are walked to in the index also when nothing is known of the
// table yet, as in the first minute of a shop's first count; without them thousands are sorted at every look.
const scanTerakhir = statement<Dilihat['scan'][number]>(
  'opname_scan_terakhir',
  `SELECT kode_barcode, nama_barang, kadar_cetak, berat, hasil, di_baki AS kode_baki, menurut_buku, scan_by,
     to_char(scan_at, 'HH24:MI:SS') AS jam
   FROM opname_barang
   WHERE kode_toko = $1 AND no = $2 AND scan_at BETWEEN '-infinity' AND 'infinity'
     AND hasil IN ('FOUND', 'EXCEED') AND di_baki IS NOT NULL AND scan_by IS NOT NULL ORDER BY scan_at DESC
   LIMIT 30`,
)

/** @throws errors.opnameTidakAda */
export async function lihat(
  ctx: Context,
  { params: { no } }: CallInput<typeof lihatOpname>,
): Promise<Dilihat> {
  const key = [ctx.toko.kode_toko, no]
  const [kepala, rows, baki, scan] = await Promise.all([
    loadKepala(ctx, no),
    loadKelompok(ctx, [no]),
    ctx.sql(tempat, key),
    ctx.sql(scanTerakhir, key),
  ])
  // A tray in which nothing should be, and nothing was scanned, stands last.
  const [berisi, empty] = [true, false].map((ada) =>
    baki.filter(({ kode_baki }) => adaDiBaki(rows, kode_baki) === ada),
  )
  return {
    ...kepala,
    ...jumlahOpname(rows),
    baki: [...berisi!, ...empty!].map((b) => ({ ...b, ...jumlahOpname(rows, b.kode_baki) })),
    scan,
  }
}

/** Shows where a piece was scanned; a piece not scanned, where it should be. */
const cari = statement<CallReply<typeof barangOpname>[number]>(
  'opname_cari_barang',
  `SELECT kode_barcode, nama_barang, nama_atribut, kadar_cetak, berat,
     COALESCE(di_baki, kode_baki) AS kode_baki, menurut_buku, tindakan, COALESCE(scan_by, '-') AS scan_by
   FROM opname_barang
   WHERE kode_toko = $1 AND no = $2 AND (hasil = $3 OR $3 = 'BELUM' AND hasil IS NULL AND diharapkan)
     AND ($4::text IS NULL OR COALESCE(di_baki, kode_baki) = $4)
   ORDER BY 6, 1 LIMIT ${BARANG_OPNAME_MAKS}`,
)

export async function barang(
  ctx: Context,
  { params: { no }, query: { hasil: result, kode_baki } }: CallInput<typeof barangOpname>,
): Promise<CallReply<typeof barangOpname>> {
  await loadKepala(ctx, no)
  return ctx.sql(cari, [ctx.toko.kode_toko, no, result, kode_baki || null])
}
