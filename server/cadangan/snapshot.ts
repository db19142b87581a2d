/** Reads one moment of the database, while everybody goes on working in it. */
import { createHash } from 'node:crypto'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { SELURUH_RANTAI, setShop } from '../db/transaction.ts'

/**
 * Settings by which values are written, here and when they are read again: never those that a server happens to have.
 */
const WRITE_MODE = {
  client_encoding: 'UTF8',
  datestyle: 'ISO, DMY',
  intervalstyle: 'postgres',
  timezone: 'UTC',
  extra_float_digits: '3',
  bytea_output: 'hex',
  search_path: 'public',
  // Rows in the order in which they lie, also when others read the same table.
  synchronize_seqscans: 'off',
  // A backup may take as long as it needs.
  statement_timeout: '0',
  lock_timeout: '0',
  idle_in_transaction_session_timeout: '0',
}

/** Settings of this transaction. */
export async function aturTransaksi(client: pg.ClientBase): Promise<void> {
  await client.query(
    `SELECT ${Object.entries(WRITE_MODE)
      .map(([nama, nilai]) => `set_config('${nama}', '${nilai}', true)`)
      .join(', ')}`,
  )
}

/** Begins a transaction whose reads are all of one moment, until it ends. */
export async function mulaiSatuSaat(client: pg.ClientBase): Promise<void> {
  await client.query(`BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; ${setShop(SELURUH_RANTAI)}`)
  await aturTransaksi(client)
}

export interface Table {
  nama: string
  /** Columns that are written; those that the database computes are computed again. */
  kolom: string[]
}

/**
 * @param kecuali a mark of ours, without columns like every mark of what is half made
 * @throws when one may not be read, or the database is half made
 */
export async function allTables(client: pg.ClientBase, kecuali?: string): Promise<Table[]> {
  const { rows } = await client.query<Table & { boleh: boolean }>(
    `SELECT c.relname AS nama, has_table_privilege(c.oid, 'SELECT') AS boleh,
       array(SELECT a.attname::text FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
         AND a.attgenerated = '' ORDER BY a.attnum) AS kolom
     FROM pg_class c WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relnamespace = 'public'::regnamespace
       AND c.relname IS DISTINCT FROM $1 ORDER BY 1`,
    [kecuali],
  )
  for (const { nama, boleh, kolom: columns } of rows) {
    if (!columns.length) throw new Error(`database belum selesai disiapkan (${nama})`)
    if (!boleh) throw new Error(`tabel ${nama} tidak boleh dibaca oleh login ini`)
  }
  return rows.map(({ nama, kolom: columns }) => ({ nama, kolom: columns }))
}

export interface Order {
  nama: string
  nilai: string
  terpakai: boolean
}

/** A sequence never goes back: what is read after the moment is not behind it. */
export async function allOrders(client: pg.ClientBase): Promise<Order[]> {
  const { rows } = await client.query<{ nama: string; tanya: string }>(
    `SELECT relname AS nama,
       format('SELECT %L AS nama, last_value::text AS nilai, is_called AS terpakai FROM %I', relname, relname)
       AS tanya
     FROM pg_class WHERE relkind = 'S' AND relnamespace = 'public'::regnamespace ORDER BY 1`,
  )
  if (!rows.length) return []
  return (await client.query<Order>(rows.map((r) => r.tanya).join(' UNION ALL '))).rows
}

export const columnNames = (columns: readonly string[]): string => columns.map((k) => `"${k}"`).join(', ')

/** Cut at the end of a row, where this much is together. */
const BAGIAN_BYTES = 8 * 1_048_576
const LINE_END = 10

/** A table's rows as COPY writes them, in parts that end with a row; what they come to is in `result` at the end. */
export async function* tableRows(
  client: pg.ClientBase,
  { nama, kolom: columns }: Table,
  result: { baris: number; sha256: string },
): AsyncGenerator<Buffer> {
  const stream = client.query(copyTo(`COPY "${nama}" (${columnNames(columns)}) TO STDOUT`))
  const hash = createHash('sha256')
  let ada: Buffer[] = []
  let jumlah = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    hash.update(chunk)
    ada.push(chunk)
    jumlah += chunk.length
    const akhir = jumlah < BAGIAN_BYTES ? -1 : chunk.lastIndexOf(LINE_END)
    if (akhir < 0) continue
    const sisa = chunk.subarray(akhir + 1)
    yield Buffer.concat([...ada.slice(0, -1), chunk.subarray(0, akhir + 1)])
    ada = sisa.length ? [Buffer.from(sisa)] : []
    jumlah = sisa.length
  }
  if (jumlah) yield Buffer.concat(ada)
  result.baris = stream.rowCount
  result.sha256 = hash.digest('hex')
}
