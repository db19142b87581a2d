/** Opens the transaction in which a read or a write of one shop runs. */
import {
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Driver,
} from 'kysely'
import type pg from 'pg'
import { zona as ZONA, type Zona } from '#domain/zona.ts'
import { SELAMA_PERLU, sqlOn, type Asked, type Send, type Sql } from './client.ts'
import { PERAN_RANTAI } from './login.ts'
import { berkabar } from './disconnected.ts'
import type { DB } from './schema.ts'
import { statement } from './statement.ts'

/** Makes the rest of this transaction long work. */
export const selamaPerlu = statement<unknown, readonly []>('selama_perlu', `SELECT ${SELAMA_PERLU}`)

export interface Tx {
  db: Kysely<DB>
  sql: Sql
  /** For what the reply does not depend on: it travels with the commit, and its locks are held for no turn of the network. */
  send: Send
  /**
   * The same, behind everything else: with the commit, or before anybody waits for an answer, whichever comes first. For what
   * others wait for: its locks are then held no longer than the database itself needs, and who reads afterwards finds it written.
   */
  sendLast: Send
  /** The same as `send`, for what the reply needs once it is committed. Awaited before that, it holds up what is sent behind it. */
  sendFor: Sql
  client: pg.ClientBase
  /** Waits until what was sent without waiting has been done. @throws the first failure of it */
  heard(): Promise<void>
  /** @throws what failed first of all that was sent */
  commit(): Promise<void>
  /** True once a statement of it has failed, whatever the work made of that. */
  failed(): boolean
  /**
   * Ends the transaction, which failed or is over: whoever still comes with a statement gets this error, and reaches no
   * connection that may be another's by now.
   */
  fail(error: unknown): void
}

/** Every shop of the chain at once, as another role: only for OWN/SU reads, and for the ledger's own checks. */
export const SELURUH_RANTAI = '*'

const SHOP = /^([A-Z0-9]{1,6}|\*)$/

/**
 * Runs `work` in one READ ONLY transaction that sees only the rows of `kode_toko`.
 * Repeatable read, so that the totals of a report and its rows speak of the same moment.
 * It begins in the packet of its first question, and nobody waits for its end (docs/decisions/36-checkout.md).
 */
export async function read<T>(
  pool: pg.Pool,
  kode_toko: string,
  work: (tx: Tx) => Promise<T>,
  zona?: Zona,
): Promise<T> {
  const begin = `BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; ${setShop(kode_toko, zona)}`
  const client = await pool.connect()
  const tx = txOn(client)
  const begun = client.query(begin)
  begun.catch(tx.fail) // told below
  try {
    const result = await work(tx)
    await begun
    await tx.heard()
    // The status comes behind the error, perhaps in a packet of its own.
    if (tx.failed() || client.getTransactionStatus() === FAILED) throw new Error(ROLLED_BACK)
    return result
  } catch (error) {
    tx.fail(error)
    // If BEGIN failed, the statements behind it failed for that reason.
    await begun
    throw error
  } finally {
    tx.fail(OVER)
    endRead(client)
  }
}

/** As the server said it with its last answer. */
const [IDLE, FAILED] = ['I', 'E']
const OVER = new Error('the transaction is over')

/** COMMIT of one that failed rolls it back. A connection that has not ended its transaction is nobody's any more. */
function endRead(client: pg.PoolClient): void {
  client.query('COMMIT').then(
    () => client.release(client.getTransactionStatus() !== IDLE),
    (error: Error) => client.release(error),
  )
}

/**
 * Runs `work` in one transaction that sees and writes only the rows of `kode_toko`. It waits for its BEGIN: were that refused, what
 * came with it would be committed by itself.
 */
export async function write<T>(
  pool: pg.Pool,
  kode_toko: string,
  work: (tx: Tx) => Promise<T>,
  zona?: Zona,
): Promise<T> {
  return inTransaction(pool, `BEGIN; ${setShop(kode_toko, zona)}`, work)
}

/** Runs `work` in such a transaction and undoes all of it: what it would do is its answer. */
export async function tried<T>(
  pool: pg.Pool,
  kode_toko: string,
  work: (tx: Tx) => Promise<T>,
  zona?: Zona,
): Promise<T> {
  return inTransaction(pool, `BEGIN; ${setShop(kode_toko, zona)}`, work, 'ROLLBACK')
}

/** @param zona the shop's clock, by which the database writes times: `to_char(jam, 'HH24:MI:SS')`. Every connection begins with WIB. */
export const setShop = (kode_toko: string, zona: Zona = 'WIB'): string => {
  if (!SHOP.test(kode_toko)) throw new Error(`not a shop code: ${kode_toko}`)
  const peran = kode_toko === SELURUH_RANTAI ? `; SET LOCAL ROLE ${PERAN_RANTAI}` : ''
  return `SET LOCAL app.kode_toko = '${kode_toko}'${peran}${zona === 'WIB' ? '' : `; ${setClock(zona)}`}`
}
/** From here on in this transaction: the rows of another shop, or of all. Without a role it is again what its connection works as. */
export const lihatToko = statement<unknown, readonly [kode_toko: string]>(
  'lihat_toko',
  `SELECT set_config('app.kode_toko', $1, true),
     set_config('role', CASE $1 WHEN '${SELURUH_RANTAI}' THEN '${PERAN_RANTAI}' END, true)`,
)
export const setClock = (zona: Zona): string => `SET LOCAL TimeZone = '${ZONA[zona].iana}'`

/** Begins with `begin`, ends with `end` when `work` resolves, rolls back when it throws. */
export async function inTransaction<T>(
  pool: pg.Pool,
  begin: string,
  work: (tx: Tx) => Promise<T>,
  end: 'COMMIT' | 'ROLLBACK' = 'COMMIT',
): Promise<T> {
  return onConnection(pool, async (tx) => {
    await tx.client.query(begin)
    const result = await work(tx)
    await (end === 'COMMIT' ? tx.commit() : tx.client.query(end))
    return result
  })
}

/** A connection for `work`, which begins its transaction and ends it; rolled back when it throws. */
export async function onConnection<T>(pool: pg.Pool, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  const tx = txOn(client)
  let broken: Error | undefined
  try {
    return await work(tx)
  } catch (error) {
    tx.fail(error)
    await client.query('ROLLBACK').catch((e: Error) => (broken = e))
    throw error
  } finally {
    client.release(broken)
  }
}

/**
 * COMMIT of a failed transaction answers ROLLBACK without an error; that must never pass for a success. Nor must one that its time limit
 * ended while it waited for a standby: PostgreSQL calls that committed although the standby does not have it, so there is no limit here.
 */
export async function commit(client: pg.ClientBase): Promise<void> {
  const answers: unknown = await client
    .query('SET LOCAL statement_timeout = 0; COMMIT')
    .catch((cause: { code?: string }) => {
      throw cause.code === ABORTED ? new Error(ROLLED_BACK, { cause }) : cause
    })
  const { command } = (answers as pg.QueryResult[]).at(-1)!
  if (command !== 'COMMIT') throw new Error(ROLLED_BACK)
}
const ROLLED_BACK = 'the transaction was rolled back'

export const txOn = (client: pg.ClientBase): Tx => {
  let db: Kysely<DB> | undefined
  const asked = tellingCause(client)
  const atOnce = sqlOn(asked)
  const sent: Promise<unknown>[] = []
  const sendFor: Sql = (statement, values) => {
    const done = atOnce(statement, values)
    done.catch(() => {}) // heard by whoever awaits the commit; nobody does when the work itself fails
    sent.push(done)
    return done
  }
  const send: Send = (statement, values) => void sendFor(statement, values)
  const last: (() => void)[] = []
  const sendTheLast = (): void => {
    for (const go of last.splice(0)) go()
  }
  const heard = async (): Promise<void> => {
    sendTheLast()
    for (const done of sent) await done
  }
  const awaited: Asked = {
    query(config, values) {
      sendTheLast()
      return asked.query(config, values)
    },
  }
  return {
    client,
    fail: asked.fail,
    failed: asked.failed,
    sql: sqlOn(awaited),
    send,
    sendFor,
    sendLast: (statement, values) => void last.push(() => send(statement, values)),
    heard,
    commit: () =>
      berkabar(async () => {
        sendTheLast()
        const committed = commit(client)
        committed.catch(() => {}) // behind a failure it says no more than that nothing was committed
        await heard()
        await committed
      }),
    // Made when first asked for: the hot paths use named statements only.
    get db() {
      return (db ??= kyselyOn(awaited))
    },
  }
}

/** 'current transaction is aborted': said of every statement behind the one that failed. */
const ABORTED = '25P02'

/** Statements travel together, and the failure of one behind may be heard first: what is told is always the one that failed. */
function tellingCause(client: pg.ClientBase): Asked & Pick<Tx, 'fail' | 'failed'> {
  let cause: unknown
  const tell = (error: { code?: string }): never => {
    if (error.code === ABORTED && cause) throw cause
    throw (cause = error)
  }
  return {
    fail: (error) => (cause ??= error),
    failed: () => cause !== undefined,
    async query(config, values) {
      if (cause) throw cause
      return client.query(config as string, values).catch(tell)
    },
  }
}

let kursor = 0

/** Rows in parts, through a cursor: the next part is on its way while one is worked on. */
async function* bertahap<R>(client: Asked, text: string, values: readonly unknown[], size: number) {
  const nama = `kencana_${++kursor}`
  await client.query(`DECLARE ${nama} NO SCROLL CURSOR FOR ${text}`, values as unknown[])
  const ambil = () => {
    const diambil = client.query(`FETCH ${size} FROM ${nama}`)
    diambil.catch(() => {}) // heard when it is awaited, if anybody still does
    return diambil
  }
  for (let berikut = ambil(); ;) {
    const { rows } = await berikut
    if (rows.length === size) berikut = ambil()
    yield { rows: rows as R[] }
    if (rows.length < size) break
  }
  await client.query(`CLOSE ${nama}`)
}

/** Kysely on a connection whose transaction somebody else began. */
function kyselyOn(client: Asked): Kysely<DB> {
  const connection: DatabaseConnection = {
    async executeQuery<R>(query: { sql: string; parameters: readonly unknown[] }) {
      const result = await client.query(query.sql, query.parameters as unknown[])
      return {
        rows: result.rows as R[],
        numAffectedRows: result.rowCount == null ? undefined : BigInt(result.rowCount),
      }
    },
    streamQuery: <R>({ sql, parameters }: { sql: string; parameters: readonly unknown[] }, size: number) =>
      bertahap<R>(client, sql, parameters, size),
  }
  const refuse = async () => {
    throw new Error('the transaction is opened by server/db/transaction.ts')
  }
  const driver: Driver = {
    init: async () => {},
    acquireConnection: async () => connection,
    releaseConnection: async () => {},
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    destroy: async () => {},
  }
  return new Kysely<DB>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (k) => new PostgresIntrospector(k),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
}
