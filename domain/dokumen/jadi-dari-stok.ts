/** Pieces of the shop's own stock fill an order: M09 to PESANAN (DOMAIN §O.2-8). */
import { defineDokumenStok } from '../dokumen-stok.ts'

export const jadiDariStok = defineDokumenStok({
  kind: 'PESANAN JADI',
  nama: 'Jadi Dari Stok',
  nomor: 'JS',
  menu: '/lihat-pesanan',
  path: 'pesanan/jadi-dari-stok',
  dari: ['READY'],
  menahan: true,
  kategori: 'PESANAN JADI',
  gerak: { mutasi: 'M09', arah: 'keluar' },
  tandaTangan: ['Yang Menyerahkan', 'Yang Menerima'],
  kembali: 'Semua barangnya kembali ke baki masing-masing, pesanan yang diisinya kembali menunggu.',
})
