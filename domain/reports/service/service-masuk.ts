/** R30. Repairs by the day they were taken in, those that stand. */
import { defineReport } from '../../report.ts'
import { barisService } from '../../report/baris-service.ts'
import { periode } from '../../report/filters.ts'

export default defineReport({
  menus: ['/laporan-service-masuk'],
  call: { method: 'POST', path: 'service/report-masuk' },
  filters: periode(),
  columns: barisService,
})
