/** The figures that are not counted but looked at, when somebody asks for them: pool, screens, database, standby. */
import type pg from 'pg'
import type { ReadOrigin } from '../db/replica.ts'
import type { Clock } from '../process/clock.ts'
import { Cache } from '../process/cache.ts'
import { readDatabase, type Reading } from './database.ts'
import { DARI_DATABASE, type NamaGauge } from './list.ts'
import type { Papan } from './papan.ts'

interface Dilihat {
  papan: Papan
  /** The pool that is looked at, and the one that asks. */
  pool: pg.Pool
  tanya: pg.Pool
  laporan: ReadOrigin
  clock: Clock
  screen: () => number
}

/** Interval at which the figures are looked at, however many ask. */
const SEBENTAR_MS = 500

/** @returns all figures as text; a database that is gone takes its own away, and nothing else */
export function pantau(dilihat: Dilihat): () => Promise<string> {
  const ingat = new Cache<string>({ lama: SEBENTAR_MS })
  return () => ingat.of('figures', () => lihat(dilihat), performance.now())
}

async function lihat({ papan, pool, tanya, laporan, clock, screen }: Dilihat): Promise<string> {
  const reading = await readDatabase(tanya, clock.now()).catch(() => undefined)
  const standby = await lookAtStandby(laporan, reading?.lsn ?? undefined)
  const { totalCount: pool_open, idleCount: pool_idle, waitingCount: pool_waiting } = pool
  const all: Reading = {
    ...UNREADABLE,
    ...reading?.reading,
    ...standby,
    database_up: reading ? 1 : 0,
    pool_open,
    pool_idle,
    pool_waiting,
    sockets: screen(),
  }
  for (const [nama, nilai] of Object.entries(all)) papan.set(nama as NamaGauge, nilai)
  return papan.written()
}

/** No value for any figure of the database: one read before says nothing of now. */
const UNREADABLE: Reading = Object.fromEntries(DARI_DATABASE.map((nama) => [nama, null]))

/** Reads how far the standby is behind: without the primary nobody knows. */
async function lookAtStandby({ jarak }: ReadOrigin, lsn: string | undefined): Promise<Reading> {
  const ada = jarak && lsn ? await jarak(lsn) : undefined
  return {
    standby_up: jarak && lsn ? (ada ? 1 : 0) : null,
    ...(ada && { standby_lag_bytes: ada.bytes, standby_lag_seconds: ada.detik }),
  }
}
