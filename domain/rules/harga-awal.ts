/** Prices per gram that a new shop may begin with, from the price of fine gold; its owner changes what they like (DOMAIN §C.2). */
import { percentToPersen, rupiah, type Persen, type Rupiah } from '../units.ts'
import { hargaBeliTurunan, hargaGramTurunan, type HargaEmas } from './harga-emas.ts'
import { bulatNaik, bulatTurun, persenDari } from './pembulatan.ts'

/** Between which parts of the price staff may bargain. */
const MIN = percentToPersen(98)
const MAX = percentToPersen(103)

/** Bounds around a price, in whole multiples of `kelipatan`, away from it. */
export const firstLimit = (
  harga: Rupiah,
  kelipatan: number,
): Pick<HargaEmas, 'harga_min_gram' | 'harga_max_gram'> => ({
  harga_min_gram: bulatTurun(persenDari(harga, MIN), kelipatan),
  harga_max_gram: bulatNaik(persenDari(harga, MAX), kelipatan),
})

interface Acuan24k {
  harga_24k: Rupiah
  harga_beli_24k: Rupiah
  kelipatan: number
}

/** Sold at the derived price, bought back at that of 24K by its kadar, never above what it is sold at. */
export function hargaAwal(
  { kadar, kadar_jual }: { kadar: Persen; kadar_jual: Persen },
  { harga_24k, harga_beli_24k, kelipatan }: Acuan24k,
): HargaEmas {
  const harga = hargaGramTurunan(harga_24k, kadar_jual, rupiah(0), kelipatan)
  return {
    harga,
    ...firstLimit(harga, kelipatan),
    harga_beli_gram: hargaBeliTurunan(harga_beli_24k, kadar, harga, kelipatan),
  }
}
