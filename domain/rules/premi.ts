/** Commission of sales people (DOMAIN §C.13). */
import type { Milligram, Rupiah } from '#domain/units.ts'
import { bulatTerdekat, hargaBerat } from './pembulatan.ts'

/** RHU(Σ grams paid for × premi_per_gram). */
export const premiSales = (berat: Milligram, premi_per_gram: Rupiah): Rupiah =>
  bulatTerdekat(hargaBerat(berat, premi_per_gram))
