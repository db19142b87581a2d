/** The cashier’s queue (DOMAIN §B.5). */
import { defineArea } from '../area.ts'

export const validasi = defineArea({
  grup: 'Penjualan',
  panduan: 'validasi',
  menus: [{ path: '/validasi-jual-beli', title: 'Validasi Jual Beli', levels: ['KSR'], anyDay: true }],
})
