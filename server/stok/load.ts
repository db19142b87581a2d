/** The pieces and the tray of a stock document, as they are now. */
import type { AcuanBarang } from '#domain/calls/dokumen-stok.ts'
import type { BakiTujuan, BarangStok } from '#domain/rules/dokumen-stok.ts'
import type { TujuanSortir } from '#domain/rules/sortir.ts'
import type { StatusBarang } from '#domain/rules/status.ts'
import type { Milligram, TanggalSystem } from '#domain/units.ts'
import type { Context } from '../context.ts'
import { statement } from '../db/statement.ts'
import { denganTahan } from '../rantai/tahan.ts'

export interface LoadedBarang extends BarangStok {
  id: number
  kode_group: string
  kode_dept: string
  nama_barang: string
  kadar_cetak: string
  berat: Milligram
  /** The purpose for which it waits in SORTIR; '-' elsewhere. */
  tujuan: string
  /** The first day on which it may leave, of one that waits (rules/tahan-tanpa-surat.ts). */
  ditahan_sampai?: TanggalSystem
}

// The tray is asked of the piece and not joined: one that moves while its lock is waited for is found where it lies then.
const BARANG = `SELECT b.id, COALESCE(b.kode_barcode, '-') AS kode_barcode, b.kode_group, b.kode_dept,
    b.nama_barang, b.kadar_cetak, b.berat, b.kode_gudang, b.kode_baki, b.status,
    (
      SELECT k.status <> 'READY' FROM baki k
      WHERE k.kode_toko = b.kode_toko AND k.kode_gudang = b.kode_gudang AND k.kode_baki = b.kode_baki)
    AS baki_dikunci, CASE b.status WHEN 'SORTIR' THEN COALESCE(b.tujuan_sortir, '-') ELSE '-' END AS tujuan
   FROM barang b WHERE b.kode_toko = $1`
const lihat = statement<LoadedBarang>('lihat_barang_stok', `${BARANG} AND b.kode_barcode = $2`)
// Looked for first: an OR in the order of the ids is a walk over all of them on PostgreSQL 15. Asked again of what was locked.
const kunci = statement<LoadedBarang>(
  'kunci_barang_stok',
  `${BARANG}
     AND b.id = ANY (ARRAY(
           SELECT d.id FROM barang d WHERE d.kode_toko = $1 AND d.kode_barcode = ANY ($2::text[]))
         || $3::bigint[]) AND (b.kode_barcode = ANY ($2::text[]) OR b.id = ANY ($3::bigint[])) ORDER BY b.id
   FOR UPDATE OF b`,
)
/** Pieces in BELI and SORTIR are found by their place. */
const diKeranjang = statement<LoadedBarang>(
  'pilihan_barang_stok',
  `${BARANG} AND (b.kode_gudang, b.kode_baki) IN (('BELI', 'BELI'), ('SORTIR', 'SORTIR'))
     AND b.status NOT IN ('TERJUAL', 'KIRIM', 'HANCUR', 'HILANG') AND b.status = ANY ($2::text[])
   ORDER BY (b.status = 'SORTIR' AND b.tujuan_sortir = $3) IS TRUE DESC, b.id DESC LIMIT 1000`,
)

export const lihatBarang = async (ctx: Context, kode_barcode: string): Promise<LoadedBarang | undefined> =>
  (await denganTahan(ctx, await ctx.sql(lihat, [ctx.toko.kode_toko, kode_barcode])))[0]

/** Reads the pieces of BELI and SORTIR that a document may take: those sorted for it first, then the last first. */
export const barangChoices = async (
  ctx: Context,
  { dari, tujuan = null }: { dari: readonly StatusBarang[]; tujuan?: TujuanSortir | null },
): Promise<LoadedBarang[]> => denganTahan(ctx, await ctx.sql(diKeranjang, [ctx.toko.kode_toko, dari, tujuan]))

const oneBakiContent = (kunci: string) =>
  `${BARANG} AND b.kode_gudang = $2 AND b.kode_baki = $3
     AND b.status NOT IN ('TERJUAL', 'KIRIM', 'HANCUR', 'HILANG') ORDER BY b.id${kunci}`
const bakiContent = statement<LoadedBarang>('lihat_isi_baki', oneBakiContent(''))
const lockContent = statement<LoadedBarang>('kunci_isi_baki', oneBakiContent(' FOR UPDATE OF b'))

/** All that lies in a tray; locked, when it is to move. */
export const loadBakiContent = (
  ctx: Context,
  { kode_gudang, kode_baki }: { kode_gudang: string; kode_baki: string },
  dikunci = false,
): Promise<LoadedBarang[]> =>
  ctx.sql(dikunci ? lockContent : bakiContent, [ctx.toko.kode_toko, kode_gudang, kode_baki])

/** By how they were named. Who sells one of them meanwhile waits, or is waited for. */
export async function kunciBarang(
  ctx: Context,
  acuan: readonly AcuanBarang[],
): Promise<Map<AcuanBarang, LoadedBarang>> {
  const locked = await ctx.sql(kunci, [
    ctx.toko.kode_toko,
    acuan.filter((a) => typeof a === 'string'),
    acuan.filter((a) => typeof a === 'number'),
  ])
  const rows = await denganTahan(ctx, locked)
  return new Map(
    rows.flatMap((b): [AcuanBarang, LoadedBarang][] => [
      [b.id, b],
      [b.kode_barcode, b],
    ]),
  )
}

// The tray is locked, so that two documents cannot both take its last place; pieces that come back to it do not wait.
const baki = statement<Omit<BakiTujuan, 'isi'>>(
  'kunci_baki_tujuan',
  `SELECT kode_gudang, kode_baki, status <> 'READY' AS dikunci, kapasitas FROM baki
   WHERE kode_toko = $1 AND kode_gudang = $2 AND kode_baki = $3 AND status_aktif AND NOT is_sistem FOR NO KEY UPDATE`,
)
const content = statement<{ isi: number }>(
  'isi_baki',
  `SELECT count(*)::int AS isi FROM barang
   WHERE kode_toko = $1 AND kode_gudang = $2 AND kode_baki = $3
     AND status NOT IN ('TERJUAL', 'KIRIM', 'HANCUR', 'HILANG')`,
)

/** An active tray that pieces are sold from; undefined when there is none. */
export async function kunciTujuan(
  ctx: Context,
  { kode_gudang, kode_baki }: { kode_gudang: string; kode_baki: string },
): Promise<BakiTujuan | undefined> {
  const key = [ctx.toko.kode_toko, kode_gudang, kode_baki]
  const [tray] = await ctx.sql(baki, key)
  return tray && { ...tray, ...(await ctx.sql(content, key))[0]! }
}
