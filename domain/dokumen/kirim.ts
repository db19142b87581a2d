/** Shipments between shops of the chain, and to head office (DOMAIN §B.14, §O.1-6 to 8). */
import { defineDokumenStok } from '../dokumen-stok.ts'

const MENU = '/kirim-barang-kecabang'
const dikirim = {
  menu: MENU,
  menahan: true,
  kategori: 'KIRIM BARANG',
  gerak: { mutasi: 'M10', arah: 'keluar' },
  tandaTangan: ['Yang Menyerahkan', 'Pembawa'],
  slip: { judul: 'SURAT JALAN', qr: true },
  batal: { otorisasi: 'BATAL KIRIM' },
} as const

/** To another shop: M10. */
export const kirim = defineDokumenStok({
  ...dikirim,
  kind: 'KIRIM',
  nama: 'Kirim Barang',
  nomor: 'KR',
  path: 'kirim-barang',
  dari: ['READY'],
})

/** To head office, with or without barcode: M10. */
export const kirimPusat = defineDokumenStok({
  ...dikirim,
  kind: 'KIRIM PUSAT',
  nama: 'Kirim Ke Pusat',
  nomor: 'KB',
  path: 'kirim-pusat',
  dari: ['READY', 'BELI', 'SORTIR'],
})

/** Pieces that are still out come back to where they lay: M12. */
export const tarikKirim = defineDokumenStok({
  kind: 'TARIK KIRIM',
  nama: 'Tarik Kembali',
  nomor: 'RK',
  menu: MENU,
  path: 'tarik-kirim',
  dari: ['KIRIM'],
  kategori: 'BATAL KIRIM',
  gerak: { mutasi: 'M12', arah: 'masuk' },
  tandaTangan: ['Pembawa', 'Yang Menerima'],
  batal: { pernah: false },
})

/** Pieces that were lost on the way: M19. */
export const hilangKirim = defineDokumenStok({
  kind: 'HILANG KIRIM',
  nama: 'Hilang Di Jalan',
  nomor: 'HK',
  menu: MENU,
  path: 'hilang-kirim',
  dari: ['KIRIM'],
  kategori: 'BATAL KIRIM',
  gerak: { mutasi: 'M19', arah: 'keluar', di: 'V:TRANSIT' },
  tandaTangan: ['Pembawa', 'Kepala Toko'],
  batal: { pernah: false },
})

/** Pieces of a shipment that have arrived: M11. */
export const terima = defineDokumenStok({
  kind: 'TERIMA',
  nama: 'Terima Barang',
  nomor: 'TR',
  menu: '/terima-barang',
  path: 'terima-barang',
  dari: ['KIRIM'],
  kategori: 'TERIMA BARANG',
  gerak: { mutasi: 'M11', arah: 'masuk' },
  tandaTangan: ['Pembawa', 'Yang Menerima'],
  timbang: ['Dikirim', 'Diterima'],
  batal: { pernah: false },
})
