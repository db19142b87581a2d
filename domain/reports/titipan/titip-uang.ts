/** R21. Deposits and what they hold; Σ titipan of the OPEN ones = balance of 2101. */
import { defineReport } from '../../report.ts'
import { date, gram, nomor, rupiah, text } from '../../report/columns.ts'
import { periode, choice } from '../../report/filters.ts'

export default defineReport({
  menus: ['/laporan-titip-uang'],
  call: { method: 'POST', path: 'titipan/report' },
  filters: {
    ...periode(),
    status: choice('Status', ['ALL', 'OPEN', 'FINISH', 'CLOSE']),
    berdasarkan: choice('Berdasarkan', ['TGL TITIP', 'TGL AMBIL']),
  },
  columns: {
    no_titip_group: nomor('No Titip'),
    tanggal: date('Tanggal'),
    nama_customer: text('Customer'),
    no_hp: text('No HP'),
    kode_barcode: text('Barcode'),
    nama_barang: text('Nama Barang'),
    berat: gram('Berat', 'total'),
    total: rupiah('Total', 'total'),
    titipan: rupiah('Titipan', 'total'),
    sisa: rupiah('Sisa', 'total'),
    status: text('Status'),
    tgl_selesai: text('Tgl Ambil/Batal'),
  },
})
