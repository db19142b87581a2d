/**
 * Tells another thread who asks, and makes the context there: a connection of its own, the same shop, day and rights.
 * The thread reads only.
 */
import type pg from 'pg'
import { isAllowed } from '#domain/rights.ts'
import type { Context, Session } from '../context.ts'
import { createPool, type PoolOptions } from '../db/client.ts'
import { read, type Tx } from '../db/transaction.ts'
import { contextOn, nothing } from '../db/context-on.ts'
import { Rahasia } from '../process/rahasia.ts'

export interface Penanya extends Pick<Context, 'toko' | 'settings' | 'now'> {
  user: Omit<Context['user'], 'token_hash'>
  rights: Session['rights']
}

/** By nothing of it could the session be used. */
export function penanyaDari(
  { user: { token_hash: _, ...user }, toko, rights }: Session,
  { settings, now }: Pick<Context, 'settings' | 'now'>,
): Penanya {
  return { user, toko, rights, settings, now }
}

/** Runs `work` in one READ ONLY transaction that sees what the user's own would; with `batal` its query ends, and what follows. */
export const sebagaiPenanya = <T>(
  database: PoolOptions,
  penanya: Penanya,
  batal: AbortSignal,
  work: (ctx: Context) => Promise<T>,
): Promise<T> => {
  const { user, rights, ...rest } = penanya
  const { kode_toko, zona } = penanya.toko
  const pool = poolOf(database)
  return read(
    pool,
    kode_toko,
    (tx) =>
      sampaiBatal(pool, tx, batal, () =>
        work(
          contextOn(tx, {
            ...rest,
            user: { ...user, token_hash: Buffer.alloc(0) },
            id_trx: '-',
            id_otorisasi: undefined,
            rahasia: new Rahasia(),
            boleh: (may: Parameters<Context['boleh']>[0]) => isAllowed(may, user.level, rights),
            announce: nothing,
            forget: nothing,
            settingsChanged: nothing,
          }),
        ),
      ),
    zona,
  )
}

/**
 * Runs the work until `batal`: then the database lets go of what it works on, nothing more is asked, and once this has
 * ended the connection is as good as before.
 */
async function sampaiBatal<T>(pool: pg.Pool, tx: Tx, batal: AbortSignal, work: () => Promise<T>): Promise<T> {
  let disampaikan: Promise<unknown> | undefined
  const sampaikan = (): void => {
    tx.fail(batal.reason)
    const { processID } = tx.client as pg.ClientBase & { processID: number }
    disampaikan = pool.query('SELECT pg_cancel_backend($1)', [processID]).catch(nothing)
  }
  batal.throwIfAborted()
  batal.addEventListener('abort', sampaikan, { once: true })
  try {
    const done = await work()
    batal.throwIfAborted()
    return done
  } finally {
    batal.removeEventListener('abort', sampaikan)
    await disampaikan
  }
}

const pools = new Map<string, pg.Pool>()

/** A thread does one thing at a time; the second connection says that nobody waits for it. */
function poolOf(database: PoolOptions): pg.Pool {
  const known = pools.get(database.url)
  if (known) return known
  const pool = createPool({ ...database, max: 2 })
  pools.set(database.url, pool)
  return pool
}
