/** Sales (DOMAIN §B.1). */
import { alur, defineArea } from '../area.ts'

export const penjualan = defineArea({
  grup: 'Penjualan',
  panduan: 'menjual',
  menus: [
    { path: '/transaksi-penjualan', title: 'Transaksi Penjualan', levels: ['KSR', 'SLS'], timbang: true },
    { path: '/lihat-penjualan', title: 'Lihat Penjualan', levels: ['KSR', 'SLS', 'ADM'] },
    { path: '/validasi-penjualan', title: 'Validasi Penjualan', panduan: 'validasi', levels: ['KSR'] },
    { path: '/batal-penjualan', title: 'Batal Penjualan', panduan: 'batal', levels: ['KSR'] },
  ],
  laporan: {
    bagian: 'Penjualan',
    menus: [
      { path: '/laporan-transaksi-penjualan', title: 'Laporan Transaksi Penjualan', levels: ['KSR', 'ADM'] },
      { path: '/laporan-penjualan-sales', title: 'Laporan Penjualan Per Sales', levels: ['KSR', 'ADM'] },
      { path: '/laporan-penjualan-bayar', title: 'Laporan Pembayaran Penjualan', levels: ['KSR', 'ADM'] },
      { path: '/laporan-penjualan-marketplace', title: 'Laporan Penjualan Marketplace', levels: ['ADM'] },
      { path: '/laporan-stock-jual', title: 'Laporan Stock Jual', levels: ['ADM'] },
      { path: '/laporan-batal-penjualan', title: 'Laporan Batal Penjualan', levels: ['KSR', 'ADM'] },
    ],
  },
  nomor: { JL: 'Penjualan' },
  status: {
    /** A validated sale line, undone. */
    status_kembali: alur({ OPEN: ['CANC'], CANC: [] }),
    status_premi: alur({ OPEN: ['DONE'], DONE: ['OPEN'] }),
  },
  otorisasi: [
    'BATAL PENJUALAN',
    'HARGA JUAL DILUAR BATAS',
    'HARGA JUAL DIBAWAH LANTAI',
    'ONGKOS TURUN',
    'FEE KARTU DI ATAS MASTER',
    'REPRINT NOTA',
    'BATAL BEDA TANGGAL',
  ],
  nota: { JUAL: 'Penjualan' },
})
