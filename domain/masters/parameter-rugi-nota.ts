/** Deductions from a group's buy-back price for the age of the nota (DOMAIN §C.4). */
import { HARGA_GRAM_MAKS } from '../limits.ts'
import { defineMaster } from '../master.ts'
import { group } from './group.ts'

export const parameterRugiNota = defineMaster({
  name: 'parameter-rugi-nota',
  title: 'Parameter Rugi Nota',
  menu: '/master-parameter-rugi-nota',
  table: 'parameter_rugi_nota',
  scope: 'chain',
  key: 'id',
  caption: 'kode_group',
  noOverlap: { per: ['kode_group'], from: 'hari_dari', to: 'hari_sampai' },
  entity: 'ruginota',
  lists: { semua: { path: 'ruginota/get/all' } },
  fields: {
    id: { label: 'Nomor', kind: 'nomor', inForm: false, inList: false },
    kode_group: { label: 'Group', kind: 'ref', ref: group, lepas: true },
    tipe: {
      label: 'Tipe',
      kind: 'pilihan',
      options: ['PERSENTASE', 'RP'],
      captions: { RP: 'RUPIAH PER GRAM' },
      default: 'PERSENTASE',
    },
    nilai: {
      label: 'Nilai',
      kind: 'ukuran',
      oleh: 'tipe',
      satuan: { PERSENTASE: 'persen', RP: 'rupiah' },
      maks: { rupiah: HARGA_GRAM_MAKS },
      help: 'Persen dari harga nota, atau rupiah setiap gram',
    },
    hari_dari: { label: 'Hari Dari', kind: 'angka', default: 0, max: 9999 },
    hari_sampai: {
      label: 'Hari Sampai',
      kind: 'angka',
      default: 9999,
      max: 9999,
      from: 'hari_dari',
      help: 'Umur nota dalam hari; 9999 = seterusnya',
    },
  },
})
