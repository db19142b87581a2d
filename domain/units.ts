/**
 * The three units everything is counted in, and how each crosses the edge of the API.
 * Inside: whole rupiah, whole milligrams, percent in ten-thousandths. At the edge (JSON): rupiah as is,
 * grams with up to 3 decimals, percent with up to 4. No floating-point arithmetic is done on any of them.
 */
import { z } from 'zod'
import { GRAM_MAKS, RUPIAH_MAKS } from './limits.ts'

export type Rupiah = number & z.$brand<'Rupiah'>
export type Milligram = number & z.$brand<'Milligram'>
/** Percent × 10,000: 37.5 % is 375,000. */
export type Persen = number & z.$brand<'Persen'>
/** A shop's business day, 'YYYY-MM-DD'; never a Date object. */
export type TanggalSystem = string & z.$brand<'TanggalSystem'>

const whole = (n: number, unit: string): number => {
  if (!Number.isSafeInteger(n)) throw new RangeError(`${n} is not a whole number of ${unit}`)
  return n
}

export const rupiah = (n: number): Rupiah => whole(n, 'rupiah') as Rupiah
export const milligram = (n: number): Milligram => whole(n, 'milligrams') as Milligram
export const persen = (n: number): Persen => whole(n, 'ten-thousandths of a percent') as Persen
export const tanggalSystem = (s: string): TanggalSystem => s as TanggalSystem

/** 2.35 (grams at the edge) → 2350 milligrams. Throws when there are more than 3 decimals. */
export const gramToMilligram = (gram: number): Milligram => milligram(scaled(gram, 3))
export const milligramToGram = (mg: Milligram): number => mg / 1000
export const percentToPersen = (percent: number): Persen => persen(scaled(percent, 4))
export const persenToPercent = (p: Persen): number => p / 10_000

/** Shifts the decimal point in the written number, so that 1.005 becomes 1005 and not 1004. */
function scaled(n: number, decimals: number): number {
  const shifted = Number(`${n}e${decimals}`)
  return whole(shifted, `units of ${decimals} decimals`)
}

/** Checks that a number at the edge has no more than `decimals` decimals. */
export const fitsDecimals = (decimals: number) => (n: number) =>
  Number.isSafeInteger(Number(`${n}e${decimals}`))

export const sumRupiah = (amounts: Iterable<Rupiah>): Rupiah => {
  let sum = 0
  for (const amount of amounts) sum += amount
  return rupiah(sum)
}
export const sumMilligram = (weights: Iterable<Milligram>): Milligram => {
  let sum = 0
  for (const weight of weights) sum += weight
  return milligram(sum)
}

// Schemas by which units cross the edge. An ENTERED value is bounded (limits.ts). An answered value is any whole number
// that there can be, negative too: a stored sum is read. `npx vitest run domain/calls` finds code that mixes them up.

/** Rupiah as answered. */
export const zRupiah = z.int().brand<'Rupiah'>()
/** Rupiah as entered: a whole number, never negative. */
export const zRupiahEntered = z
  .int('Harus Bilangan Bulat')
  .min(0, 'Tidak Boleh Negatif')
  .max(RUPIAH_MAKS, 'Terlalu Besar')
  .brand<'Rupiah'>()

const zMilligram = z.int().brand<'Milligram'>()
const gramOf = (edge: z.ZodNumber) =>
  z.codec(edge.refine(fitsDecimals(3), 'Maksimal 3 Desimal'), zMilligram, {
    decode: (gram) => gramToMilligram(gram),
    encode: (mg) => milligramToGram(mg as Milligram),
  })
/** Grams at the edge (2.35), milligrams inside (2350), as answered. */
export const zGram = gramOf(z.number())
/** Grams as entered, never negative. */
export const zGramEntered = gramOf(z.number().min(0, 'Tidak Boleh Negatif').max(GRAM_MAKS, 'Terlalu Besar'))

const persenOf = (edge: z.ZodNumber) =>
  z.codec(edge.refine(fitsDecimals(4), 'Maksimal 4 Desimal'), z.int().brand<'Persen'>(), {
    decode: (percent) => percentToPersen(percent),
    encode: (p) => persenToPercent(p as Persen),
  })
/** Percent at the edge (37.5), ten-thousandths inside (375000), as answered. */
export const zPersen = persenOf(z.number())
/** Percent as entered: 0 to 100. */
export const zPersenEntered = persenOf(z.number().min(0, 'Tidak Boleh Negatif').max(100, 'Maksimal 100'))

/** A calendar day that exists, as 'YYYY-MM-DD'. */
export const zTanggal = z.iso.date('Tanggal Tidak Valid').brand<'TanggalSystem'>()

export const tambahHari = (tanggal: string, days: number): TanggalSystem => {
  const [y, m, d] = tanggal.split('-').map(Number) as [number, number, number]
  return new Date(Date.UTC(y, m - 1, d + days)).toISOString().slice(0, 10) as TanggalSystem
}

/** Whole days from `from` to `to` (negative when `to` is earlier). */
export const selisihHari = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)
