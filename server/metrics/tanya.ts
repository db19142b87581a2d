/** The database is asked how it is: on connections of its own, so that a full pool is seen and not waited for, and for a second at most. */
import { createPool } from '../db/client.ts'
import type pg from 'pg'

/** Milliseconds. */
export const SABAR = 1_000

export const poolTanya = (url: string): pg.Pool =>
  createPool({
    url,
    max: 2,
    tetap: true,
    connect: SABAR,
    limits: { statement: SABAR, lock: SABAR, idle: SABAR },
  })

/** Given up with its connection when it takes longer: a machine that froze answers nothing at all. @throws when it does, and what `work` throws */
export async function tanya<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const habis = new AbortController()
  const timer = setTimeout(() => habis.abort(), SABAR)
  try {
    return await Promise.race([dengan(pool, work, habis.signal), lewat(habis.signal)])
  } finally {
    clearTimeout(timer)
  }
}

const lewat = (habis: AbortSignal): Promise<never> =>
  new Promise((_, gagal) =>
    habis.addEventListener('abort', () => gagal(new Error(`no answer within ${SABAR} ms`)), { once: true }),
  )

async function dengan<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
  habis: AbortSignal,
): Promise<T> {
  const client = await pool.connect()
  let lepas = (gagal?: Error): void => {
    lepas = () => {}
    client.release(gagal)
  }
  habis.addEventListener('abort', () => lepas(new Error('given up')), { once: true })
  try {
    habis.throwIfAborted()
    return await work(client)
  } catch (error) {
    lepas(error as Error)
    throw error
  } finally {
    lepas()
  }
}
