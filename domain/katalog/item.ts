import { defineKatalog } from '../katalog.ts'

export const MAX_ITEM_PICTURES = 5

export const itemKatalog = defineKatalog({
  name: 'item-katalog',
  title: 'Item Katalog',
  sebutan: 'Barang Katalog',
  menu: '/item-katalog',
  table: 'katalog_item',
  key: 'kode_barang',
  keyLabel: 'Kode Item',
  kode: 'ITM',
  paths: {
    daftar: 'app/item-katalog',
    tambah: 'app/item-katalog',
    ubah: 'app/item-katalog/edit/{code}',
    hapus: 'app/item-katalog/delete/{code}',
  },
  empty: 'Data Item Kosong',
  picture: {
    folder: 'ITEM',
    maks: MAX_ITEM_PICTURES,
    empty: 'Gambar Wajib Dimasukan',
    sebelum: 'kode_banner',
  },
  fields: {
    kode_kategori: {
      label: 'Kategori',
      kind: 'acuan',
      katalog: 'kategori-katalog',
      empty: 'Kategori Harus Dipilih',
      inList: false,
    },
    nama_barang: { label: 'Nama Item', kind: 'teks', empty: 'Nama Barang Tidak Boleh Kosong', max: 100 },
    berat: { label: 'Berat', kind: 'gram' },
    harga_jual: { label: 'Harga Jual', kind: 'rupiah' },
    direct_url: { label: 'Direct URL', kind: 'url', inList: false },
    kode_banner: {
      label: 'List Banner',
      kind: 'daftar-acuan',
      katalog: 'banner-katalog',
      deskripsi: 'deskripsi_banner',
    },
    kode_info: {
      label: 'List Info',
      kind: 'daftar-acuan',
      katalog: 'info-katalog',
      deskripsi: 'deskripsi_info',
    },
    hashtag_kadar: { label: 'Hashtag Kadar', kind: 'hashtag', inList: false },
    hashtag_jenis: { label: 'Hashtag Jenis', kind: 'hashtag', inList: false },
    hashtag_lm: { label: 'Hashtag LM', kind: 'hashtag', inList: false },
  },
})
