/** Pieces go to be washed and come back, on days of their own: M16, M17, or never, M19 (DOMAIN §B.18, §O.1-14). One series of numbers. */
import { defineDokumenStok } from '../dokumen-stok.ts'

const cuci = { nomor: 'CU', menu: '/cucian' } as const

export const cuciKeluar = defineDokumenStok({
  ...cuci,
  kind: 'CUCI KELUAR',
  nama: 'Kirim Cuci',
  path: 'cucian/kirim',
  dari: ['READY', 'BELI', 'SORTIR'],
  tujuan: 'CUCI',
  menahan: true,
  kategori: 'CUCI KELUAR',
  gerak: { mutasi: 'M16', arah: 'keluar' },
  tandaTangan: ['Yang Menyerahkan', 'Tukang Cuci'],
})

export const cuciMasuk = defineDokumenStok({
  ...cuci,
  kind: 'CUCI MASUK',
  nama: 'Kembali Cuci',
  path: 'cucian/kembali',
  dari: ['CUCI'],
  kategori: 'CUCI MASUK',
  // gold that was washed off leaves CUCI beside the piece
  gerak: { mutasi: ['M17', 'M14'], arah: 'keluar' },
  tandaTangan: ['Tukang Cuci', 'Yang Menerima'],
  timbang: ['Dikirim', 'Kembali'],
  kembali: 'Semua barangnya kembali ke tukang cuci, dengan berat dan ongkos sebelumnya.',
})

/** Pieces that the goldsmith lost: a stock opname finds them again if they turn up. */
export const cuciHilang = defineDokumenStok({
  ...cuci,
  kind: 'CUCI HILANG',
  nama: 'Hilang Di Cucian',
  path: 'cucian/hilang',
  dari: ['CUCI'],
  kategori: 'STOCK OPNAME',
  gerak: { mutasi: 'M19', arah: 'keluar' },
  tandaTangan: ['Tukang Cuci', 'Yang Memeriksa'],
  batal: { pernah: false },
})
