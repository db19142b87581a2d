/** The clock is an input: a test or the fixture can live on 2025-01-15. */
import { tanggalSystem, type TanggalSystem } from '#domain/units.ts'
import { tanggalDi, type Zona } from '#domain/zona.ts'

export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** A clock that runs on from wherever it is put. */
export interface MovableClock extends Clock {
  /** Milliseconds to the same time of this day. */
  until(tanggal: string): number
  /** Puts the calendar at this day; the time of day runs on. */
  set(tanggal: string): void
}

const WIB_MS = 7 * 3_600_000
const DAY_MS = 86_400_000
/** Far from both midnights of every zone, or what runs on it would depend on when it is run. */
const MORNING_MS = 10 * 3_600_000 - WIB_MS

/** @param tanggal begins at ten in the morning (WIB) of this day */
export function movableClock(tanggal: string): MovableClock {
  let offset = Date.parse(tanggal) + MORNING_MS - Date.now()
  const now = (): Date => new Date(Date.now() + offset)
  const until = (day: string): number =>
    Date.parse(day) - Math.floor((now().getTime() + WIB_MS) / DAY_MS) * DAY_MS
  return {
    now,
    until,
    set: (day) => void (offset += until(day)),
  }
}

/** The calendar day on a shop's own clock. */
export const hariIni = (now: Date, zona: Zona): TanggalSystem => tanggalSystem(tanggalDi(now, zona))
