/** R31. Repairs by the day their work was done, with the gold that was lost and added; one that was cancelled by the end of the period is in R29. */
import { defineReport } from '../../report.ts'
import { serviceLine } from '../../report/service-line.ts'
import { gram } from '../../report/columns.ts'
import { periodeDanToko } from '../../report/filters.ts'

export default defineReport({
  menus: ['/laporan-service-selesai'],
  call: { method: 'GET', path: 'service/reports-service-selesai' },
  filters: periodeDanToko(),
  columns: { ...serviceLine, susut: gram('Susut', 'total'), tambahan: gram('Tambahan', 'total') },
})
