/** A count as it is kept: its head, its trays, its rows, and the pieces of them as they are now. */
import type { KepalaOpname } from '#domain/calls/opname.ts'
import { errors } from '#domain/errors.ts'
import { lokasiNyata } from '#domain/rules/lokasi.ts'
import type { BarangKini, BarisOpname, HasilOpname } from '#domain/rules/opname.ts'
import type { Milligram } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'

const jumlah = (nama: string, bila: string): string =>
  `json_build_object('qty', count(*) FILTER (WHERE ${bila}), 'berat', COALESCE(sum(berat) FILTER (WHERE ${bila}), 0)) AS ${nama}`
/** Of the rows of a count, or of a tray of it: what should be there is found, lost, or gone; what is too many stands apart. */
const JUMLAH = [
  jumlah('diharapkan', 'ada'),
  jumlah('ketemu', "ada AND hasil = 'FOUND'"),
  jumlah('hilang', "ada AND (hasil IS NULL OR hasil = 'LOST')"),
  jumlah('lebih', "NOT ada AND hasil = 'EXCEED'"),
  jumlah('keluar', "ada AND hasil IN ('KELUAR', 'EXCEED')"),
].join(', ')
/** Each row where it should be, and one too many where it was scanned: a piece in the wrong one of its trays is in both. */
const BARIS = (no: string): string => `(
  SELECT kode_baki, true AS ada, hasil, berat FROM opname_barang WHERE no = ${no} AND diharapkan
  UNION ALL SELECT di_baki, false, hasil, berat FROM opname_barang WHERE no = ${no} AND hasil = 'EXCEED')`

const KEPALA = `SELECT o.no, o.tgl_system, to_char(o.jam, 'HH24:MI:SS') AS jam, o.cakupan, o.tempat, o.keterangan, o.status, o.input_by, COALESCE(o.selesai_by, '-') AS selesai_by, o.alasan_batal, j.*
   FROM opname o CROSS JOIN LATERAL (SELECT ${JUMLAH} FROM ${BARIS('o.no')} r) j WHERE o.kode_toko = $1`
const kini = statement<KepalaOpname>(
  'opname_kini',
  `${KEPALA} AND (o.tgl_system = $2 OR o.status = 'OPEN') ORDER BY o.jam DESC LIMIT 200`,
)
const satu = statement<KepalaOpname>('opname_satu', `${KEPALA} AND o.no = $2`)

export const daftar = (ctx: Context): Promise<KepalaOpname[]> =>
  ctx.sql(kini, [ctx.toko.kode_toko, ctx.toko.tgl_system])

/** @throws errors.opnameTidakAda */
export async function muatKepala(ctx: Context, no: string): Promise<KepalaOpname> {
  const [row] = await ctx.sql(satu, [ctx.toko.kode_toko, no])
  if (!row) throw errors.opnameTidakAda({ no }).at('no')
  return row
}

type Jumlah = Pick<KepalaOpname, 'diharapkan' | 'ketemu' | 'hilang' | 'lebih' | 'keluar'>
export const perBaki = statement<Jumlah & { kode_gudang: string; kode_baki: string; nama_baki: string }>(
  'opname_per_baki',
  `SELECT k.kode_gudang, k.kode_baki, m.nama_baki, j.diharapkan, j.ketemu, j.hilang, j.lebih, j.keluar FROM opname_baki k JOIN baki m ON m.kode_toko = k.kode_toko AND m.kode_baki = k.kode_baki
     LEFT JOIN (SELECT kode_baki, ${JUMLAH} FROM ${BARIS('$2')} r GROUP BY 1) j ON j.kode_baki = k.kode_baki
   WHERE k.kode_toko = $1 AND k.no = $2 ORDER BY j.kode_baki IS NULL, 1, 2`,
)

const kunci = statement<{ status: string; tempat: string; input_by: string }>(
  'kunci_opname',
  'SELECT status, tempat, input_by FROM opname WHERE kode_toko = $1 AND no = $2 FOR UPDATE',
)
/** The head of one that is open, locked: scans wait, and find it ended. @throws errors.opnameTidakAda, opnameSelesai */
export async function kunciTerbuka(ctx: Context, no: string): Promise<{ tempat: string; input_by: string }> {
  const [head] = await ctx.sql(kunci, [ctx.toko.kode_toko, no])
  if (!head) throw errors.opnameTidakAda({ no }).at('no')
  if (head.status !== 'OPEN') throw errors.opnameSelesai({ no, status: head.status }).at('no')
  return head
}

interface Tersimpan extends BarisOpname {
  hasil: 'FOUND' | 'EXCEED' | null
}
const baris = statement<Omit<Tersimpan, 'hasil'> & { hasil: HasilOpname | null }>(
  'opname_baris',
  `SELECT kode_barcode, barang_id, diharapkan, di_gudang || '/' || di_baki AS di, hasil, nama_barang, berat FROM opname_barang
   WHERE kode_toko = $1 AND no = $2 ORDER BY kode_barcode`,
)
const tempat = statement<{ lokasi: string }>(
  'opname_tempat',
  `SELECT kode_gudang || '/' || kode_baki AS lokasi FROM opname_baki WHERE kode_toko = $1 AND no = $2`,
)

export interface BarangOpname extends BarangKini {
  id: number
  kode_barcode: string
  kode_group: string
  kode_dept: string
  kode_gudang: string
  kode_baki: string
  berat: Milligram
}
const BARANG = `SELECT id, COALESCE(kode_barcode, '-') AS kode_barcode, status, kode_gudang, kode_baki, kode_group, kode_dept, berat FROM barang
   WHERE kode_toko = $1 AND id = ANY ($2::bigint[])`
const lihat = statement<Omit<BarangOpname, 'lokasi'>>('opname_barang_kini', BARANG)
const pegang = statement<Omit<BarangOpname, 'lokasi'>>(
  'kunci_opname_barang',
  `${BARANG} ORDER BY id FOR UPDATE`,
)

export interface OpnameDimuat {
  baris: Tersimpan[]
  kini: Map<number, BarangOpname>
  tempat: Set<string>
}

/** @param dikunci pieces that may be lost or put elsewhere are held: whoever sells one of them meanwhile waits, or is waited for */
export async function muatOpname(ctx: Context, no: string, dikunci: boolean): Promise<OpnameDimuat> {
  const { kode_toko } = ctx.toko
  const rows = (await ctx.sql(baris, [kode_toko, no])) as Tersimpan[]
  const found: number[] = []
  const others: number[] = []
  for (const { barang_id, hasil } of rows)
    if (barang_id !== null) (hasil === 'FOUND' ? found : others).push(barang_id)
  const pieces = [
    ...(await ctx.sql(dikunci ? pegang : lihat, [kode_toko, others])),
    ...(await ctx.sql(lihat, [kode_toko, found])),
  ]
  const places = await ctx.sql(tempat, [kode_toko, no])
  return {
    baris: rows,
    kini: new Map(
      pieces.map((piece) => [
        piece.id,
        { ...piece, lokasi: lokasiNyata(piece.kode_gudang, piece.kode_baki) },
      ]),
    ),
    tempat: new Set(places.map((p) => p.lokasi)),
  }
}
