/** R14. Orders by the day they were fetched, as they were sold: what the pieces weighed and cost. */
import { defineReport } from '../../report.ts'
import { pesananLine, filtersPesanan, pesananText } from '../../report/pesanan-line.ts'
import { date } from '../../report/columns.ts'

export default defineReport({
  menus: ['/laporan-pesanan-serah'],
  call: { method: 'GET', path: 'pesanan/reports-pesanan-serah' },
  filters: filtersPesanan,
  ...pesananText,
  success: 'Laporan Pesanan Serah Tersedia',
  columns: { ...pesananLine, tanggal_ambil: date('Tanggal Ambil') },
})
