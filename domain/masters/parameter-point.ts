/**
 * Rules by which a member earns points in a period: for one group, or for all groups without a rule of their own
 * (DOMAIN §C.9).
 */
import { POIN_MAKS } from '../limits.ts'
import { defineMaster } from '../master.ts'
import { group } from './group.ts'

export const parameterPoint = defineMaster({
  name: 'parameter-point',
  title: 'Parameter Point',
  menu: '/master-parameter-point',
  table: 'parameter_poin',
  scope: 'chain',
  key: 'id',
  caption: 'kode_group',
  noOverlap: { per: ['kode_group', 'tipe'], from: 'tgl_mulai', to: 'tgl_selesai' },
  entity: 'parapoin',
  lists: { semua: { path: 'parapoin/get/all' } },
  fields: {
    id: { label: 'Nomor', kind: 'nomor', inForm: false, inList: false },
    kode_group: { label: 'Group', kind: 'ref', ref: group, also: ['ALL'], default: 'ALL', lepas: true },
    tipe: { label: 'Tipe', kind: 'pilihan', options: ['RP', 'BERAT'], default: 'RP' },
    kelipatan: {
      label: 'Kelipatan',
      kind: 'ukuran',
      oleh: 'tipe',
      satuan: { RP: 'rupiah', BERAT: 'gram' },
      positive: true,
      default: 1_000_000,
      help: 'Setiap kelipatan mendapat poin',
    },
    poin: { label: 'Poin', kind: 'angka', default: 1, min: 1, max: POIN_MAKS },
    minimal: {
      label: 'Minimal',
      kind: 'ukuran',
      oleh: 'tipe',
      satuan: { RP: 'rupiah', BERAT: 'gram' },
      default: 0,
      help: 'Belanja di bawah ini tidak mendapat poin',
    },
    tgl_mulai: { label: 'Tanggal Mulai', kind: 'tanggal' },
    tgl_selesai: { label: 'Tanggal Selesai', kind: 'tanggal', default: '2099-12-31', from: 'tgl_mulai' },
  },
})
