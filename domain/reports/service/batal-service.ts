/** R29. Repairs by the day they were cancelled: what went back, why, and who allowed it. */
import { defineReport } from '../../report.ts'
import { barisService } from '../../report/baris-service.ts'
import { date, rupiah, text } from '../../report/columns.ts'
import { periode } from '../../report/filters.ts'

export default defineReport({
  menus: ['/laporan-batal-service'],
  call: { method: 'POST', path: 'service/report-batal' },
  filters: periode(),
  columns: {
    tgl_batal: date('Tanggal Batal'),
    ...barisService,
    refund: rupiah('Refund', 'total'),
    alasan: text('Alasan'),
    input_by: text('Input By'),
    otorisasi: text('Otorisasi'),
  },
})
