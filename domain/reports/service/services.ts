/** R28. Repairs by the day they were taken in, in whatever state they are now. */
import { defineReport } from '../../report.ts'
import { serviceLine } from '../../report/service-line.ts'
import { ALL, periodeDanToko, choice } from '../../report/filters.ts'

export default defineReport({
  menus: ['/laporan-services'],
  call: { method: 'GET', path: 'service/reports-service' },
  filters: {
    ...periodeDanToko(),
    status: choice('Status', [ALL, 'MASUK', 'SELESAI', 'AMBIL', 'CANC']),
  },
  columns: serviceLine,
})
