/** The promised day in words, and where an order stands on the board. Pure. */
import type { PAPAN_PESANAN, PesananRingkas } from '#domain/calls/pesanan.ts'
import { selisihHari } from '#domain/units.ts'

/** 'hari ini', 'besok', 'lusa', '5 hari lagi', 'lewat 3 hari'. */
export function sebutJanji(hariIni: string, hari: string): string {
  const lagi = selisihHari(hariIni, hari)
  if (lagi < 0) return `lewat ${-lagi} hari`
  return ['hari ini', 'besok', 'lusa'][lagi] ?? `${lagi} hari lagi`
}

export type PapanColumn = (typeof PAPAN_PESANAN)[number]

/** Returns the only column of an order; null when it was cancelled, for the board has no place for it. */
export function papanColumn({
  status_pesanan,
  terlambat,
}: Pick<PesananRingkas, 'status_pesanan' | 'terlambat'>): PapanColumn | null {
  if (status_pesanan === 'CLOSE') return null
  if (status_pesanan === 'FINISH') return 'DIAMBIL'
  if (status_pesanan === 'DONE') return 'JADI'
  if (terlambat) return 'TERLAMBAT'
  return status_pesanan === 'OPEN' ? 'BARU' : 'DI TUKANG'
}
