/** Repairs (DOMAIN §B.7). */
import { alur, defineArea } from '../area.ts'

export const service = defineArea({
  grup: 'Service',
  panduan: 'service',
  menus: [
    { path: '/transaksi-services', title: 'Transaksi Services', levels: ['KSR', 'SLS'], timbang: true },
    { path: '/lihat-services', title: 'Lihat Services', levels: ['KSR', 'SLS', 'ADM', 'GDG'], timbang: true },
  ],
  laporan: {
    bagian: 'Service',
    menus: [
      { path: '/laporan-services', title: 'Laporan Services', levels: ['KSR', 'ADM'] },
      { path: '/laporan-service-masuk', title: 'Laporan Service Masuk', levels: ['KSR', 'ADM'] },
      { path: '/laporan-service-selesai', title: 'Laporan Service Selesai', levels: ['KSR', 'ADM'] },
      { path: '/laporan-service-ambil', title: 'Laporan Service Ambil', levels: ['KSR', 'ADM'] },
      { path: '/laporan-batal-service', title: 'Laporan Batal Service', levels: ['KSR', 'ADM'] },
    ],
  },
  nomor: { SV: 'Service' },
  status: {
    status_service: alur({
      MASUK: ['SELESAI', 'CANC'],
      SELESAI: ['AMBIL', 'MASUK', 'CANC'],
      AMBIL: ['SELESAI'],
      CANC: [],
    }),
  },
  otorisasi: ['BATAL SERVICE'],
  nota: { SERVICE: 'Service' },
})
