/** Members and their points. */
import { alur, defineArea } from '../area.ts'

export const member = defineArea({
  grup: 'Member',
  panduan: 'member-dan-hadiah',
  menus: [
    { path: '/data-member', title: 'Data Member', levels: ['KSR', 'SLS', 'ADM'] },
    { path: '/transaksi-member', title: 'Transaksi Member', levels: ['KSR', 'SLS', 'ADM'] },
    { path: '/lihat-transaksi-member', title: 'Lihat Transaksi Member', levels: ['KSR', 'ADM'] },
    { path: '/transaksi-poin', title: 'Transaksi Poin', levels: ['ADM'] },
    { path: '/tukar-point', title: 'Tukar Point', levels: ['KSR', 'ADM'] },
    { path: '/database-member', title: 'Database Member', levels: ['ADM'] },
  ],
  laporan: {
    bagian: 'Member & Hadiah',
    menus: [
      { path: '/laporan-daftar-member', title: 'Laporan Daftar Member', levels: ['ADM'] },
      { path: '/laporan-tukar-point-member', title: 'Laporan Tukar Point Member', levels: ['ADM'] },
      { path: '/laporan-aktivasi-member', title: 'Laporan Aktivasi Member', levels: ['ADM'] },
    ],
  },
  nomor: { PN: 'Poin' },
  status: {
    transaksi_member: alur({ OPEN: ['SELESAI'], SELESAI: [] }),
  },
  otorisasi: ['KOREKSI POIN'],
})
