/** R47. Purchases month by month, of one shop. */
import { defineReport } from '../../report.ts'
import { count, gram, rupiah, text } from '../../report/columns.ts'
import { filtersToko, MENU_REKAP_BULANAN, rekapText } from '../../report/rekap-bulanan.ts'

export default defineReport({
  menus: [MENU_REKAP_BULANAN],
  call: { method: 'GET', path: 'pembelian/report-bulanan' },
  filters: filtersToko,
  ...rekapText,
  about: { fakta: ['Type', 'PEMBELIAN'] },
  columns: {
    tanggal: text('Tanggal'),
    qty: count('Qty', 'total'),
    berat: gram('Berat', 'total'),
    harga_nota: rupiah('Harga Nota', 'total'),
    harga_beli: rupiah('Harga Beli', 'total'),
  },
})
