/** The three screens of the cashier's queue: one screen, told what it lists. */
import { Validasi } from './Validasi.tsx'

export const ValidasiPenjualan = () => (
  <Validasi layar="penjualan" title="Validasi Penjualan" nama="penjualan" />
)
export const ValidasiTitipan = () => <Validasi layar="titipan" title="Validasi Titipan" nama="titipan" />
/** Stays usable while the shop's day is behind: it lists everything that holds up the close. */
export const ValidasiJualBeli = () => (
  <Validasi layar="jual-beli" title="Validasi Jual Beli" nama="transaksi" />
)
