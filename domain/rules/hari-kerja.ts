/**
 * Working days: Monday to Friday without the holidays that the owner has written down (DOMAIN §P.2), for which there are is
 * said by the government year by year.
 */
import { selisihHari, tambahHari, type TanggalSystem } from '#domain/units.ts'

/** 0 is Monday. */
const hariPekan = (tanggal: string): number => (new Date(`${tanggal}T00:00:00Z`).getUTCDay() + 6) % 7
const dalamPekan = (tanggal: string): boolean => hariPekan(tanggal) < 5

/** Days on which nobody works, as 'YYYY-MM-DD'. */
export type HariLibur = ReadonlySet<string>

/** Counts the working days after `dari`, up to and including `sampai`; 0 when that day is not later. */
export function workingDay(dari: string, sampai: string, libur: HariLibur): number {
  const days = Math.max(0, selisihHari(dari, sampai))
  const rest = Array.from({ length: days % 7 }, (_, i) => (hariPekan(dari) + 1 + i) % 7)
  const inWeek = Math.floor(days / 7) * 5 + rest.filter((day) => day < 5).length
  return inWeek - [...libur].filter((hari) => hari > dari && hari <= sampai && dalamPekan(hari)).length
}

/** The n-th working day after `dari`, n ≥ 1: from a Friday the first is Monday. */
export function addWorkingDays(dari: string, n: number, libur: HariLibur): TanggalSystem {
  let last = tambahHari(dari, 0)
  for (let left = n; left > 0;) {
    last = tambahHari(last, 1)
    if (dalamPekan(last) && !libur.has(last)) left -= 1
  }
  return last
}
