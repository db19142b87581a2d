/** R47. Sales month by month, of one shop. */
import { defineReport } from '../../report.ts'
import { count, gram, rupiah, text } from '../../report/columns.ts'
import { filtersToko, MENU_REKAP_BULANAN, rekapText } from '../../report/rekap-bulanan.ts'

export default defineReport({
  menus: [MENU_REKAP_BULANAN],
  call: { method: 'GET', path: 'penjualan/report-bulanan' },
  filters: filtersToko,
  ...rekapText,
  about: { fakta: ['Type', 'PENJUALAN'] },
  columns: {
    tanggal: text('Tanggal'),
    qty: count('Qty', 'total'),
    berat: gram('Berat', 'total'),
    harga: rupiah('Harga', 'total'),
    ongkos: rupiah('Ongkos', 'total'),
    atribut: rupiah('Atribut', 'total'),
    total: rupiah('Total', 'total'),
  },
})
