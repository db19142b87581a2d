/** R38. Loans of each sales person by the day they were given: those that run, or those that were settled (spec 001 §2.12). */
import { sales } from '../../masters/sales.ts'
import { defineReport } from '../../report.ts'
import { KATA_HUTANG } from '../../report/hutang-line.ts'
import { count, gram, rupiah, text } from '../../report/columns.ts'
import { masterList, kodeWajib, periode, choice } from '../../report/filters.ts'

export default defineReport({
  menus: ['/laporan-transaksi-hutang-persales'],
  call: { method: 'POST', path: 'hutang/report-hutang-persales' },
  filters: {
    kode_sales: kodeWajib('Sales', masterList(sales), 'Kode Sales Harga Dipilih'),
    ...periode('tgl_from', 'tgl_to'),
    status_hutang: choice('Status Hutang', ['OPEN', 'CLOS']),
  },
  ...KATA_HUTANG,
  paper: 'portrait',
  columns: {
    kode_sales: text('Sales'),
    nama_sales: text('Nama Sales'),
    qty: count('Qty', 'total'),
    berat: gram('Berat', 'total'),
    jumlah_hutang: rupiah('Jumlah Hutang', 'total'),
  },
})
