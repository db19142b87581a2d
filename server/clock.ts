/** The clock is an input: a test or the fixture can live on 2025-01-15. */
import { tanggalWib } from '#domain/format.ts'
import { tanggalSystem, type TanggalSystem } from '#domain/units.ts'

export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** A clock that runs on from wherever it is put. */
export interface MovableClock extends Clock {
  /** Puts the calendar at this day, at the present time of day. */
  set(tanggal: string): void
}

const WIB_MS = 7 * 3_600_000
const DAY_MS = 86_400_000

export function movableClock(tanggal: string): MovableClock {
  let offset = 0
  const set = (day: string): void => {
    const now = Date.now()
    const today = Math.floor((now + WIB_MS) / DAY_MS) * DAY_MS
    offset = Date.parse(`${day}T00:00:00Z`) - today
  }
  set(tanggal)
  return { now: () => new Date(Date.now() + offset), set }
}

/** The calendar day in Asia/Jakarta (WIB, no daylight saving). */
export const hariIni = (now: Date): TanggalSystem => tanggalSystem(tanggalWib(now))
