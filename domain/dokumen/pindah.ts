/** Pieces to another tray: M09 (DOMAIN §B.13). */
import { defineDokumenStok } from '../dokumen-stok.ts'
import { postingPindah } from '../rules/postings/stok.ts'

export const pindah = defineDokumenStok({
  kind: 'PINDAH',
  nama: 'Pindah Barang',
  nomor: 'PB',
  menu: '/pindah-barang',
  path: 'pindah-barang',
  dari: ['READY'],
  kategori: 'PINDAH BARANG',
  posting: postingPindah,
  tandaTangan: ['Yang Menyerahkan', 'Yang Menerima'],
})
