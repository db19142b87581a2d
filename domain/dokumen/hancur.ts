/** Pieces that are no more: M13, after a draft that somebody allows (DOMAIN §B.17, §O.1-11). */
import { defineDokumenStok } from '../dokumen-stok.ts'

export const hancur = defineDokumenStok({
  kind: 'HANCUR',
  nama: 'Hancur Barang',
  nomor: 'HC',
  menu: '/hancur-data-barang',
  path: 'hancurbarang',
  dari: ['READY', 'BELI', 'SORTIR'],
  tujuan: 'LEBUR',
  menahan: true,
  kategori: 'HANCUR BARANG',
  gerak: { mutasi: 'M13', arah: 'keluar' },
  tandaTangan: ['Yang Menghancurkan', 'Saksi'],
  kembali: 'Barangnya kembali seperti sebelum dihancurkan; draft dibuang.',
  batal: { otorisasi: 'HANCUR BARANG' },
})
