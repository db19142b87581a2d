/** The kinds of goods: CINCIN, GELANG … (`kode_dept` in the specification). */
import { defineMaster } from '../master.ts'
import { group } from './group.ts'
import { kategori } from './kategori.ts'

export const jenis = defineMaster({
  name: 'jenis',
  title: 'Jenis',
  menu: '/master-jenis',
  table: 'jenis',
  scope: 'chain',
  key: 'kode_dept',
  caption: 'nama_dept',
  keepOne: true,
  entity: 'jenis',
  lists: {
    semua: { path: 'jenis/get/all' },
    // The code may be a group's too: server/masters/hooks/jenis.ts.
    perKategori: { path: 'jenis/get/by-kode-kategori/{kode_kategori}' },
  },
  fields: {
    kode_dept: { label: 'Kode Jenis', kind: 'kode' },
    nama_dept: { label: 'Nama Jenis', kind: 'teks' },
    kode_kategori: { label: 'Kategori', kind: 'ref', ref: kategori },
    kode_group: { label: 'Group', kind: 'ref', ref: group, default: null },
  },
})
