/** Terms of a loan against jewellery: interest, length, and how much of the value is lent (DOMAIN §C.7). */
import { defineMaster } from '../master.ts'

export const kondisiPinjaman = defineMaster({
  name: 'kondisi-pinjaman',
  title: 'Kondisi Pinjaman',
  menu: '/master-kondisi-pinjaman',
  table: 'kondisi_pinjaman',
  scope: 'chain',
  key: 'kode',
  caption: 'nama',
  entity: 'parapinjaman',
  lists: { semua: { path: 'parapinjaman/get/all' } },
  fields: {
    kode: { label: 'Kode', kind: 'kode' },
    nama: { label: 'Nama', kind: 'teks' },
    metode: { label: 'Metode', kind: 'pilihan', options: ['BULANAN', 'HARIAN'], default: 'BULANAN' },
    bunga: { label: 'Bunga per Bulan', kind: 'persen', default: 3 },
    lama_bulan: { label: 'Lama (Bulan)', kind: 'angka', default: 1, min: 1, max: 60 },
    min_hari: {
      label: 'Minimal Hari',
      kind: 'angka',
      default: 1,
      max: 366,
      inList: false,
      when: { field: 'metode', is: 'HARIAN' },
      help: 'Bunga dihitung paling sedikit sekian hari',
    },
    tenggang_hari: { label: 'Tenggang (Hari)', kind: 'angka', default: 0, max: 366 },
    maks_persen: { label: 'Maksimal Pinjaman', kind: 'persen', default: 80, help: 'Dari taksiran barang' },
    min_rp: { label: 'Pinjaman Minimal', kind: 'rupiah', default: 0 },
    maks_rp: { label: 'Pinjaman Maksimal', kind: 'rupiah', default: 0, help: '0 = tidak dibatasi' },
    min_bunga_rp: { label: 'Bunga Minimal', kind: 'rupiah', default: 0, inList: false },
  },
})
