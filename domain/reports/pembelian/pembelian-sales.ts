/** R23. What each sales person bought back, as R24 counts it. */
import { sales } from '../../masters/sales.ts'
import { defineReport } from '../../report.ts'
import { count, gram, rupiah, text } from '../../report/columns.ts'
import { kodeMaster, periode } from '../../report/filters.ts'
import { hargaPerGram } from '../../rules/rata-rata.ts'

export default defineReport({
  menus: ['/laporan-pembelian-sales'],
  call: { method: 'POST', path: 'pembelian/report-sales' },
  filters: { ...periode(), kode_sales: kodeMaster(sales) },
  columns: {
    kode_sales: text('Sales'),
    nama_sales: text('Nama Sales'),
    qty: count('Qty', 'total'),
    berat: gram('Berat', 'total'),
    harga_nota: rupiah('Harga Nota', 'total'),
    harga: rupiah('Harga Beli', 'total'),
    selisih: rupiah('Selisih', 'total'),
    harga_rata: rupiah('Rata-Rata/Gram'),
  },
  ratios: { harga_rata: (total) => hargaPerGram(total.harga, total.berat) },
})
