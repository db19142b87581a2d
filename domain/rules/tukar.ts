/** A trade-in: what comes back pays for what is taken; who is left owing pays the difference (DOMAIN §B.4, §C.6). */
import { rupiah, type Rupiah } from '#domain/units.ts'
import { susunPembayaran, type ArahBayar } from './pembayaran.ts'
import { putuskanPenjualan, type BarangJual, type Dimuka, type PenjualanDiputuskan } from './penjualan.ts'

export interface Selisih {
  /** Whole rupiah, never below 0. */
  selisih: Rupiah
  /** KELUAR: the shop pays it (TUKAR KURANG). */
  arah: ArahBayar
}

/** @param total_jual the total of the pieces taken, tax included */
export const selisihTukar = (total_jual: Rupiah, total_beli: Rupiah): Selisih => ({
  selisih: rupiah(Math.abs(total_jual - total_beli)),
  arah: total_beli > total_jual ? 'KELUAR' : 'MASUK',
})

/**
 * The sale side, decided as a sale whose first payment is the old pieces, as far as they reach. When they are worth more,
 * the payments are the shop's to the customer.
 * @throws what putuskanPenjualan does; the payments' refusals by the way the money goes
 */
export const putuskanTukar: typeof putuskanPenjualan = <B extends BarangJual>(
  ...[lines, payments, pieces, settings, dimuka = [], pembeli]: Parameters<typeof putuskanPenjualan<B>>
): PenjualanDiputuskan<B> => {
  const sale = putuskanPenjualan(lines, [], pieces, settings, dimuka, pembeli)
  const { selisih, arah } = selisihTukar(sale.total_bayar, saldo(dimuka))
  if (arah === 'MASUK') return putuskanPenjualan(lines, payments, pieces, settings, dimuka, pembeli)
  return { ...sale, pembayaran: [...sale.pembayaran, ...susunPembayaran([], payments, selisih, 'KELUAR')] }
}

const saldo = (dimuka: readonly Dimuka[]): Rupiah => rupiah(dimuka.reduce((sum, d) => sum + d.saldo, 0))
