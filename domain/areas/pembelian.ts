/** Purchases and trade-ins (DOMAIN §B.3, §B.4). */
import { alur, defineArea } from '../area.ts'

export const pembelian = defineArea({
  grup: 'Pembelian',
  panduan: 'pembelian',
  menus: [
    { path: '/transaksi-pembelian', title: 'Transaksi Pembelian', levels: ['KSR', 'SLS'], timbang: true },
    { path: '/lihat-pembelian', title: 'Lihat Pembelian', levels: ['KSR', 'SLS', 'ADM'] },
    { path: '/batal-pembelian', title: 'Batal Pembelian', levels: ['KSR'] },
  ],
  laporan: {
    bagian: 'Pembelian',
    menus: [
      { path: '/laporan-pembelian-sales', title: 'Laporan Pembelian Per Sales', levels: ['KSR', 'ADM'] },
      { path: '/laporan-transaksi-pembelian-history', title: 'Laporan History Pembelian', levels: ['ADM'] },
      { path: '/laporan-batal-pembelian', title: 'Laporan Batal Pembelian', levels: ['KSR', 'ADM'] },
      { path: '/laporan-transaksi-pembelian', title: 'Laporan Transaksi Pembelian', levels: ['KSR', 'ADM'] },
      { path: '/laporan-stock-pembelian', title: 'Laporan Stock Pembelian', levels: ['ADM'] },
    ],
  },
  nomor: { BL: 'Pembelian', TK: 'Tukar' },
  status: {
    /** A nota of another server that is bought back here; and one of ours that another server's shop buys back (§O.7-4). */
    nota_luar: alur({ NIAT: ['DIPAKAI', 'LEPAS'], DIPAKAI: ['LEPAS'], LEPAS: [] }),
    nota_dibeli_jauh: alur({ PESAN: ['PASTI', 'LEPAS'], PASTI: ['LEPAS'], LEPAS: [] }),
  },
  otorisasi: [
    'BATAL PEMBELIAN',
    'PEMBELIAN DI ATAS NOTA',
    'PEMBELIAN TANPA BARCODE',
    'BERAT BELI DILUAR TOLERANSI',
  ],
  nota: { BELI: 'Pembelian', TUKAR: 'Tukar' },
})
