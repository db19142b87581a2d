import { defineKatalog } from '../katalog.ts'
import { isiBanner } from './banner-content.ts'

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
  kosong: 'Data Banner Kosong',
  gambar: { folder: 'BANNER_ICON', maks: 1, kosong: 'Gambar Wajib Dimasukan' },
  fields: isiBanner,
})
