/** The places of a shop; the reserved ones carry customers' goods and goods between two states (DOMAIN §B.0.6). */
import { defineMaster } from '../master.ts'

/** Gudang in which staff put trays of their own. */
const UNTUK_BAKI = ['TOKO', 'BIASA']

export const gudang = defineMaster({
  name: 'gudang',
  title: 'Gudang',
  menu: '/master-gudang',
  table: 'gudang',
  scope: 'toko',
  key: 'kode_gudang',
  caption: 'nama_gudang',
  reserved: 'is_sistem',
  entity: 'gudang',
  lists: {
    semua: { path: 'gudang/get/all', where: { tipe: UNTUK_BAKI } },
    master: { path: 'gudang/get/all/master' },
  },
  fields: {
    kode_gudang: { label: 'Kode Gudang', kind: 'kode' },
    nama_gudang: { label: 'Nama Gudang', kind: 'teks' },
    tipe: {
      label: 'Tipe',
      kind: 'pilihan',
      options: ['BIASA', 'TOKO', 'BELI', 'TITIP', 'PESANAN', 'CUCI', 'SORTIR', 'LEBUR', 'SERVICE', 'HUTANG'],
      default: 'BIASA',
      inForm: false,
    },
    is_sistem: { label: 'Sistem', kind: 'ya-tidak', default: false, inForm: false, inList: false },
  },
})
