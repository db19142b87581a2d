/** Reports of no single area. */
import { defineArea } from '../area.ts'

export const laporan = defineArea({
  grup: 'Laporan',
  bagian: [
    'Penjualan',
    'Pembelian',
    'Barang',
    'Pesanan',
    'Service',
    'Hutang',
    'Keuangan',
    'Member & Hadiah',
    'Lainnya',
  ],
  panduan: 'laporan',
  menus: [
    { path: '/laporan-rekap-perbulan', title: 'Laporan Rekap Per Bulan', bagian: 'Lainnya', levels: ['ADM'] },
    {
      path: '/laporan-eod',
      title: 'Laporan EOD',
      bagian: 'Lainnya',
      panduan: 'laporan-eod',
      levels: ['KSR', 'ADM'],
    },
    {
      path: '/laporan-transaksi-rekap-sales-daily',
      title: 'Laporan Rekap Sales Daily',
      bagian: 'Lainnya',
      levels: ['KSR', 'ADM'],
    },
    { path: '/laporan-otorisasi', title: 'Laporan Otorisasi', bagian: 'Lainnya', levels: ['ADM'] },
    { path: '/laporan-authorization', title: 'Laporan Otorisasi', bagian: 'Lainnya', levels: ['ADM'] },
  ],
})
