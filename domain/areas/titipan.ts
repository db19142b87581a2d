/** Deposits (DOMAIN §B.2). */
import { alur, defineArea } from '../area.ts'

export const titipan = defineArea({
  grup: 'Penjualan',
  panduan: 'titipan',
  menus: [
    { path: '/lihat-titipan', title: 'Lihat Titipan', levels: ['KSR', 'SLS', 'ADM'] },
    { path: '/validasi-titipan', title: 'Validasi Titipan', panduan: 'validasi', levels: ['KSR'] },
  ],
  laporan: {
    bagian: 'Penjualan',
    menus: [{ path: '/laporan-titip-uang', title: 'Laporan Titip Uang', levels: ['KSR', 'ADM'] }],
  },
  nomor: { TT: 'Titipan' },
  status: {
    /** FINISH is undone when the sale that took it is cancelled. */
    status_titipan: alur({ OPEN: ['FINISH', 'CLOSE'], FINISH: ['OPEN'], CLOSE: [] }),
  },
  otorisasi: ['BATAL TITIPAN'],
  nota: { TITIP: 'Titipan' },
})
