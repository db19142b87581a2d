/** R12. Each barcode whose label was printed (spec 002 §2, §3). */
import { messages } from '../../messages.ts'
import { defineReport } from '../../report.ts'
import { date, text } from '../../report/columns.ts'
import { periode } from '../../report/filters.ts'

export default defineReport({
  menus: ['/laporan-history-cetak-barcode'],
  call: { method: 'GET', path: 'history/cetak-barcode' },
  filters: periode('tanggal_awal', 'tanggal_akhir'),
  success: 'Laporan History Cetak Barcode Tersedia',
  empty: 'Data Yang Di Cari Tidak Ada !!!',
  tableEmpty: 'Data Laporan History Cetak Barcode Kosong',
  failure: messages.requestFailed,
  fileName: 'Laporan History Cetak Barcode',
  eksporBilaAda: true,
  columns: {
    tanggal: date('Tanggal'),
    user_id: text('User Id'),
    kode_barcode: text('Barcode'),
  },
})
