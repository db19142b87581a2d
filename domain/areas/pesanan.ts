/** Orders, and the gold that goldsmiths have for them (DOMAIN §B.6, §O.2). */
import { alur, defineArea } from '../area.ts'

export const pesanan = defineArea({
  grup: 'Pesanan',
  panduan: 'pesanan',
  menus: [
    { path: '/transaksi-pesanan', title: 'Transaksi Pesanan', levels: ['KSR', 'SLS'], timbang: true },
    { path: '/lihat-pesanan', title: 'Lihat Pesanan', levels: ['KSR', 'SLS', 'ADM', 'GDG'], timbang: true },
  ],
  laporan: {
    bagian: 'Pesanan',
    menus: [
      { path: '/laporan-pesanan', title: 'Laporan Pesanan', levels: ['KSR', 'ADM'] },
      { path: '/laporan-pesanan-serah', title: 'Laporan Pesanan Serah', levels: ['KSR', 'ADM'] },
      { path: '/laporan-batal-pesanan', title: 'Laporan Batal Pesanan', levels: ['KSR', 'ADM'] },
    ],
  },
  nomor: { PS: 'Pesanan', BT: 'Bahan Tukang', JS: 'Jadi Dari Stok' },
  status: {
    status_pesanan: alur({
      OPEN: ['PROSES', 'CLOSE'],
      PROSES: ['DONE', 'CLOSE'],
      DONE: ['FINISH', 'PROSES', 'CLOSE'],
      FINISH: ['DONE'],
      CLOSE: [],
    }),
    /** A thing that was ordered: waiting for its piece, filled, dropped (§O.2-9). */
    baris_pesanan: alur({ OPEN: ['JADI', 'BATAL'], JADI: ['OPEN'], BATAL: [] }),
  },
  otorisasi: ['BATAL PESANAN'],
  nota: { PESANAN: 'Pesanan' },
})
