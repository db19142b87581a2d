/** Commission of sales people (DOMAIN §C.13, §O.5-3): what it comes to, line by line, and what is taken off it again. */
import { errors, type Refusal } from '#domain/errors.ts'
import { milligram, rupiah, sumMilligram, sumRupiah, type Milligram, type Rupiah } from '#domain/units.ts'
import { bulatTerdekat, bulatTurun, hargaBerat } from './pembulatan.ts'

/** RHU(Σ grams paid for × premi_per_gram). */
export const premiSales = (berat: Milligram, premi_per_gram: Rupiah): Rupiah =>
  bulatTerdekat(hargaBerat(berat, premi_per_gram))

/**
 * Premi of each line, in order. The whole is rounded once, as R17 rounds it, and the lines add up to it to the rupiah:
 * each line is rounded down, and the missing rupiah go one each to the lines that lost most by rounding; among equals
 * to the first.
 */
export function bagiPremi(berat: readonly Milligram[], premi_per_gram: Rupiah): Rupiah[] {
  const whole = berat.map((mg) => bulatTurun(hargaBerat(mg, premi_per_gram)))
  const sisa = berat.map((mg) => (BigInt(mg) * BigInt(premi_per_gram)) % 1000n)
  const kurang = premiSales(sumMilligram(berat), premi_per_gram) - sumRupiah(whole)
  const naik = new Set(
    sisa
      .map((rest, i) => ({ rest, i }))
      .toSorted((a, b) => Number(b.rest - a.rest) || a.i - b.i)
      .slice(0, kurang)
      .map(({ i }) => i),
  )
  return whole.map((rp, i) => (naik.has(i) ? rupiah(rp + 1) : rp))
}

/** A sold line that nobody was paid for yet. */
export interface PremiRow {
  no_faktur_jual: string
  /** Weight that is paid by the gram (§O.2-5). */
  berat: Milligram
}
/** A line that was paid for and cancelled afterwards. */
export interface PotonganPremi {
  no_faktur_jual: string
  premi_rp: Rupiah
}
export interface Premi<B extends PremiRow, P extends PotonganPremi> {
  baris: (B & { premi_rp: Rupiah })[]
  dipotong: readonly P[]
  berat: Milligram
  /** Of the lines, what is taken off, and what is paid: below 0 nothing is, and all of it stays for the next time. */
  premi: Rupiah
  potongan: Rupiah
  jumlah: Rupiah
}

export function hitungPremi<B extends PremiRow, P extends PotonganPremi>(
  lines: readonly B[],
  dipotong: readonly P[],
  premi_per_gram: Rupiah,
): Premi<B, P> {
  const bagian = bagiPremi(
    lines.map((b) => b.berat),
    premi_per_gram,
  )
  const premi = sumRupiah(bagian)
  const potongan = sumRupiah(dipotong.map((p) => p.premi_rp))
  return {
    baris: lines.map((b, i) => ({ ...b, premi_rp: bagian[i]! })),
    dipotong,
    berat: milligram(sumMilligram(lines.map((b) => b.berat))),
    premi,
    potongan,
    jumlah: rupiah(premi - potongan),
  }
}

/** The day must be closed: what is sold until then is known. */
export const tolakHariPremi = (sampai: string, tgl_system: string): Refusal[] =>
  sampai < tgl_system ? [] : [errors.premiHariBelumDitutup({ sampai }).at('sampai')]

/** @param dilihat the amount shown to the person who pays it */
export function tolakPremi(
  { jumlah, premi, potongan }: Pick<Premi<never, never>, 'jumlah' | 'premi' | 'potongan'>,
  dilihat: Rupiah,
): Refusal[] {
  if (jumlah <= 0) return [errors.premiKosong({ premi, potongan }).at('kode_sales')]
  return jumlah === dilihat ? [] : [errors.premiBerubah({ jumlah }).at('jumlah')]
}
