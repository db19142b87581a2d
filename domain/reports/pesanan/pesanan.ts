/** R13. Orders by the day they were taken in, as they were agreed: weight and price are estimates until the piece is there. */
import { defineReport } from '../../report.ts'
import { pesananLine, filtersPesanan, pesananText } from '../../report/pesanan-line.ts'
import { text } from '../../report/columns.ts'
import { ALL, choice } from '../../report/filters.ts'

const {
  no_pesanan,
  kode_sales,
  tanggal,
  kode_tukang,
  total_berat,
  ongkos,
  total_harga,
  jumlah_bayar,
  sisa_bayar,
  estimasi_tanggal,
  nama_customer,
  total_qty,
} = pesananLine

export default defineReport({
  menus: ['/laporan-pesanan'],
  call: { method: 'GET', path: 'pesanan/reports-pesanan' },
  filters: {
    ...filtersPesanan,
    status: choice('Status', [ALL, 'OPEN', 'PROSES', 'DONE', 'FINISH', 'CLOSE']),
  },
  ...pesananText,
  columns: {
    no_pesanan,
    tanggal,
    kode_sales,
    nama_customer,
    kode_tukang,
    estimasi_tanggal,
    total_qty,
    total_berat,
    ongkos,
    total_harga,
    jumlah_bayar,
    sisa_bayar,
    status: text('Status'),
  },
})
