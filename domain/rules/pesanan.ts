/** What an order costs, estimated and when it is taken (DOMAIN §C.8). */
import { rupiah, sumRupiah, type Milligram, type Rupiah } from '#domain/units.ts'
import { beratKena, type EmasCustomer } from './emas-customer.ts'
import { hargaTotal } from './harga.ts'
import type { Settings } from './para-system.ts'
import { bulatNaik, kaliPecahan, pecahan } from './pembulatan.ts'

/** harga_jual = RU(mg_kena × harga_gram / 1000) of a piece of `berat`; total with ongkos and atribut. */
export function hargaPesanan(
  berat: Milligram,
  emas: EmasCustomer,
  { harga_gram, ongkos, harga_atribut }: { harga_gram: Rupiah; ongkos: Rupiah; harga_atribut: Rupiah },
  { PEMBULATAN }: Pick<Settings, 'PEMBULATAN'>,
): { harga_jual: Rupiah; total: Rupiah } {
  const harga_jual = bulatNaik(kaliPecahan(beratKena(berat, emas), pecahan(harga_gram, 1000)), PEMBULATAN)
  return { harga_jual, total: hargaTotal({ harga_jual, ongkos, harga_atribut }) }
}

/** What an order comes to: its lines but for those that were dropped. Tax comes on top of it, when it is taken. */
export const totalPesanan = (lines: readonly { harga_total: Rupiah; status: string }[]): Rupiah =>
  sumRupiah(lines.filter((d) => d.status !== 'BATAL').map((d) => d.harga_total))

/** What is still to be paid of it, as far as is known; a DP beyond it leaves nothing. */
export const sisaPesanan = (total: Rupiah, dibayar: Rupiah): Rupiah => rupiah(Math.max(0, total - dibayar))
