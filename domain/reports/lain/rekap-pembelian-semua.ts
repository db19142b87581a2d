/** R47. Purchases month by month, of every shop of the chain. */
import { defineReport } from '../../report.ts'
import { count, gram, rupiah, text } from '../../report/columns.ts'
import { allFilters, MENU_REKAP_BULANAN, rekapText } from '../../report/rekap-bulanan.ts'

export default defineReport({
  menus: [MENU_REKAP_BULANAN],
  call: { method: 'GET', path: 'pembelian/report-bulanan-all' },
  filters: allFilters,
  ...rekapText,
  about: { fakta: ['Type', 'PEMBELIAN'], toko: 'rantai' },
  columns: {
    tanggal: text('Tanggal'),
    qty: count('Qty', 'total'),
    berat: gram('Berat', 'total'),
    harga_nota: rupiah('Harga Nota', 'total'),
    harga_beli: rupiah('Harga Beli', 'total'),
  },
})
