/**
 * A standby of the database that reports may be asked of (docs/decisions/40-pertumbuhan.md). It is asked only when it has replayed
 * everything that the primary had written at that moment: a report right after a sale or a close contains it. Else, and whenever it
 * fails for being a standby, the primary is asked as if there were none.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { createPool, WORKING, type PoolOptions } from './client.ts'
import { urlSeperti } from './login.ts'
import { isDisconnected } from './disconnected.ts'

/** The place that a report reads from: asked for at each report. */
export interface ReadOrigin {
  read<T>(work: (dari: PoolOptions) => Promise<T>): Promise<T>
  /**
   * Distance of the standby behind a place in the primary's WAL; undefined when the standby is not there or is none,
   * and if there is no standby at all.
   */
  jarak?(lsn: string): Promise<Jarak | undefined>
  close(): Promise<void>
}

export const dariUtama = (utama: PoolOptions): ReadOrigin => ({
  read: (work) => work(utama),
  close: async () => {},
})

/** WAL that it has not replayed, and the age of what it shows: 0 when it has everything, however long ago that was written; null before the first commit. */
export interface Jarak {
  bytes: number
  detik: number | null
}

/** The state of the standby: it is left, or asked again. */
export interface State {
  dipakai: boolean
  sebab: string
}

export interface ReplicaOptions {
  /**
   * The address of the standby. The login there is that of the primary's server, which a standby knows as the primary
   * does.
   */
  url: string
  utama: PoolOptions
  /** The primary, for the question where it is. */
  pool: pg.Pool
  /** Told when it is left and when it is asked again, not at each report. */
  write: (state: State) => void
  /** Time that a report waits for the standby to catch up. */
  sabarMs?: number
  /** Time that the standby may take to answer at all. */
  answerMs?: number
  /** Time during which a standby that was left is not looked at. */
  istirahatMs?: number
}

const SABAR_MS = 1_000
const ANSWER_MS = 1_000
const ISTIRAHAT_MS = 10_000
const LIHAT_LAGI_MS = 20

/** Behind everything that anybody was told, whether a commit waits for its WAL to be flushed or not. */
const KINI =
  'SELECT pg_current_wal_insert_lsn()::text AS lsn, system_identifier::text AS sistem FROM pg_control_system()'
const SUSUL = `SELECT pg_is_in_recovery() AS siaga, system_identifier::text AS sistem,
     pg_last_wal_replay_lsn() >= $1::pg_lsn AS sampai FROM pg_control_system()`

const SEJAUH = `SELECT GREATEST($1::pg_lsn - pg_last_wal_replay_lsn(), 0)::bigint AS bytes,
  CASE WHEN pg_last_wal_replay_lsn() >= $1::pg_lsn THEN 0
    ELSE extract(epoch FROM clock_timestamp() - pg_last_xact_replay_timestamp()) END::float8 AS detik
  WHERE pg_is_in_recovery()`

export function fromReplica({
  url,
  utama,
  pool,
  write,
  sabarMs = SABAR_MS,
  answerMs = ANSWER_MS,
  istirahatMs = ISTIRAHAT_MS,
}: ReplicaOptions): ReadOrigin {
  const replica = {
    ...utama,
    url: urlSeperti(url, utama.url),
    connect: answerMs,
  }
  const tanya = createPool({
    ...replica,
    max: 2,
    tetap: true,
    limits: { ...WORKING, statement: answerMs },
  })
  let dipakai: boolean | undefined
  let lihatLagi = 0

  const beri = (state: State): void => {
    if (state.dipakai !== dipakai) write(state)
    dipakai = state.dipakai
  }
  const tinggalkan = (error: unknown): void => {
    lihatLagi = performance.now() + istirahatMs
    beri({ dipakai: false, sebab: (error as Error).message })
  }

  /** @throws an error if it is no standby of this primary, is not there, or is too far behind */
  async function waitForSusul(): Promise<void> {
    const { lsn, sistem } = (await pool.query<{ lsn: string; sistem: string }>(KINI)).rows[0]!
    for (const habis = performance.now() + sabarMs; ; await pause(LIHAT_LAGI_MS)) {
      const { rows } = await tanya.query<{ siaga: boolean; sistem: string; sampai: boolean }>(SUSUL, [lsn])
      const { siaga: standby, sampai, sistem: miliknya } = rows[0]!
      if (!standby || miliknya !== sistem) throw new Error('it is no standby of this database')
      if (sampai) return
      if (performance.now() > habis) throw new Error(`it is more than ${sabarMs} ms behind`)
    }
  }

  async function boleh(): Promise<boolean> {
    if (performance.now() < lihatLagi) return false
    try {
      await waitForSusul()
    } catch (error) {
      tinggalkan(error)
      return false
    }
    beri({ dipakai: true, sebab: 'it has caught up' })
    return true
  }

  return {
    async read(work) {
      if (!(await boleh())) return work(utama)
      try {
        return await work(replica)
      } catch (error) {
        if (!becauseOfStandby(error)) throw error
        tinggalkan(error)
        return work(utama)
      }
    },
    jarak: (lsn) =>
      tanya.query<Jarak>(SEJAUH, [lsn]).then(
        ({ rows }) => rows[0],
        () => undefined,
      ),
    close: () => tanya.end(),
  }
}

/** A query that stood in the way of what is replayed, or a standby that is there no longer. */
export const becauseOfStandby = (error: unknown): boolean =>
  isDisconnected(error) || /^(40001|40P01)$/.test((error as { code?: string }).code ?? '')
