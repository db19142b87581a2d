/** R17. What each sales person sold, as R16 counts it, and the commission on its grams (DOMAIN §C.13). */
import { sales } from '../../masters/sales.ts'
import { defineReport } from '../../report.ts'
import { count, gram, rupiah, text } from '../../report/columns.ts'
import { kodeMaster, periode } from '../../report/filters.ts'
import { hargaPerGram } from '../../rules/rata-rata.ts'

export default defineReport({
  menus: ['/laporan-penjualan-sales'],
  call: { method: 'POST', path: 'penjualan/report-sales' },
  filters: { ...periode(), kode_sales: kodeMaster(sales) },
  columns: {
    kode_sales: text('Sales'),
    nama_sales: text('Nama Sales'),
    qty: count('Qty', 'total'),
    berat: gram('Berat', 'total'),
    harga_jual: rupiah('Harga Jual', 'total'),
    ongkos: rupiah('Ongkos', 'total'),
    harga_atribut: rupiah('Atribut', 'total'),
    harga_total: rupiah('Total', 'total'),
    harga_rata: rupiah('Rata-Rata/Gram'),
    premi: rupiah('Premi', 'total'),
    /** Premi of these lines as it was paid: the rate may have been another then. */
    premi_dibayar: rupiah('Premi Dibayar', 'total'),
  },
  ratios: { harga_rata: (total) => hargaPerGram(total.harga_jual, total.berat) },
})
