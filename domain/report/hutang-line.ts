/** The columns of a loan that reports share: whose it is, its goods, what it weighs and what was lent. */
import { barang, gram, nomor, rupiah, text } from './columns.ts'

export const nasabah = {
  no_faktur_hutang: nomor('No Hutang'),
  nama_customer: text('Customer'),
} as const
export const jaminan = {
  detail_barang: barang('Barang'),
  berat_emas: gram('Berat Emas', 'total'),
  berat_bruto: gram('Berat Bruto', 'total'),
  jumlah_hutang: rupiah('Jumlah Hutang', 'total'),
} as const

/** Messages of the reports about loans (spec 001 §8), used by the sales report too. */
export const KATA_HUTANG = {
  success: 'Laporan Stock Hutang Tersedia',
  empty: 'Laporan Stock Hutang Kosong',
} as const
