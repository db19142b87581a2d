/** Averages (DOMAIN §C.11). */
import { rupiah, type Milligram, type Rupiah } from '#domain/units.ts'
import { bulatTerdekat, pecahan } from './pembulatan.ts'

/** harga_rata of a gift: RHU(nilai / stock); 0 when there is none. */
export const hargaRata = (nilai: Rupiah, stock: number): Rupiah =>
  stock === 0 ? rupiah(0) : bulatTerdekat(pecahan(nilai, stock))

/**
 * Value that `qty` of `stock` pieces (at least 1) worth `nilai` take with them: RHU(qty × nilai / stock), so the last
 * takes all that is left.
 */
export const nilaiKeluar = (qty: number, stock: number, nilai: Rupiah): Rupiah =>
  bulatTerdekat(pecahan(BigInt(qty) * BigInt(nilai), stock))

/** Price divided by weight, per gram: RHU(harga × 1000 / mg) (spec 001 §3). */
export const hargaPerGram = (harga: Rupiah, berat: Milligram): Rupiah =>
  berat === 0 ? rupiah(0) : bulatTerdekat(pecahan(BigInt(harga) * 1000n, berat))
