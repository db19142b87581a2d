/**
 * R32. Repairs by the day they were fetched; a pick-up that was undone is not in it. In every PPN mode
 * Σ dpp = Σ 4104 of the dates (without PPN it is the total), Σ dpp + Σ ppn_rp = Σ dp + Σ cash + debet + transfer + credit.
 */
import { defineReport } from '../../report.ts'
import { serviceLine } from '../../report/service-line.ts'
import { bila, rupiah } from '../../report/columns.ts'
import { periodeDanToko } from '../../report/filters.ts'

export default defineReport({
  menus: ['/laporan-service-ambil'],
  call: { method: 'GET', path: 'service/reports-service-ambil' },
  filters: periodeDanToko(),
  columns: {
    ...serviceLine,
    cash: rupiah('Cash', 'total'),
    debet: rupiah('Debet', 'total'),
    transfer: rupiah('Transfer', 'total'),
    credit: rupiah('Credit', 'total'),
    dpp: bila(rupiah('DPP', 'total'), 'ppn_rp'),
    ppn_rp: bila(rupiah('PPN', 'total'), 'ppn_rp'),
  },
})
