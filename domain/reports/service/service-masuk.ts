/** R30. Repairs by the day they were taken in, with what was promised; one that was cancelled by the end of the period is in R29. */
import { defineReport } from '../../report.ts'
import { serviceLine } from '../../report/service-line.ts'
import { date, text } from '../../report/columns.ts'
import { periodeDanToko } from '../../report/filters.ts'

export default defineReport({
  menus: ['/laporan-service-masuk'],
  call: { method: 'GET', path: 'service/reports-service-masuk' },
  filters: periodeDanToko(),
  columns: { ...serviceLine, estimasi_tanggal: date('Estimasi Tanggal'), kode_sales: text('Sales') },
})
