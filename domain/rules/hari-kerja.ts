/** Working days, Monday to Friday (DOMAIN §O.6-2): which holidays there are is for the government to say, year by year. */
import { selisihHari, tambahHari, type TanggalSystem } from '#domain/units.ts'

/** 0 is Monday. */
const hariPekan = (tanggal: string): number => (new Date(`${tanggal}T00:00:00Z`).getUTCDay() + 6) % 7

/** Counts the working days after `dari`, up to and including `sampai`; 0 when that day is not later. */
export function workingDay(dari: string, sampai: string): number {
  const days = Math.max(0, selisihHari(dari, sampai))
  const rest = Array.from({ length: days % 7 }, (_, i) => (hariPekan(dari) + 1 + i) % 7)
  return Math.floor(days / 7) * 5 + rest.filter((day) => day < 5).length
}

/** The n-th working day after `dari`, n ≥ 1: from a Friday the first is Monday. */
export function addWorkingDays(dari: string, n: number): TanggalSystem {
  let last = tambahHari(dari, Math.floor((n - 1) / 5) * 7)
  for (let left = ((n - 1) % 5) + 1; left > 0;) {
    last = tambahHari(last, 1)
    if (hariPekan(last) < 5) left -= 1
  }
  return last
}
