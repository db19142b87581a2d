/** Looks of a piece: MULUS, PENYOK, PATAH … (DOMAIN §F.1). */
import { defineMaster } from '../master.ts'

export const kondisiBarang = defineMaster({
  name: 'kondisi-barang',
  title: 'Kondisi Barang',
  menu: '/master-kondisi-barang',
  table: 'kondisi_barang',
  scope: 'chain',
  key: 'kode_kondisi',
  caption: 'kondisi',
  entity: 'parakondisi',
  lists: { semua: { path: 'parakondisi/get/all' } },
  fields: {
    kode_kondisi: { label: 'Kode Kondisi', kind: 'kode' },
    kondisi: { label: 'Kondisi', kind: 'teks', unique: true },
  },
})
