/** Purities and what is printed of them; the screen shows the karat that SNI 8880 gives each (DOMAIN §A, §G-11). */
import { defineMaster } from '../master.ts'

export const kadar = defineMaster({
  name: 'kadar',
  title: 'Kadar',
  menu: '/master-kadar',
  table: 'kadar',
  scope: 'chain',
  key: 'kode_kadar',
  caption: 'nama',
  entity: 'kadar',
  lists: { semua: { path: 'kadar/get/all' } },
  fields: {
    kode_kadar: { label: 'Kode Kadar', kind: 'kode' },
    nama: { label: 'Nama Kadar', kind: 'teks' },
    persen: { label: 'Persen', kind: 'persen', unique: true },
    cetak: {
      label: 'Cetak',
      kind: 'karat',
      help: 'Tulisan di label dan nota: angka, titik dan K, misalnya 16K',
    },
  },
})
