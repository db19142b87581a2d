/** R44. Gifts given away (spec 001 §2.7). */
import { defineReport } from '../../report.ts'
import { count, date, nomor, text } from '../../report/columns.ts'
import { periode } from '../../report/filters.ts'

export default defineReport({
  menus: ['/laporan-ambil-hadiah'],
  success: 'Laporan Ambil Hadiah Tersedia',
  empty: 'Laporan Ambil Hadiah Tidak Tersedia',
  failure: 'Terjadi Kesalahan saat mengirim data',
  call: { method: 'GET', path: 'report/hadiah/ambil' },
  filters: periode('start_date', 'end_date'),
  columns: {
    no_pengambilan: nomor('No Pengambilan'),
    tanggal: date('Tanggal'),
    alasan: text('Alasan'),
    nama_hadiah: text('Nama Hadiah'),
    qty: count('Qty', 'total'),
  },
})
