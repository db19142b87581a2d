/** The three clocks of Indonesia. A shop's own decides its today, and how its times are written. There is no daylight saving time. */
export const ZONA = ['WIB', 'WITA', 'WIT'] as const
export type Zona = (typeof ZONA)[number]

/** As PostgreSQL and the browser call it, and as staff do. */
export const zona: Record<Zona, { iana: string; jam: number; nama: string }> = {
  WIB: { iana: 'Asia/Jakarta', jam: 7, nama: 'WIB (Indonesia Barat)' },
  WITA: { iana: 'Asia/Makassar', jam: 8, nama: 'WITA (Indonesia Tengah)' },
  WIT: { iana: 'Asia/Jayapura', jam: 9, nama: 'WIT (Indonesia Timur)' },
}

const there = (moment: Date, of: Zona): string =>
  new Date(moment.getTime() + zona[of].jam * 3_600_000).toISOString()

/** The calendar day of a moment in that zone: '2025-01-15'. */
export const tanggalDi = (moment: Date, of: Zona): string => there(moment, of).slice(0, 10)

/** The wall clock of a moment in that zone: '14:05:09'. */
export const jamDi = (moment: Date, of: Zona): string => there(moment, of).slice(11, 19)
