/**
 * Shared parts of the five reports of repairs (DOMAIN §E.5). A row is one repair with its goods named in one line, so
 * that the money paid counts once.
 */
import { count, date, gram, nomor, rupiah, text } from './columns.ts'

export const serviceLine = {
  no_faktur_service: nomor('No Service'),
  tgl_masuk: date('Tgl Masuk'),
  /** '-' before that day, as in the next. */
  tgl_selesai: text('Tgl Selesai'),
  tgl_ambil: text('Tgl Ambil'),
  nama_customer: text('Customer'),
  nama_barang: text('Barang'),
  jenis_service: text('Jenis Service'),
  kode_tukang: text('Tukang'),
  qty: count('Qty', 'total'),
  berat_terima: gram('Berat Terima', 'total'),
  /** 0 while the work is not done. */
  berat_selesai: gram('Berat Selesai', 'total'),
  /** As told; once the work is done, what it came to. */
  total: rupiah('Total', 'total'),
  dp: rupiah('DP', 'total'),
  sisa: rupiah('Sisa', 'total'),
  status: text('Status'),
}
