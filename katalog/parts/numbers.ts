/** Numbers and times as customers read them: as on the nota they are given. */
import { formatNumber, formatGram, formatTanggal } from '#domain/format.ts'
import type { Milligram } from '#domain/units.ts'
import { jamDi, tanggalDi } from '#domain/zona.ts'

export const writeRupiah = (rupiah: number): string => `Rp. ${formatNumber(rupiah)}`

/** 5.125 → '5.125 gram'. */
export const writeGram = (gram: number): string => `${formatGram(Math.round(gram * 1000) as Milligram)} gram`

/** '15 Januari 2025 pukul 09:30 WIB'. */
export function writeTime(kapan: Date): string {
  return `${formatTanggal(tanggalDi(kapan, 'WIB'))} pukul ${jamDi(kapan, 'WIB').slice(0, 5)} WIB`
}
