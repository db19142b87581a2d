/** EMAS, LM, BERLIAN, PERAK, AKSESORIS: what counts as gold and what does not (DOMAIN §F.1). */
import { defineMaster } from '../master.ts'

export const kategori = defineMaster({
  name: 'kategori',
  title: 'Kategori',
  menu: '/master-kategori',
  table: 'kategori',
  scope: 'chain',
  key: 'kode_kategori',
  caption: 'nama_kategori',
  keepOne: true,
  entity: 'kategori',
  lists: { semua: { path: 'kategori/get/all' } },
  fields: {
    kode_kategori: { label: 'Kode Kategori', kind: 'kode' },
    nama_kategori: { label: 'Nama Kategori', kind: 'teks' },
    status_gold: { label: 'Status Gold', kind: 'pilihan', options: ['GOLD', 'NONGOLD'], default: 'GOLD' },
    urut: { label: 'Urut', kind: 'angka', default: 0 },
  },
})
