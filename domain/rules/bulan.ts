/** Whole months of the calendar. */
import type { TanggalSystem } from '#domain/units.ts'

/** The same day so many months later (negative: earlier); the last day of a shorter month: ('2025-03-31', -1) → '2025-02-28'. */
export function tambahBulan(tanggal: string, months: number): TanggalSystem {
  const [y, m, d] = tanggal.split('-').map(Number) as [number, number, number]
  const last = new Date(Date.UTC(y, m + months, 0)).getUTCDate()
  return new Date(Date.UTC(y, m - 1 + months, Math.min(d, last))).toISOString().slice(0, 10) as TanggalSystem
}

/** The last day of a month: '2025-02' → '2025-02-28'. */
export function akhirBulan(bulan: string): TanggalSystem {
  const [y, m] = bulan.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(y, m, 0)).toISOString().slice(0, 10) as TanggalSystem
}
