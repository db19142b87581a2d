/** The rows of any master. Column names are field names, so a definition is all that a query needs. */
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { listed } from '#domain/master-calls.ts'
import type { PageOf, ScreenRow, Search, AnyMaster } from '#domain/master-types.ts'
import type { Context } from '../context.ts'
import { LOCK } from '../db/locks.ts'

/** A row as stored: milligrams, ten-thousandths of a percent. */
export type Row = ScreenRow
/** Column → the value it equals, or a list of which it is one. */
export type Match = Record<string, unknown>

/** The active rows that match, in order of their key. */
export async function findActive(ctx: Context, master: AnyMaster, match: Match): Promise<Row[]> {
  return select(
    ctx,
    master,
    [...matching(match), sql`status_aktif`],
    sql`ORDER BY ${ordering(master, master.key, 'ASC')}`,
  )
}

/** Rows where `field` is `value`, or one of a list, deactivated ones too. `lock` holds them until the transaction ends; what only refers to them does not wait. */
export async function findBy(
  ctx: Context,
  master: AnyMaster,
  field: string,
  value: unknown,
  lock = false,
): Promise<Row[]> {
  return select(ctx, master, matching({ [field]: value }), lock ? sql`FOR NO KEY UPDATE` : sql``)
}

/** Counts the active rows that match; `everywhere`: in every shop, inside diSeluruhRantai. */
export async function countActive(
  ctx: Context,
  master: AnyMaster,
  match: Match,
  everywhere = false,
): Promise<number> {
  const conditions = [...matching(match), sql<SqlBool>`status_aktif`]
  const { rows } = await sql<{ n: number }>`
    SELECT count(*) AS n FROM ${sql.table(master.table)}
    WHERE ${everywhere ? sql.join(conditions, sql` AND `) : where(ctx, master, conditions)}`.execute(ctx.db)
  return rows[0]!.n
}

/** Until this transaction ends nobody else decides about the rows of this master as a whole. */
export async function alone(ctx: Context, master: Pick<AnyMaster, 'table' | 'scope'>): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${sql.lit(LOCK.master)},
        hashtext(${`${master.table} ${master.scope === 'toko' ? ctx.toko.kode_toko : ''}`}))`.execute(ctx.db)
}

/** Reads a page of a search's rows, and how many rows it finds. */
export async function page(
  ctx: Context,
  master: AnyMaster,
  { halaman: nth, ukuran, ...search }: PageOf,
): Promise<{ rows: Row[]; jumlah: number }> {
  const found = searching(master, search)
  const [rows, jumlah] = await Promise.all([
    select(ctx, master, found, sql`${order(master, search)} LIMIT ${ukuran} OFFSET ${(nth - 1) * ukuran}`),
    sql<{
      jumlah: number
    }>`SELECT count(*) AS jumlah FROM ${sql.table(master.table)} WHERE ${where(ctx, master, found)}`.execute(
      ctx.db,
    ),
  ])
  return { rows, jumlah: jumlah.rows[0]!.jumlah }
}

/** Reads all rows of a search, for a file. */
export async function everything(ctx: Context, master: AnyMaster, search: Search): Promise<Row[]> {
  return select(ctx, master, searching(master, search), order(master, search))
}

/**
 * @returns the row, or undefined when a row with the same key, or with the same value in another unique column, is
 * there already.
 */
export async function insert(ctx: Context, master: AnyMaster, values: Match): Promise<Row | undefined> {
  const all = master.scope === 'toko' ? { kode_toko: ctx.toko.kode_toko, ...values } : values
  const { rows } = await sql<Row>`
    INSERT INTO ${sql.table(master.table)} (${sql.join(Object.keys(all).map((c) => sql.ref(c)))})
    VALUES (${sql.join(Object.values(all))}) ON CONFLICT DO NOTHING RETURNING ${columns(master)}`.execute(
    ctx.db,
  )
  return rows[0]
}

export async function update(ctx: Context, master: AnyMaster, code: string, changes: Match): Promise<Row> {
  const set = Object.entries(changes).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  const { rows } = await sql<Row>`
    UPDATE ${sql.table(master.table)} SET ${sql.join(set)}
    WHERE ${where(ctx, master, matching({ [master.key]: code }))} RETURNING ${columns(master)}`.execute(
    ctx.db,
  )
  return rows[0]!
}

async function select(
  ctx: Context,
  master: AnyMaster,
  conditions: RawBuilder<SqlBool>[],
  rest: RawBuilder<unknown>,
): Promise<Row[]> {
  const { rows } = await sql<Row>`SELECT ${columns(master)} FROM ${sql.table(master.table)}
      WHERE ${where(ctx, master, conditions)} ${rest}`.execute(ctx.db)
  return rows
}

const columns = (master: AnyMaster) =>
  sql.join([
    ...Object.keys(master.fields).map((c) => sql.ref(c)),
    sql`status_aktif`,
    sql`xmin::text AS versi`,
  ])

/** Row-level security says the same of a shop's rows; said here too, an index can serve it. */
const where = (ctx: Context, master: AnyMaster, conditions: RawBuilder<SqlBool>[]) =>
  sql.join(
    [master.scope === 'toko' ? sql`kode_toko = ${ctx.toko.kode_toko}` : sql`true`, ...conditions],
    sql` AND `,
  )

const matching = (match: Match): RawBuilder<SqlBool>[] =>
  Object.entries(match).map(([column, value]) =>
    Array.isArray(value) ? sql`${sql.ref(column)} = ANY(${value})` : sql`${sql.ref(column)} = ${value}`,
  )

const TEXTS = new Set(['kode', 'teks', 'telepon', 'digit', 'karat', 'tanggal', 'pilihan', 'ref'])

function searching(master: AnyMaster, { cari, status }: Search): RawBuilder<SqlBool>[] {
  const texts = listed(master).filter((name) => TEXTS.has(master.fields[name]!.kind))
  const pattern = `%${cari.replace(/[\\%_]/g, '\\$&')}%`
  return [
    // Texts are kept in capitals, and asked for in capitals: LIKE is several times quicker than ILIKE.
    ...(cari
      ? [
          sql<SqlBool>`(${sql.join(
            texts.map((c) => sql`${sql.ref(c)}::text LIKE ${pattern}`),
            sql` OR `,
          )})`,
        ]
      : []),
    ...(status === 'SEMUA' ? [] : [sql<SqlBool>`status_aktif = ${status === 'AKTIF'}`]),
  ]
}

const order = (master: AnyMaster, { urut, arah }: Search) =>
  sql`ORDER BY ${ordering(master, urut, arah)}, ${ordering(master, master.key, 'ASC')}`

const BERANGKA = new Set(['kode', 'ref', 'digit', 'karat'])
/** Codes in the order people count in: 8K, 9K, 10K, 375, G420, G1000. What stands before the first number decides, then the number, then the whole. */
function ordering(master: AnyMaster, name: string, arah: 'ASC' | 'DESC') {
  const column = sql.ref(name)
  const to = arah === 'DESC' ? sql`DESC` : sql`ASC`
  if (!BERANGKA.has(master.fields[name]!.kind)) return sql`${column} ${to}`
  return sql`substring(${column} FROM '^[^0-9]*') ${to}, substring(${column} FROM '[0-9]+')::numeric ${to},
    ${column} ${to}`
}
