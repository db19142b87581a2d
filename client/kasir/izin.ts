/** Otorisasi that were given for a line of a draft, sold or bought: each holds for the line as it was shown, for no other figure. Pure. */
import { samaDisetujui } from '#domain/rules/disetujui.ts'
import type { Disetujui, KategoriOtorisasi } from '#domain/rules/otorisasi.ts'

export interface LineIzin {
  kategori: KategoriOtorisasi
  disetujui: Disetujui
  id: string
}

/** With what was given now; one of a kategori at a time. */
export const denganIzin = (held: readonly LineIzin[], given: LineIzin): LineIzin[] => [
  ...held.filter((i) => i.kategori !== given.kategori),
  given,
]

/** Lists the otorisasi that a line needs in its present state and does not have yet. */
export const belumDiizinkan = (
  perlu: readonly KategoriOtorisasi[],
  held: readonly LineIzin[],
  disetujui: Disetujui,
): KategoriOtorisasi[] =>
  perlu.filter((k) => !held.some((i) => i.kategori === k && samaDisetujui(i.disetujui, disetujui)))
