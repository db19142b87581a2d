/** The roundings of the trade (DOMAIN §C), on exact fractions. */
import { rupiah, type Milligram, type Persen, type Rupiah } from '#domain/units.ts'

/** An exact fraction; products of rupiah and milligrams outgrow 2^53, so both parts are bigint. `penyebut` > 0. */
export interface Pecahan {
  pembilang: bigint
  penyebut: bigint
}

export const pecahan = (pembilang: number | bigint, penyebut: number | bigint = 1): Pecahan => ({
  pembilang: BigInt(pembilang),
  penyebut: BigInt(penyebut),
})

/** Milligrams at a price per gram, exact: mg × harga_gram / 1000 rupiah. */
export const hargaBerat = (berat: Milligram, per_gram: Rupiah): Pecahan =>
  pecahan(BigInt(berat) * BigInt(per_gram), 1000)

/** A percent of an amount, exact. */
export const persenDari = (amount: Rupiah, percent: Persen): Pecahan =>
  pecahan(BigInt(amount) * BigInt(percent), 1_000_000)

export const kurangPecahan = (a: Pecahan, b: Pecahan): Pecahan =>
  pecahan(a.pembilang * b.penyebut - b.pembilang * a.penyebut, a.penyebut * b.penyebut)
export const kaliPecahan = (a: Pecahan, b: Pecahan): Pecahan =>
  pecahan(a.pembilang * b.pembilang, a.penyebut * b.penyebut)
/** A percent of a fraction, exact. */
export const persenPecahan = (a: Pecahan, percent: Persen): Pecahan =>
  kaliPecahan(a, pecahan(percent, 1_000_000))
/** a > b. */
export const lebihBesar = (a: Pecahan, b: Pecahan): boolean =>
  a.pembilang * b.penyebut > b.pembilang * a.penyebut

const floor = (n: bigint, d: bigint): bigint => (n >= 0n || n % d === 0n ? n / d : n / d - 1n)
const asRupiah = (n: bigint): Rupiah => rupiah(Number(n))

/** RU(x) = K × ceil(x / K): up to the next multiple of `kelipatan`; RU(0) = 0. */
export const bulatNaik = ({ pembilang, penyebut }: Pecahan, kelipatan = 1): Rupiah => {
  const k = BigInt(kelipatan)
  return asRupiah(-floor(-pembilang, penyebut * k) * k)
}

/** Down to the multiple of `kelipatan` at or below. */
export const bulatTurun = ({ pembilang, penyebut }: Pecahan, kelipatan = 1): Rupiah => {
  const k = BigInt(kelipatan)
  return asRupiah(floor(pembilang, penyebut * k) * k)
}

/** RHU(x): to the nearest rupiah, a half goes up. */
export const bulatTerdekat = ({ pembilang, penyebut }: Pecahan): Rupiah =>
  asRupiah(floor(2n * pembilang + penyebut, 2n * penyebut))
