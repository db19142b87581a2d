/** R45. Gifts bought; Σ total_uang = debits of 1402 by purchases (spec 001 §2.7). */
import { defineReport } from '../../report.ts'
import { count, date, nomor, rupiah, text } from '../../report/columns.ts'
import { periode } from '../../report/filters.ts'

export default defineReport({
  menus: ['/laporan-beli-hadiah'],
  success: 'Laporan Beli Hadiah Tersedia',
  empty: 'Laporan Beli Hadiah Tidak Tersedia',
  failure: 'Terjadi Kesalahan saat mengirim data',
  call: { method: 'GET', path: 'report/hadiah/beli' },
  filters: periode('start_date', 'end_date'),
  columns: {
    no_pembelian: nomor('No Pembelian'),
    tanggal: date('Tanggal'),
    supplier: text('Supplier'),
    nama_hadiah: text('Nama Hadiah'),
    qty: count('Qty', 'total'),
    total_uang: rupiah('Total Uang', 'total'),
  },
})
