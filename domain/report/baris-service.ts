/** What the reports of repairs share: one row is one repair, its things named in one line, so that what was paid counts once. */
import { gram, nomor, rupiah, text, count } from './columns.ts'

export const barisService = {
  no_faktur_service: nomor('No Service'),
  tgl_masuk: text('Tgl Masuk'),
  tgl_selesai: text('Tgl Selesai'),
  tgl_ambil: text('Tgl Ambil'),
  nama_customer: text('Customer'),
  nama_barang: text('Barang'),
  jenis_service: text('Jenis Service'),
  qty: count('Qty', 'total'),
  berat_terima: gram('Berat Terima', 'total'),
  berat_selesai: gram('Berat Selesai', 'total'),
  kode_tukang: text('Tukang'),
  dp: rupiah('DP', 'total'),
  total: rupiah('Total', 'total'),
  sisa: rupiah('Sisa', 'total'),
  status: text('Status'),
}
