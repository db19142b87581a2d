import { defineKatalog } from '../katalog.ts'

export const kategoriKatalog = defineKatalog({
  name: 'kategori-katalog',
  title: 'Kategori Katalog',
  menu: '/kategori-katalog',
  reading: ['/item-katalog'],
  table: 'katalog_kategori',
  key: 'kode_kategori',
  keyLabel: 'Kode Kategori',
  kode: 'KTG',
  paths: {
    daftar: 'app/kategori-katalog',
    tambah: 'app/kategori-katalog',
    ubah: 'app/kategori-katalog/edit/{code}',
    hapus: 'app/kategori-katalog/delete/{code}',
  },
  empty: 'Data Kategori Kosong',
  picture: {
    folder: 'KATEGORI_ICON',
    maks: 1,
    empty: 'Gambar wajib dimasukan, Mohon masukan gambar dan coba lagi',
    sebelum: 'warna',
  },
  fields: {
    nama_kategori: { label: 'Nama Kategori', kind: 'teks', max: 60, unik: true },
    warna: {
      label: 'Warna',
      kind: 'warna',
      empty: 'Warna wajib dipilih, Mohon pilih warna dan coba lagi',
    },
  },
})
