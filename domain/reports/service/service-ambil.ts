/** R32. Repairs by the day they were fetched, and how the rest was paid; Σ pendapatan = credits of 4104. */
import { defineReport } from '../../report.ts'
import { barisService } from '../../report/baris-service.ts'
import { rupiah, text } from '../../report/columns.ts'
import { periode } from '../../report/filters.ts'

export default defineReport({
  menus: ['/laporan-service-ambil'],
  call: { method: 'POST', path: 'service/report-ambil' },
  filters: periode(),
  columns: {
    ...barisService,
    dibayar: rupiah('Dibayar', 'total'),
    pembayaran: text('Pembayaran'),
    ppn_rp: rupiah('PPN', 'total'),
    pendapatan: rupiah('Pendapatan', 'total'),
  },
})
