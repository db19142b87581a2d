import { defineKatalog } from '../katalog.ts'
import { bannerContent } from './banner-content.ts'

export const bannerKatalog = defineKatalog({
  name: 'banner-katalog',
  title: 'Banner Katalog',
  menu: '/banner-katalog',
  reading: ['/item-katalog'],
  table: 'katalog_banner',
  key: 'kode_banner',
  keyLabel: 'Kode Banner',
  kode: 'BNR',
  paths: {
    daftar: 'app/banner-katalog',
    tambah: 'app/banner-katalog',
    ubah: 'app/banner-katalog/edit/{code}',
    hapus: 'app/banner-katalog/delete/{code}',
  },
  empty: 'Data Banner Kosong',
  picture: { folder: 'BANNER_ICON', maks: 1, empty: 'Gambar Wajib Dimasukan' },
  fields: bannerContent,
})
