/** The trays of a shop (DOMAIN §F.1). A tray that holds pieces stays: server/masters/hooks/baki.ts. */
import { defineMaster } from '../master.ts'
import { gudang } from './gudang.ts'

export const baki = defineMaster({
  name: 'baki',
  title: 'Baki',
  menu: '/master-baki',
  table: 'baki',
  scope: 'toko',
  key: 'kode_baki',
  caption: 'nama_baki',
  reserved: 'is_sistem',
  entity: 'baki',
  lists: {
    ready: { path: 'baki/ready', where: { status: 'READY', is_sistem: false } },
    /** Includes baki that are being counted. */
    semua: { path: 'baki/get/all' },
    perGudang: { path: 'baki/get/by-kode-gudang/{kode_gudang}' },
  },
  fields: {
    kode_baki: { label: 'Kode Baki', kind: 'kode' },
    nama_baki: { label: 'Nama Baki', kind: 'teks' },
    // The stock ledger names a tray with its gudang, so a tray never moves to another.
    kode_gudang: { label: 'Gudang', kind: 'ref', ref: gudang, readOnlyOnEdit: true },
    berat_baki: { label: 'Berat Baki', kind: 'gram', min: 0.001, help: 'Berat baki kosong, dalam gram' },
    berat_bandrol: {
      label: 'Berat Bandrol',
      kind: 'gram',
      default: 0,
      help: 'Berat bandrol per barang, dalam gram',
    },
    kapasitas: { label: 'Kapasitas', kind: 'angka', default: 0, help: 'Jumlah barang; 0 = tidak dibatasi' },
    status: {
      label: 'Status',
      kind: 'pilihan',
      options: ['READY', 'KUNCI_SO'],
      default: 'READY',
      inForm: false,
    },
    is_sistem: { label: 'Sistem', kind: 'ya-tidak', default: false, inForm: false, inList: false },
  },
})
