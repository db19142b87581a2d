/** Gifts: bought, given, exchanged for points. */
import { defineArea } from '../area.ts'

export const hadiah = defineArea({
  grup: 'Hadiah',
  panduan: 'member-dan-hadiah',
  menus: [
    { path: '/beli-hadiah', title: 'Beli Hadiah', levels: ['KSR', 'ADM'] },
    { path: '/ambil-hadiah', title: 'Ambil Hadiah', levels: ['KSR', 'SLS', 'ADM'] },
  ],
  laporan: {
    bagian: 'Member & Hadiah',
    menus: [
      { path: '/laporan-ambil-hadiah', title: 'Laporan Ambil Hadiah', levels: ['ADM'] },
      { path: '/laporan-beli-hadiah', title: 'Laporan Beli Hadiah', levels: ['ADM'] },
      { path: '/laporan-mutasi-hadiah', title: 'Laporan Mutasi Hadiah', levels: ['ADM'] },
    ],
  },
  nomor: { AH: 'Ambil Hadiah', BH: 'Beli Hadiah', TP: 'Tukar Poin' },
  otorisasi: ['BATAL HADIAH'],
})
