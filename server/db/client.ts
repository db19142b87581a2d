/** The pool, how PostgreSQL's values become ours, and how a statement is asked. */
import { Socket } from 'node:net'
import pg from 'pg'
import { clientAt, putuskan } from './find-primary.ts'
import type { Statement } from './statement.ts'

const { builtins } = pg.types
const INT8_ARRAY = 1016
const types = new pg.TypeOverrides()
/** int8 carries rupiah and milligrams: a number, or an error when it would lose a digit. */
const int8 = (text: string): number => {
  const n = Number(text)
  if (!Number.isSafeInteger(n)) throw new RangeError(`${text} is too large for a whole number`)
  return n
}
types.setTypeParser(builtins.INT8, int8)
types.setTypeParser(INT8_ARRAY as never, (text: string) =>
  text === '{}' ? [] : text.slice(1, -1).split(',').map(int8),
)
/** Sums of int8 arrive as numeric. */
types.setTypeParser(builtins.NUMERIC, (text) => (text.includes('.') ? Number(text) : int8(text)))
/** A shop day is text: a Date would shift it across Asia/Jakarta. */
types.setTypeParser(builtins.DATE, (text) => text)
types.setTypeParser(builtins.TIMESTAMPTZ, (text) => new Date(text))

/** Statements of one moment leave as one packet: pg lets go of each by itself, and a system call for each costs more than making it. */
class OnePacket extends Socket {
  #held = false

  override cork(): void {
    if (this.#held) return
    this.#held = true
    super.cork()
    process.nextTick(() => {
      this.#held = false
      super.uncork()
    })
  }
  override uncork(): void {}

  // A text without values (BEGIN, COMMIT) is not held together by pg.
  override write(chunk: string | Uint8Array, ...rest: never[]): boolean {
    this.cork()
    return super.write(chunk, ...(rest as []))
  }
}

/**
 * Milliseconds that PostgreSQL works on one statement, waits for one lock, and keeps a transaction that its program
 * forgot.
 */
export interface DatabaseLimits {
  statement: number
  lock: number
  idle: number
}

/** Statements that a counter waits for take milliseconds; long work says so (SELAMA_PERLU). */
export const WORKING: DatabaseLimits = { statement: 30_000, lock: 15_000, idle: 120_000 }

/** So long one statement of long work may take. */
export const LAMA_MS = 10 * 60_000

/** For the rest of this transaction it may: a close, a report of a year. */
export const SELAMA_PERLU = `set_config('statement_timeout', '${LAMA_MS}', true)`

export interface PoolOptions {
  url: string
  max?: number
  /** Limits of the connections; none for work that an operator waits for. */
  limits?: DatabaseLimits
  /**
   * Keeps connections open while nobody asks: a shop sells once in minutes, and a new connection proves its password
   * and plans every statement anew, which makes a sale twice as slow as one on a connection that was there
   * (bench/sabtu.ts).
   */
  tetap?: boolean
  /** Milliseconds after which a server that does not answer counts as gone; the system decides when not said. */
  connect?: number
  /**
   * Through a pooler that lends a connection for one transaction (pool.ts): it says limits and time zone itself, and may not know
   * statements by the names that a connection gave them.
   */
  pool?: { bernama: boolean }
  /** Work as this role: what fills a database with the owner's login does it as the server would. */
  role?: string
  /**
   * For work that fills a database at one go, and counts only once the last commit of all has waited for the disk. That
   * one brings the commits before it, so these wait for none. Each statement is planned once: a plan of its own for
   * each would save less than planning it costs.
   */
  sekaligus?: boolean
}

/**
 * PostgreSQL's memory for a connection grows with the years of its work, so each is renewed now and then; and a
 * firewall forgets a silent one.
 */
const TETAP = {
  idleTimeoutMillis: 0,
  maxLifetimeSeconds: 6 * 3_600,
  keepAlive: true,
  keepAliveInitialDelayMillis: 60_000,
} as const

/** In which a connection writes times until a shop says its own. */
export const CONNECTION_ZONE = 'Asia/Jakarta'

export function createPool({
  url,
  max = 12,
  limits,
  tetap,
  connect,
  role,
  pool: ownPool,
  sekaligus = false,
}: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    Client: clientAt(url),
    connectionString: url,
    max,
    ...(connect && { connectionTimeoutMillis: connect }),
    ...(tetap && TETAP),
    types,
    // Several statements of one transaction travel together; each still waits its turn on the server.
    pipeline: true,
    stream: () => new OnePacket(),
    application_name: 'kencana',
    ...(!ownPool && { options: choice(limits, { ...(role && { role }), ...(sekaligus && SEKALIGUS) }) }),
  } as pg.PoolConfig)
  pool.on('error', () => {}) // of one that nobody uses: the next who asks gets another
  const connected = new Set<pg.PoolClient>()
  pool.on('connect', (client) => {
    connected.add(client)
    if (ownPool?.bernama === false) tanpaNama(client)
  })
  pool.on('remove', (client) => connected.delete(client))
  CONNECTIONS.set(pool, connected)
  return pool
}

const SEKALIGUS = { synchronous_commit: 'off', plan_cache_mode: 'force_generic_plan' } as const

const choice = (limits: DatabaseLimits | undefined, lain: Readonly<Record<string, string>>): string =>
  Object.entries({
    timezone: CONNECTION_ZONE,
    ...lain,
    ...(limits && {
      statement_timeout: limits.statement,
      lock_timeout: limits.lock,
      idle_in_transaction_session_timeout: limits.idle,
    }),
  })
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ')

/** Behind it is another connection with every transaction, which does not know what was prepared: every text is sent whole. */
function tanpaNama(client: pg.ClientBase): void {
  const query = client.query.bind(client) as (...asked: unknown[]) => unknown
  client.query = ((asked: string | pg.QueryConfig, ...rest: unknown[]) =>
    query(typeof asked === 'object' ? { ...asked, name: undefined } : asked, ...rest)) as typeof client.query
}

const CONNECTIONS = new WeakMap<pg.Pool, ReadonlySet<pg.PoolClient>>()

export const connectionsOf = (pool: pg.Pool): ReadonlySet<pg.PoolClient> => CONNECTIONS.get(pool) ?? new Set()

/** The other end of all of them says nothing any more: what waits for it fails now, and is asked of another. */
export const decideAll = (pool: pg.Pool): void => {
  for (const client of connectionsOf(pool)) putuskan(client)
}

export type Sql = <Row, Values = readonly unknown[]>(
  statement: Statement<Row, Values>,
  values: Values,
) => Promise<Row[]>
/** Sends a statement and does not wait: whether it went well is known with the commit. */
export type Send = <Values>(statement: Statement<unknown, Values>, values: Values) => void

/** As much of a connection as asking needs. */
export interface Asked {
  query(config: string | pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult>
}

export const sqlOn =
  (client: Asked): Sql =>
  async (s, values) =>
    (await client.query({ name: s.name, text: s.text, values: s.bind(values) as unknown[] })).rows
