/** R48. What each sales person did on the shop's day (spec 001 §2.16): sold, bought, lent; or whose loans ended, with what was paid for that. */
import { sales } from '../../masters/sales.ts'
import { defineReport } from '../../report.ts'
import { count, gram, rupiah, text } from '../../report/columns.ts'
import { masterList, kodeWajib, choice } from '../../report/filters.ts'

export default defineReport({
  menus: ['/laporan-transaksi-rekap-sales-daily'],
  call: { method: 'GET', path: 'sales/report-daily' },
  filters: {
    tipe_transaksi: choice('Tipe Transaksi', ['PENJUALAN', 'PEMBELIAN', 'HUTANG', 'HUTANG_LUNAS']),
    kode_sales: kodeWajib('Sales', masterList(sales), 'Kode Sales Belum Dipilih'),
  },
  about: { hari: true },
  success: 'Laporan Tersedia',
  empty: 'Laporan Tidak Ada',
  paper: 'portrait',
  columns: {
    kode_sales: text('Sales'),
    nama_sales: text('Nama Sales'),
    qty: count('Qty', 'total'),
    berat: gram('Berat', 'total'),
    rupiah: rupiah('Rupiah', 'total'),
  },
})
