import { defineKatalog } from '../katalog.ts'
import { bannerContent } from './banner-content.ts'

export const infoKatalog = defineKatalog({
  name: 'info-katalog',
  title: 'Info Katalog',
  menu: '/info-katalog',
  reading: ['/item-katalog'],
  table: 'katalog_info',
  key: 'kode_info',
  keyLabel: 'Kode Info',
  kode: 'INF',
  paths: {
    daftar: 'app/info-katalog',
    tambah: 'app/info-katalog',
    ubah: 'app/info-katalog/edit/{code}',
    hapus: 'app/info-katalog/delete/{code}',
  },
  empty: 'Data Info Kosong',
  picture: { folder: 'INFO_ICON', maks: 1, empty: 'Gambar Wajib Dimasukan' },
  fields: bannerContent,
})
