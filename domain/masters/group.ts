/** A purity family with a price per gram. A new group gets its price row in every shop and its coupon row. */
import { defineMaster } from '../master.ts'
import { JENIS_PAJAK } from '../rules/pajak.ts'
import { kategori } from './kategori.ts'

export const group = defineMaster({
  name: 'group',
  title: 'Group',
  menu: '/master-group',
  table: 'grup',
  scope: 'chain',
  key: 'kode_group',
  caption: 'nama_group',
  keepOne: true,
  entity: 'group',
  lists: { semua: { path: 'group/get/all' } },
  fields: {
    kode_group: { label: 'Kode Group', kind: 'kode' },
    nama_group: { label: 'Nama Group', kind: 'teks' },
    kode_kategori: { label: 'Kategori', kind: 'ref', ref: kategori },
    jenis_pajak: {
      label: 'Jenis Pajak',
      kind: 'pilihan',
      options: JENIS_PAJAK,
      default: 'PERHIASAN_EMAS',
      help: 'EMAS_BATANGAN: logam mulia. NON_EMAS: perak, logam lain, batu lepas',
    },
    kadar: { label: 'Kadar', kind: 'persen' },
    kadar_cetak: {
      label: 'Kadar Cetak',
      kind: 'teks',
      max: 20,
      help: 'Tulisan kadar di label dan nota: 16K, 70%',
    },
    kadar_jual: { label: 'Kadar Jual', kind: 'persen', default: 0 },
    warna: { label: 'Warna', kind: 'teks', max: 30, default: '-' },
    berat_bandrol_default: {
      label: 'Berat Bandrol',
      kind: 'gram',
      default: 0,
      inList: false,
      help: 'Berat bandrol untuk barang baru, dalam gram',
    },
  },
})
