/** R29. Repairs by the day they were cancelled: what went back and how, why, and who allowed it. */
import { defineReport } from '../../report.ts'
import { serviceLine } from '../../report/service-line.ts'
import { date, rupiah, text } from '../../report/columns.ts'
import { periodeDanToko } from '../../report/filters.ts'

export default defineReport({
  menus: ['/laporan-batal-service'],
  call: { method: 'GET', path: 'service/reports-batal-service' },
  filters: periodeDanToko(),
  columns: {
    ...serviceLine,
    tgl_batal: date('Tanggal Batal'),
    refund: text('Refund'),
    refund_rp: rupiah('Refund Rp', 'total'),
    alasan: text('Alasan'),
    batal_by: text('Batal By'),
    otorisasi: text('Otorisasi'),
  },
})
