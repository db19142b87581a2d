/** New pieces into their trays: M02; those of an order to PESANAN: M21 (DOMAIN §B.13, §B.6). What is wrong of them is taken out again the same day: M25. */
import { defineDokumenStok } from '../dokumen-stok.ts'

export const tambah = defineDokumenStok({
  kind: 'TAMBAH',
  nama: 'Tambah Barang',
  nomor: 'TA',
  menu: '/tambah-data-barang',
  path: 'tambah-data-barang',
  dari: [],
  kategori: 'TAMBAH BARANG',
  gerak: { mutasi: ['M02', 'M21'], arah: 'masuk' },
  tandaTangan: ['Yang Menyerahkan', 'Yang Menerima'],
  kembali:
    'Semua barangnya dihapus dari stok, barcodenya tidak dipakai lagi. Pesanan yang diisinya kembali menunggu.',
  batal: { otorisasi: 'HAPUS BARANG' },
})

/** Pieces that were added today, out again: some of a document, or of several. */
export const hapusTambah = defineDokumenStok({
  kind: 'HAPUS TAMBAH',
  nama: 'Hapus Barang',
  nomor: 'HB',
  menu: '/tambah-data-barang',
  path: 'hapus-barang',
  dari: ['READY'],
  kategori: 'HAPUS BARANG',
  gerak: { mutasi: 'M25', arah: 'keluar' },
  tandaTangan: ['Yang Menghapus', 'Yang Menyetujui'],
  batal: { pernah: false },
})

/** BUY-BACK RE-TAG: what was bought back without a barcode is given one, and stays where it lies. */
export const tagUlang = defineDokumenStok({
  kind: 'TAG ULANG',
  nama: 'Tag Ulang Buy-Back',
  nomor: 'RT',
  menu: '/tambah-data-barang',
  path: 'tag-ulang',
  dari: ['BELI', 'SORTIR'],
  kategori: 'TAMBAH BARANG',
  gerak: null,
  tandaTangan: ['Yang Memasang', 'Yang Memeriksa'],
  batal: { pernah: false },
})
