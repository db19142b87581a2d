/** R31. Repairs by the day their work was done, with the gold that was added or lost. */
import { defineReport } from '../../report.ts'
import { barisService } from '../../report/baris-service.ts'
import { gram } from '../../report/columns.ts'
import { periode } from '../../report/filters.ts'

export default defineReport({
  menus: ['/laporan-service-selesai'],
  call: { method: 'POST', path: 'service/report-selesai' },
  filters: periode(),
  columns: { ...barisService, tambahan: gram('Tambahan', 'total'), susut: gram('Susut', 'total') },
})
