/** Taxes: what is reported of them (DOMAIN §P.1). */
import { defineArea } from '../area.ts'

export const pajak = defineArea({
  grup: 'Keuangan',
  panduan: 'pajak-dan-ppatk',
  menus: [],
  laporan: {
    bagian: 'Keuangan',
    menus: [
      { path: '/laporan-ppn', title: 'Laporan PPN', levels: ['ADM'] },
      { path: '/laporan-bukti-faktur', title: 'Laporan Bukti Faktur Pajak', levels: ['ADM', 'GDG'] },
      { path: '/laporan-pph22', title: 'Laporan PPh 22', levels: ['ADM'] },
    ],
  },
})
