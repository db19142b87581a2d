import { defineKatalog } from '../katalog.ts'

export const hargaKatalog = defineKatalog({
  name: 'harga-katalog',
  title: 'Harga Katalog',
  menu: '/harga-katalog',
  table: 'katalog_harga',
  key: 'kode_harga_app',
  keyLabel: 'Kode Harga',
  kode: 'HRG',
  paths: {
    daftar: 'app/harga',
    tambah: 'app/harga',
    ubah: 'app/harga/{code}',
    hapus: 'app/harga/{code}',
  },
  empty: 'Data Harga Kosong',
  fields: {
    nama_harga_app: { label: 'Label Harga', kind: 'teks', max: 60, unik: true },
    detail_group: {
      label: 'List Group Terdaftar',
      kind: 'daftar-group',
      empty: 'Mohon Pilih List Group Minimal 1',
    },
  },
})
