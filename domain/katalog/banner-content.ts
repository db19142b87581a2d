/**
 * Fields that banners and infos share (spec 002 §3, §5). The specification's message for an empty nama_tombol named URL
 * Pendukung.
 */
import type { FieldsKatalog } from '../katalog-field.ts'

export const bannerContent = {
  title: { label: 'Title', kind: 'teks', empty: 'Title Tidak Boleh Kosong', max: 100 },
  sub_title: { label: 'Sub Title', kind: 'teks', opsional: true, max: 200, inList: false },
  info: { label: 'Info', kind: 'teks', empty: 'Info Tidak Boleh Kosong', inList: false },
  sub_info: { label: 'Sub Info', kind: 'teks', empty: 'Sub Info Tidak Boleh Kosong', inList: false },
  deskripsi: { label: 'Deskripsi', kind: 'teks', opsional: true, max: 1_000 },
  url_pendukung: {
    label: 'URL Pendukung',
    kind: 'url',
    empty: 'URL Pendukung Tidak Boleh Kosong',
    inList: false,
  },
  nama_tombol: { label: 'Nama Tombol', kind: 'teks', max: 40, inList: false },
} as const satisfies FieldsKatalog
