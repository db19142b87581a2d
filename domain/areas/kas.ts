/** Drawer and accounts (DOMAIN §B.9, §O.5). */
import { defineArea } from '../area.ts'

export const kas = defineArea({
  grup: 'Keuangan',
  panduan: 'kas-dan-bank',
  menus: [
    { path: '/tambah-uang-kas', title: 'Tambah Uang Kas', levels: ['KSR', 'ADM'] },
    { path: '/ambil-uang-kas', title: 'Ambil Uang Kas', levels: ['KSR', 'ADM'] },
    { path: '/tambah-uang-bank', title: 'Tambah Uang Bank', levels: ['KSR', 'ADM'] },
    { path: '/ambil-uang-bank', title: 'Ambil Uang Bank', levels: ['KSR', 'ADM'] },
    { path: '/hitung-kas', title: 'Hitung Kas', panduan: 'hitung-kas', levels: ['KSR', 'ADM'], anyDay: true },
  ],
  laporan: {
    bagian: 'Keuangan',
    menus: [
      {
        path: '/laporan-transaksi-keuangan-cash',
        title: 'Laporan Transaksi Keuangan Cash',
        levels: ['KSR', 'ADM'],
      },
      { path: '/laporan-keuangan-non-cash', title: 'Laporan Keuangan Non Cash', levels: ['KSR', 'ADM'] },
    ],
  },
  nomor: { KM: 'Kas Masuk', KK: 'Kas Keluar', BM: 'Bank Masuk', BK: 'Bank Keluar', HU: 'Hitung Kas' },
  otorisasi: ['BATAL KAS', 'AMBIL KAS DI ATAS LIMIT', 'SALDO BANK MINUS', 'TRANSAKSI KHUSUS'],
})
