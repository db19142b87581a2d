/** Draw coupons of a group: its row is made with the group, and only edited (spec 000 §2, §7; DOMAIN §B.11, §C.10). */
import { defineMaster } from '../master.ts'
import { group } from './group.ts'

export const parameterKupon = defineMaster({
  name: 'parameter-kupon',
  title: 'Parameter Kupon',
  menu: '/master-parameter-kupon',
  table: 'parameter_kupon',
  scope: 'chain',
  key: 'kode_group',
  caption: 'kode_group',
  entity: 'transaksi-kupon',
  paths: { create: null, edit: 'transaksi-kupon', remove: null, reactivate: null },
  lists: { semua: { path: 'transaksi-kupon' } },
  fields: {
    _id: { label: 'Nomor', kind: 'nomor', inForm: false, inList: false },
    jumlah_kupon: {
      label: 'Jumlah Kupon',
      kind: 'angka',
      max: 1_000,
      empty: 'Jumlah Kupon Harus Diisi',
      help: 'Kupon setiap kelipatan; 0 = tidak memberi kupon',
    },
    type_kupon: {
      label: 'Tipe Kupon',
      kind: 'pilihan',
      options: ['BERAT', 'RP'],
      offered: ['BERAT'],
      default: 'BERAT',
      inList: false,
    },
    berat: {
      label: 'Value Parameter Kupon',
      kind: 'ukuran',
      oleh: 'type_kupon',
      satuan: { BERAT: 'gram', RP: 'rupiah' },
      positive: true,
      empty: 'Jumlah Kupon Harus Diisi',
      help: 'Kelipatan belanja yang mendapat kupon',
    },
    kode_group: { label: 'Kode Group Kupon', kind: 'ref', ref: group, lepas: true },
    ket_hadiah: { label: 'Hadiah Kupon', kind: 'teks', default: '-' },
    ket_kupon: { label: 'Undian Kupon', kind: 'teks', default: '-' },
    tgl_mulai: { label: 'Tanggal Mulai', kind: 'tanggal', inList: false },
    tgl_selesai: { label: 'Tanggal Selesai', kind: 'tanggal', from: 'tgl_mulai', inList: false },
  },
})
