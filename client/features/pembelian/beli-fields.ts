/** The fields of the pieces that come back, as keys and the scale find them. */
import type { BeliDihitung } from './keranjang-beli.ts'

export const idBeli = (urut: number, field: 'berat' | 'kondisi' | 'potongan'): string =>
  `beli-${field}-${urut}`

/** The piece on the scale: the one whose fields are being filled, else the last. */
export const weighedLine = (lines: readonly BeliDihitung[]): BeliDihitung | undefined =>
  lines.find((_, i) => document.activeElement?.id === idBeli(i, 'berat')) ?? lines.at(-1)
