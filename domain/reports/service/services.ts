/** R28. Repairs by the day they were taken in, in whatever state they are. */
import { defineReport } from '../../report.ts'
import { barisService } from '../../report/baris-service.ts'
import { ALL, periode, pilihan } from '../../report/filters.ts'

export default defineReport({
  menus: ['/laporan-services'],
  call: { method: 'POST', path: 'service/report' },
  filters: { ...periode(), status: pilihan('Status', [ALL, 'MASUK', 'SELESAI', 'AMBIL', 'CANC']) },
  columns: barisService,
})
