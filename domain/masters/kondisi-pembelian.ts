/**
 * Deductions from the buy-back price for the state of a piece: a percent of the basis, or rupiah per gram (DOMAIN
 * §C.4).
 */
import { HARGA_GRAM_MAKS } from '../limits.ts'
import { defineMaster } from '../master.ts'

export const kondisiPembelian = defineMaster({
  name: 'kondisi-pembelian',
  title: 'Kondisi Pembelian',
  menu: '/master-kondisi-pembelian',
  table: 'kondisi_pembelian',
  scope: 'chain',
  key: 'kode',
  caption: 'kondisi',
  entity: 'parabeli',
  lists: { semua: { path: 'parabeli/get/all' } },
  fields: {
    kode: { label: 'Kode', kind: 'kode' },
    kondisi: { label: 'Kondisi', kind: 'teks', unique: true },
    tipe: {
      label: 'Tipe',
      kind: 'pilihan',
      options: ['PERSENTASE', 'RP'],
      captions: { RP: 'RUPIAH PER GRAM' },
      default: 'PERSENTASE',
    },
    persentase: {
      label: 'Persentase',
      kind: 'persen',
      default: 0,
      when: { field: 'tipe', is: 'PERSENTASE' },
      help: 'Dari dasar harga beli',
    },
    potongan: {
      label: 'Potongan per Gram',
      kind: 'rupiah',
      default: 0,
      max: HARGA_GRAM_MAKS,
      when: { field: 'tipe', is: 'RP' },
    },
    tanpa_surat: { label: 'Tanpa Surat', kind: 'ya-tidak', default: false },
  },
})
