/**
 * Shared parts of the three reports of orders (spec 001 §2.9, §3; DOMAIN §E.2): the row in its order, the filters, the
 * texts.
 */
import { messages } from '../messages.ts'
import { count, date, gram, gram2, nomor, rupiah, text } from './columns.ts'
import { periodeDanToko } from './filters.ts'

export const filtersPesanan = periodeDanToko()

export const pesananText = {
  empty: 'Laporan Pesanan Kosong',
  failure: messages.requestFailed,
} as const

export const pesananLine = {
  no_pesanan: nomor('No Pesanan'),
  kode_sales: text('Kode Sales'),
  tanggal: date('Tanggal'),
  /** '-' while nobody has fetched it. */
  tanggal_ambil: text('Tanggal Ambil'),
  kode_tukang: text('Kode Tukang'),
  total_berat: gram2(gram('Total Berat', 'total')),
  ongkos: rupiah('Ongkos', 'total'),
  total_harga: rupiah('Total Harga', 'total'),
  jumlah_bayar: rupiah('Jumlah Bayar', 'total'),
  sisa_bayar: rupiah('Sisa Bayar', 'total'),
  estimasi_tanggal: date('Estimasi Tanggal'),
  nama_customer: text('Nama Customer'),
  total_qty: count('Total Qty', 'total'),
}
