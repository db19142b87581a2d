/** Gifts as the app shows them; those that a shop keeps and hands out are the master's (domain/masters/hadiah.ts). */
import { defineKatalog } from '../katalog.ts'

export const hadiahKatalog = defineKatalog({
  name: 'hadiah-katalog',
  title: 'Hadiah Katalog',
  menu: '/hadiah-katalog',
  table: 'katalog_hadiah',
  key: 'kode_hadiah',
  keyLabel: 'Kode Hadiah',
  kode: 'HDH',
  paths: {
    daftar: 'app/member/list-gift',
    tambah: 'app/member/list-gift',
    ubah: 'app/member/list-gift/edit/{code}',
    hapus: 'app/member/list-gift/delete/{code}',
  },
  empty: 'Data Hadiah Kosong',
  picture: { folder: 'HADIAH', maks: 1, empty: 'Gambar Wajib Dimasukan' },
  fields: {
    nama_hadiah: { label: 'Nama Hadiah', kind: 'teks', max: 100 },
    info: { label: 'Info', kind: 'teks' },
    sub_info: { label: 'Sub Info', kind: 'teks' },
    deskripsi: { label: 'Deskripsi', kind: 'teks', opsional: true, max: 1_000 },
    point: { label: 'Point', kind: 'poin', inList: false },
  },
})
