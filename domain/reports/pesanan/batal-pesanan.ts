/** R15. Orders by the day they were cancelled: what had been paid on them, and what of it went back. */
import { defineReport } from '../../report.ts'
import { pesananLine, filtersPesanan, pesananText } from '../../report/pesanan-line.ts'
import { bila, date, rupiah, text } from '../../report/columns.ts'

export default defineReport({
  menus: ['/laporan-batal-pesanan'],
  call: { method: 'GET', path: 'pesanan/reports-batal-pesanan' },
  filters: filtersPesanan,
  ...pesananText,
  success: 'Laporan Pesanan Tersedia',
  columns: {
    ...pesananLine,
    // A cancelled order expects no more money: the column is left out.
    sisa_bayar: bila(pesananLine.sisa_bayar, 'sisa_bayar'),
    tgl_batal: date('Tanggal Batal'),
    alasan: text('Alasan'),
    refund: rupiah('Refund', 'total'),
  },
})
