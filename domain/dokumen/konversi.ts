/** Pieces of another group or jenis from now on, where they lie: M15 (DOMAIN §B.13). */
import { defineDokumenStok } from '../dokumen-stok.ts'

export const konversi = defineDokumenStok({
  kind: 'KONVERSI',
  nama: 'Konversi Barang',
  nomor: 'KV',
  menu: '/konversi-barang',
  path: 'konversi-barang',
  dari: ['READY', 'BELI', 'SORTIR'],
  kategori: 'KONVERSI BARANG',
  gerak: { mutasi: 'M15', arah: 'keluar' },
  tandaTangan: ['Yang Mengonversi', 'Yang Memeriksa'],
  kembali: 'Semua barangnya kembali ke group dan jenis asal.',
  batal: { otorisasi: 'KONVERSI BARANG' },
})
