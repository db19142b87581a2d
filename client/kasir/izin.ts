/** Otorisasi that were given for a line of a draft, sold or bought: each holds for the line as it was shown, for no other figure. Pure. */
import { samaDisetujui } from '#domain/rules/disetujui.ts'
import type { Disetujui, KategoriOtorisasi, OtorisasiDiminta } from '#domain/rules/otorisasi.ts'

export interface IzinBaris {
  kategori: KategoriOtorisasi
  disetujui: Disetujui
  id: string
}

/** With what was given now; one of a kategori at a time. */
export const denganIzin = (held: readonly IzinBaris[], given: IzinBaris): IzinBaris[] => [
  ...held.filter((i) => i.kategori !== given.kategori),
  given,
]

/** Which of those a line needs are still missing, as it stands. */
export const belumDiizinkan = (
  perlu: readonly KategoriOtorisasi[],
  held: readonly IzinBaris[],
  disetujui: Disetujui,
): KategoriOtorisasi[] =>
  perlu.filter((k) => !held.some((i) => i.kategori === k && samaDisetujui(i.disetujui, disetujui)))

/** One that is missing of a draft, and where what is given for it belongs. */
export interface Kurang<D> {
  diminta: OtorisasiDiminta
  beri: (draf: D, id: string) => D
}

/** @param ids one for each that was missing */
export const denganSemua = <D>(draf: D, kurang: readonly Kurang<D>[], ids: readonly string[]): D =>
  kurang.reduce((held, { beri }, i) => beri(held, ids[i]!), draf)
