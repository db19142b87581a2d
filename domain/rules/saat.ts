/** A moment as an operator types it and reads it: '2026-11-22 14:05', with seconds or without, on a clock that it may name. */
import { jamDi, tanggalDi, zona as ZONA, type Zona } from '../zona.ts'

export interface SaatDiminta {
  /** A whole second: all of it is meant. */
  saat: Date
  /** The text named its own time zone. */
  berzona: boolean
}

const SHAPE = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})(?::(\d{2}))?(?: ?(WIB|WITA|WIT|Z|[+-]\d{2}:\d{2}))?$/i
const MINUTE_MS = 60_000

/** @param jam the clock where the text names none @returns undefined when it is no moment of the calendar */
export function readMoment(text: string, jam: Zona): SaatDiminta | undefined {
  const [, hari, minutes, seconds = '00', zona] = SHAPE.exec(text.trim()) ?? []
  if (!hari || !minutes) return undefined
  const dinding = `${hari}T${minutes}:${seconds}`
  const ms = Date.parse(`${dinding}.000Z`)
  if (Number.isNaN(ms) || new Date(ms).toISOString() !== `${dinding}.000Z`) return undefined
  const selisih = minutesApart(zona?.toUpperCase() ?? jam)
  return selisih === undefined ? undefined : { saat: new Date(ms - selisih * MINUTE_MS), berzona: !!zona }
}

/** Minutes that a clock is ahead of the universal one. */
function minutesApart(zona: string): number | undefined {
  if (zona === 'Z') return 0
  if (zona in ZONA) return ZONA[zona as Zona].jam * 60
  const [jam, minutes] = zona.slice(1).split(':').map(Number) as [number, number]
  return jam > 14 || minutes > 59 ? undefined : (zona.startsWith('-') ? -1 : 1) * (jam * 60 + minutes)
}

/** '2026-11-22 14:05:09 WIB', which is read again as the same second. */
export const kataSaat = (saat: Date, jam: Zona): string =>
  `${tanggalDi(saat, jam)} ${jamDi(saat, jam)} ${jam}`
