/** Days on which nobody works, by which working days are counted (DOMAIN §P.2): the government says them year by year. */
import { defineMaster } from '../master.ts'

export const hariLibur = defineMaster({
  name: 'hari-libur',
  title: 'Hari Libur',
  menu: '/master-hari-libur',
  table: 'hari_libur',
  scope: 'chain',
  key: 'id',
  caption: 'keterangan',
  entity: 'hari-libur',
  lists: { semua: { path: 'hari-libur' } },
  fields: {
    id: { label: 'Nomor', kind: 'nomor', inForm: false, inList: false },
    tanggal: { label: 'Tanggal', kind: 'tanggal', unique: true },
    keterangan: { label: 'Keterangan', kind: 'teks', help: 'Seperti di SKB libur nasional dan cuti bersama' },
  },
})
