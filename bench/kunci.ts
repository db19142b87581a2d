/**
 * Measures how long the lock of a shop's books is held and waited for, by looking at it again and again from outside.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { LOCK } from '#server/db/locks.ts'

/** Milliseconds of one checkout. */
export interface Kunci {
  dipegang_ms: number
  /** By all who stand before it together. */
  ditunggu_ms: number
  /** Before a row that another transaction has: the number's, or a balance's. */
  baris_ms: number
}

export const SETIAP_MS = 10

const LIHAT = `SELECT count(*) FILTER (
      WHERE locktype = 'advisory' AND classid = ${LOCK.buku} AND granted)::int AS dipegang,
    count(*) FILTER (WHERE locktype = 'advisory' AND classid = ${LOCK.buku} AND NOT granted)::int AS ditunggu,
    count(*) FILTER (WHERE locktype IN ('transactionid', 'tuple') AND NOT granted)::int AS baris
  FROM pg_locks`
type Terlihat = Record<'dipegang' | 'ditunggu' | 'baris', number>

/** Begins to look. @returns what ends it, told how many checkouts a second there were, and says what was seen */
export async function amatiKunci(database: string): Promise<(perSecond: number) => Promise<Kunci>> {
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  const jumlah = { kali: 0, dipegang: 0, ditunggu: 0, baris: 0 }
  const berhenti = new AbortController()
  const amatan = (async () => {
    while (!berhenti.signal.aborted) {
      const { rows } = await client.query<Terlihat>(LIHAT)
      jumlah.kali++
      for (const key of ['dipegang', 'ditunggu', 'baris'] as const) jumlah[key] += rows[0]![key]
      await sleep(SETIAP_MS)
    }
  })()
  return async (perSecond) => {
    berhenti.abort()
    await amatan
    await client.end()
    const ms = (n: number): number => (n / jumlah.kali / perSecond) * 1000
    return {
      dipegang_ms: ms(jumlah.dipegang),
      ditunggu_ms: ms(jumlah.ditunggu),
      baris_ms: ms(jumlah.baris),
    }
  }
}
