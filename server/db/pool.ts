/**
 * The server's pool through a pooler that lends a connection for one transaction (PgBouncer, docs/decisions/48-kolam.md): many clients
 * share few connections of PostgreSQL. What a session would remember is not there in the next transaction, so the pooler itself says
 * the limits and the time zone; that it does is proved before anything is sold through it.
 */
import type pg from 'pg'
import { createPool, sqlOn, CONNECTION_ZONE, type DatabaseLimits, type PoolOptions } from './client.ts'
import { tolakLoginBerkuasa, urlSeperti } from './login.ts'
import { statement } from './statement.ts'
import { inTransaction } from './transaction.ts'

/** The pooler's address; the login there is the server's own, as at a standby. */
export interface OwnPoolOptions {
  url: string
  /** The same database without it. */
  langsung: pg.Pool
  utama: PoolOptions & { limits: DatabaseLimits }
}

/** @returns the server's pool. @throws in a sentence for the operator when it is no pool of this database, or does not keep the limits */
export async function bukaPool({ url, langsung, utama }: OwnPoolOptions): Promise<pg.Pool> {
  const pool = { ...utama, url: urlSeperti(url, utama.url) }
  const bernama = await dicoba({ ...pool, max: 2, pool: { bernama: true } }, async (pool) => {
    await tolakLoginBerkuasa(pool)
    await tolakTempatLain(pool, langsung)
    await refuseWithoutLimit(pool, utama.limits)
    return mengenalNama(pool)
  })
  return createPool({ ...pool, tetap: true, pool: { bernama } })
}

async function dicoba<T>(options: PoolOptions, work: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const pool = createPool(options)
  try {
    return await work(pool)
  } catch (cause) {
    throw new Error(`Kolam di DATABASE_URL_KOLAM tidak dipakai: ${(cause as Error).message}`, { cause })
  } finally {
    await pool.end()
  }
}

const TEMPAT = `SELECT concat_ws(' ', (SELECT system_identifier FROM pg_control_system()), current_database(),
      session_user) AS tempat`

/** Locks of a close are taken on the one, and asked for on the other. */
async function tolakTempatLain(pool: pg.Pool, langsung: pg.Pool): Promise<void> {
  const [disini, disana] = await Promise.all(
    [langsung, pool].map(async (pool) => (await pool.query<{ tempat: string }>(TEMPAT)).rows[0]!.tempat),
  )
  if (disini !== disana)
    throw new Error(
      `di baliknya database lain, atau login lain, daripada di DATABASE_URL (${disana}, bukan ${disini})`,
    )
}

/** `setting` is in milliseconds for each of them. */
const LIMIT = `SELECT name AS nama, setting AS isi FROM pg_settings
  WHERE name IN ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'TimeZone')`

async function refuseWithoutLimit(pool: pg.Pool, limits: DatabaseLimits): Promise<void> {
  const { rows } = await pool.query<{ nama: string; isi: string }>(LIMIT)
  const content = new Map(rows.map((row) => [row.nama, row.isi]))
  const wrong = Object.entries({
    statement_timeout: limits.statement,
    lock_timeout: limits.lock,
    idle_in_transaction_session_timeout: limits.idle,
    TimeZone: CONNECTION_ZONE,
  }).filter(([nama, harus]) => content.get(nama) !== String(harus))
  if (wrong.length)
    throw new Error(
      `isi connect_query dan timezone di pgbouncer.ini seperti deploy/pgbouncer/pgbouncer.ini (${wrong
        .map(([nama, harus]) => `${nama} ${content.get(nama)}, harus ${harus}`)
        .join('; ')})`,
    )
}

const NAMA = 'kencana_kenal_nama'
const kenalkan = statement<unknown, readonly []>(NAMA, `SELECT '${NAMA}' AS nama`)

/**
 * PgBouncer from 1.21 on prepares a client's statement again on whatever connection it lends, under a name of its own. Before, the name
 * stays on the connection that happened to be lent: the next client finds another's there, or none. Then every text is sent whole.
 */
const mengenalNama = (pool: pg.Pool): Promise<boolean> =>
  inTransaction(pool, 'BEGIN', async ({ client }) => {
    await sqlOn(client)(kenalkan, [])
    const { rows } = await client.query<{ nama: string }>(
      `SELECT name AS nama FROM pg_prepared_statements WHERE statement = $1`,
      [kenalkan.text],
    )
    const milikKami = rows.some(({ nama }) => nama === NAMA)
    if (milikKami) await client.query(`DEALLOCATE ${NAMA}`)
    return !milikKami
  })
