/** The craftsmen who make orders and repairs for a shop (DOMAIN §F.1). */
import { defineMaster } from '../master.ts'

export const tukang = defineMaster({
  name: 'tukang',
  title: 'Tukang',
  menu: '/master-tukang',
  table: 'tukang',
  scope: 'toko',
  key: 'kode_tukang',
  caption: 'nama_tukang',
  entity: 'tukang',
  lists: { semua: { path: 'tukang/get/all' } },
  fields: {
    kode_tukang: { label: 'Kode Tukang', kind: 'kode' },
    nama_tukang: { label: 'Nama Tukang', kind: 'teks' },
    no_hp: { label: 'No HP', kind: 'telepon', default: '-' },
    spesialis: { label: 'Spesialis', kind: 'teks', default: '-' },
    upah_default: { label: 'Upah Default', kind: 'rupiah', default: 0 },
  },
})
