/** Loans against jewellery, and what is paid on them (DOMAIN §B.8, §O.4). */
import { alur, defineArea } from '../area.ts'

export const hutang = defineArea({
  grup: 'Hutang',
  panduan: 'hutang',
  menus: [
    { path: '/transaksi-hutang', title: 'Transaksi Hutang', levels: ['KSR', 'SLS'], timbang: true },
    { path: '/lihat-hutang', title: 'Lihat Hutang', levels: ['KSR', 'SLS', 'ADM'], timbang: true },
    { path: '/batal-hutang-lunas', title: 'Batal Hutang Lunas', levels: ['KSR'] },
    {
      path: '/validasi-hutang',
      title: 'Validasi Hutang',
      panduan: 'validasi',
      levels: ['KSR'],
      anyDay: true,
    },
  ],
  laporan: {
    bagian: 'Hutang',
    menus: [
      { path: '/laporan-transaksi-hutang', title: 'Laporan Transaksi Hutang', levels: ['KSR', 'ADM'] },
      { path: '/laporan-hutang-jatuh-tempo', title: 'Laporan Hutang Jatuh Tempo', levels: ['KSR', 'ADM'] },
      { path: '/laporan-stock-hutang', title: 'Laporan Stock Hutang', levels: ['KSR', 'ADM'] },
      { path: '/laporan-hutang-lunas', title: 'Laporan Hutang Lunas', levels: ['KSR', 'ADM'] },
      { path: '/laporan-batal-hutang', title: 'Laporan Batal Hutang', levels: ['KSR', 'ADM'] },
      {
        path: '/laporan-transaksi-hutang-persales',
        title: 'Laporan Hutang Per Sales',
        levels: ['KSR', 'ADM'],
      },
    ],
  },
  nomor: {
    HT: 'Hutang',
    BB: 'Bayar Bunga',
    PP: 'Perpanjang',
    CP: 'Cicil Pokok',
    LN: 'Lunas',
    SB: 'Serah Barang',
  },
  status: {
    /** CLOS is undone by BATAL HUTANG LUNAS. */
    status_hutang: alur({ OPEN: ['CLOS', 'CANC'], CLOS: ['OPEN'], CANC: [] }),
  },
  otorisasi: [
    'BATAL HUTANG',
    'BATAL HUTANG LUNAS',
    'PINJAMAN DI ATAS MAKSIMUM',
    'BUNGA DIUBAH',
    'HUTANG SERAH BARANG',
  ],
  nota: { HUTANG: 'Hutang', LUNAS: 'Hutang Lunas' },
})
