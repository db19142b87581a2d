/** The karat of a purity by SNI 8880: 18K is 75.00 to 79.16 %, 24K from 99.90 % (DOMAIN §A Kadar, §G-11). */
import { persen, type Persen } from '../units.ts'

export interface PitaKarat {
  /** 8 to 24, or 'LM' for bars above what jewellery can be. */
  karat: number | 'LM'
  dari: Persen
  sampai: Persen
}

/** A band begins at so many twenty-fourths, written with two decimals. */
const SERATUS = 1_000_000
const HALUS = 100
const limit = (karat: number): number => Math.round((SERATUS * karat) / 24 / HALUS) * HALUS
const K24: PitaKarat = { karat: 24, dari: persen(999_000), sampai: persen(999_800) }
const LM: PitaKarat = { karat: 'LM', dari: persen(999_900), sampai: persen(SERATUS) }

/** From the purest; jewellery of less than 8K is no gold jewellery. */
export const PITA_KARAT: readonly PitaKarat[] = [
  LM,
  K24,
  { karat: 23, dari: persen(limit(23)), sampai: persen(K24.dari - HALUS) },
  ...Array.from({ length: 15 }, (_, i) => 22 - i).map((karat) => ({
    karat,
    dari: persen(limit(karat)),
    sampai: persen(limit(karat + 1) - HALUS),
  })),
]

/** Marks of silver. Gold jewellery is never marked 925: its 22K is 916 or 917. */
const PERAK = /(^|[^A-Z])(PERAK|SILVER|STERLING)([^A-Z]|$)/
export const isPerak = ({ nama, cetak }: { nama: string; cetak: string }): boolean =>
  PERAK.test(nama.toUpperCase()) || cetak.trim() === '925'

/** @returns undefined below 8K */
export const pitaKarat = (kadar: Persen): PitaKarat | undefined =>
  PITA_KARAT.find(({ dari }) => kadar >= dari)
