/** Reads one page of the shop's pieces, and the totals of all that were found (DOMAIN §B.13). */
import { sql, type RawBuilder } from 'kysely'
import type { CallInput, CallReply } from '#domain/call.ts'
import type { BarangLine, listBarang } from '#domain/calls/data-barang.ts'
import { gramToMilligram, type Milligram } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { harfiah } from '../../rantai/member.ts'

type Query = CallInput<typeof listBarang>['query']

// The conditions repeat those of the partial indexes: pieces that have left the shop grow with the years.
const DI_TOKO = `b.status NOT IN ('TERJUAL', 'KIRIM', 'HANCUR', 'HILANG')`
const KELUAR = `b.status IN ('KIRIM', 'HANCUR', 'HILANG')`
const menurutStatus = (status: Query['status']): string => {
  if (status === 'SEMUA') return 'TRUE'
  if (status === 'DI TOKO') return DI_TOKO
  const sama = `b.status = '${status}'`
  if (status === 'TERJUAL') return sama
  return `${sama} AND ${status === 'KIRIM' || status === 'HANCUR' || status === 'HILANG' ? KELUAR : DI_TOKO}`
}

const URUT: Record<Query['urut'], readonly string[]> = {
  tgl_masuk: ['b.tgl_masuk'],
  kode_barcode: ['b.kode_barcode'],
  nama_barang: ['b.nama_barang'],
  kode_group: ['b.kode_group', 'b.kode_dept'],
  kode_dept: ['b.kode_dept', 'b.kode_group'],
  berat: ['b.berat'],
  tempat: ['b.kode_gudang', 'b.kode_baki'],
  status: ['b.status'],
  kode_intern: ['b.kode_intern'],
}

export async function list(
  ctx: Context,
  { query }: CallInput<typeof listBarang>,
): Promise<CallReply<typeof listBarang>> {
  const where = sql`b.kode_toko = ${ctx.toko.kode_toko}
    AND ${sql.raw(menurutStatus(query.status))} ${sql.join(saringan(query), sql` `)}`
  const order = sql.raw([...URUT[query.urut], 'b.id'].map((column) => `${column} ${query.arah}`).join(', '))
  const found = await sql<{ jumlah: number; berat: Milligram }>`
    SELECT count(*)::int AS jumlah, COALESCE(sum(b.berat), 0)::bigint AS berat FROM barang b WHERE ${where}`.execute(
    ctx.db,
  )
  // Sorted and passed over are ids alone: of a far page the rows before it are never read whole.
  const page = await sql<BarangLine>`
    SELECT b.id, COALESCE(b.kode_barcode, '-') AS kode_barcode, b.nama_barang, b.kadar_cetak, b.kode_group,
      b.kode_dept, b.berat, b.kode_gudang, b.kode_baki, b.status, b.kode_intern, b.tgl_masuk
    FROM barang b
      JOIN (
        SELECT b.id FROM barang b WHERE ${where} ORDER BY ${order}
        LIMIT ${query.ukuran} OFFSET ${(query.halaman - 1) * query.ukuran}) halaman ON halaman.id = b.id
    ORDER BY ${order}`.execute(ctx.db)
  return { rows: page.rows, ...found.rows[0]! }
}

function saringan(q: Query): RawBuilder<unknown>[] {
  const mg = (gram: string) => gramToMilligram(Number(gram))
  return [
    ...(q.cari ? [sql`AND (${dicari(q.cari)})`] : []),
    ...(q.kode_group ? [sql`AND b.kode_group = ${q.kode_group}`] : []),
    ...(q.kode_dept ? [sql`AND b.kode_dept = ${q.kode_dept}`] : []),
    ...(q.tempat
      ? [
          sql`AND b.kode_gudang = split_part(${q.tempat}, '/', 1) AND b.kode_baki = split_part(${q.tempat}, '/', 2)`,
        ]
      : []),
    ...(q.berat_dari ? [sql`AND b.berat >= ${mg(q.berat_dari)}`] : []),
    ...(q.berat_sampai ? [sql`AND b.berat <= ${mg(q.berat_sampai)}`] : []),
  ]
}

/** Digits are a barcode, with or without its noughts, or a part of a kode intern; anything else a part of either text. */
function dicari(cari: string): RawBuilder<unknown> {
  const part = `%${harfiah(cari)}%`
  return /^\d{1,8}$/.test(cari)
    ? sql`b.kode_barcode = ${cari.padStart(8, '0')} OR b.kode_intern LIKE ${part}`
    : sql`b.nama_barang LIKE ${part} OR b.kode_intern LIKE ${part}`
}
