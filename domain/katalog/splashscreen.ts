import { defineKatalog } from '../katalog.ts'

/** The four rows there are, as staff call them (spec 002 §2). */
export const SPLASH_SCREEN = {
  MEMBER: 'MEMBER',
  'GUEST-1': 'GUEST SLIDE 1',
  'GUEST-2': 'GUEST SLIDE 2',
  'GUEST-3': 'GUEST SLIDE 3',
} as const

export const splashscreenKatalog = defineKatalog({
  name: 'splashscreen-katalog',
  title: 'Splashscreen Katalog',
  menu: '/splashscreen-katalog',
  table: 'katalog_splash',
  key: 'screen_name',
  keyLabel: 'Nama Screen',
  paths: {
    daftar: 'app/splash-screen',
    tambah: null,
    ubah: 'app/splash-screen/{screen_code}',
    hapus: null,
  },
  empty: 'Data Splashscreen Kosong',
  picture: {
    folder: 'SPLASHSCREEN',
    maks: 1,
    empty: 'Gambar Wajib Dimasukan',
    sebelum: 'text',
    tetap: true,
  },
  fields: {
    text: { label: 'Text', kind: 'teks', empty: 'Text Tidak Boleh Kosong', max: 200 },
    position: { label: 'Posisi', kind: 'pilihan', options: { top: 'ATAS', bottom: 'BAWAH' } },
  },
})
