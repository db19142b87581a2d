/** Pieces to another tray: M09 (DOMAIN §B.13). */
import { defineDokumenStok } from '../dokumen-stok.ts'

export const pindah = defineDokumenStok({
  kind: 'PINDAH',
  nama: 'Pindah Barang',
  nomor: 'PB',
  menu: '/pindah-barang',
  path: 'pindah-barang',
  dari: ['READY'],
  kategori: 'PINDAH BARANG',
  gerak: { mutasi: 'M09', arah: 'keluar' },
  tandaTangan: ['Yang Menyerahkan', 'Yang Menerima'],
})
