/** A count as it is kept: its head, its trays, its rows, and the pieces of them as they are now. */
import type { KepalaOpname } from '#domain/calls/opname.ts'
import { errors } from '#domain/errors.ts'
import { lokasiNyata } from '#domain/rules/lokasi.ts'
import {
  jumlahOpname,
  type BarangKini,
  type OpnameLine,
  type OpnameResult,
  type JumlahOpname,
  type KelompokOpname,
} from '#domain/rules/opname.ts'
import type { Milligram } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'

export type Kepala = Omit<KepalaOpname, keyof JumlahOpname>
const KEPALA = `SELECT no, tgl_system, to_char(jam, 'HH24:MI:SS') AS jam, cakupan, tempat, keterangan, status,
    input_by, COALESCE(selesai_by, '-') AS selesai_by, alasan_batal
   FROM opname WHERE kode_toko = $1`
const kini = statement<Kepala>(
  'opname_kini',
  `${KEPALA} AND (tgl_system = $2 OR status = 'OPEN') ORDER BY opname.jam DESC LIMIT 200`,
)
const satu = statement<Kepala>('opname_satu', `${KEPALA} AND no = $2`)

/** @throws errors.opnameTidakAda */
export async function loadKepala(ctx: Context, no: string): Promise<Kepala> {
  const [row] = await ctx.sql(satu, [ctx.toko.kode_toko, no])
  if (!row) throw errors.opnameTidakAda({ no }).at('no')
  return row
}

/** The rows of counts, read once each and told by what they have in common: everything that is counted on a screen is a sum of these. */
const kelompok = statement<KelompokOpname & { no: string }>(
  'opname_kelompok',
  `SELECT no, kode_baki, di_baki, diharapkan, hasil, count(*)::int AS qty, sum(berat)::bigint AS berat
   FROM opname_barang
   WHERE kode_toko = $1 AND no = ANY ($2::text[]) AND (diharapkan OR hasil = 'EXCEED') GROUP BY 1, 2, 3, 4, 5`,
)
export const loadKelompok = (
  ctx: Context,
  nos: readonly string[],
): Promise<(KelompokOpname & { no: string })[]> => ctx.sql(kelompok, [ctx.toko.kode_toko, nos])

export async function list(ctx: Context): Promise<KepalaOpname[]> {
  const heads = await ctx.sql(kini, [ctx.toko.kode_toko, ctx.toko.tgl_system])
  const rows = await loadKelompok(
    ctx,
    heads.map(({ no }) => no),
  )
  return heads.map((head) => ({ ...head, ...jumlahOpname(rows.filter(({ no }) => no === head.no)) }))
}

const kunci = statement<{ status: string; tempat: string; input_by: string }>(
  'kunci_opname',
  'SELECT status, tempat, input_by FROM opname WHERE kode_toko = $1 AND no = $2 FOR UPDATE',
)
/** The head of one that is open, locked: scans wait, and find it ended. @throws errors.opnameTidakAda, opnameSelesai */
export async function lockOpen(ctx: Context, no: string): Promise<{ tempat: string; input_by: string }> {
  const [head] = await ctx.sql(kunci, [ctx.toko.kode_toko, no])
  if (!head) throw errors.opnameTidakAda({ no }).at('no')
  if (head.status !== 'OPEN') throw errors.opnameSelesai({ no, status: head.status }).at('no')
  return head
}

interface Tersimpan extends OpnameLine {
  hasil: 'FOUND' | 'EXCEED' | null
}
const row = statement<Omit<Tersimpan, 'hasil'> & { hasil: OpnameResult | null }>(
  'opname_baris',
  `SELECT kode_barcode, barang_id, diharapkan, di_gudang || '/' || di_baki AS di, hasil, nama_barang, berat
   FROM opname_barang
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
const BARANG = `SELECT id, COALESCE(kode_barcode, '-') AS kode_barcode, status, kode_gudang, kode_baki,
    kode_group, kode_dept, berat FROM barang
   WHERE kode_toko = $1 AND id = ANY ($2::bigint[])`
const lihat = statement<Omit<BarangOpname, 'lokasi'>>('opname_barang_kini', BARANG)
const pegang = statement<Omit<BarangOpname, 'lokasi'>>(
  'kunci_opname_barang',
  `${BARANG} ORDER BY id FOR UPDATE`,
)

export interface LoadedOpname {
  rows: Tersimpan[]
  kini: Map<number, BarangOpname>
  tempat: Set<string>
}

/** @param dikunci pieces that may be lost or put elsewhere are held: whoever sells one of them meanwhile waits, or is waited for */
export async function loadOpname(ctx: Context, no: string, dikunci: boolean): Promise<LoadedOpname> {
  const { kode_toko } = ctx.toko
  const rows = (await ctx.sql(row, [kode_toko, no])) as Tersimpan[]
  const found: number[] = []
  const others: number[] = []
  for (const { barang_id, hasil: result } of rows)
    if (barang_id !== null) (result === 'FOUND' ? found : others).push(barang_id)
  const pieces = [
    ...(await ctx.sql(dikunci ? pegang : lihat, [kode_toko, others])),
    ...(await ctx.sql(lihat, [kode_toko, found])),
  ]
  const places = await ctx.sql(tempat, [kode_toko, no])
  return {
    rows: rows,
    kini: new Map(
      pieces.map((piece) => [
        piece.id,
        { ...piece, lokasi: lokasiNyata(piece.kode_gudang, piece.kode_baki) },
      ]),
    ),
    tempat: new Set(places.map((p) => p.lokasi)),
  }
}
