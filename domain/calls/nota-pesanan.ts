/** The receipt of an order or of more money on it, on paper: counted and printed (DOMAIN §F.5). */
import { callsNotaSetoran, ON_PAPER } from './nota.ts'

export const { cetak: cetakPesanan, nota: notaPesanan } = callsNotaSetoran('pesanan', 'no_pesanan', {
  may: { menus: ['/lihat-pesanan', '/transaksi-pesanan'], action: 'lihat' },
  counts: 'a receipt',
  summary: `The receipt ${ON_PAPER}`,
})
