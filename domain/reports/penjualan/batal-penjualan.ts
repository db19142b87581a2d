/** R22. Validated sales that were cancelled, by the day of the cancel. */
import { defineReport } from '../../report.ts'
import { date, gram, nomor, rupiah, text, time } from '../../report/columns.ts'
import { periode } from '../../report/filters.ts'

export default defineReport({
  menus: ['/laporan-batal-penjualan'],
  call: { method: 'POST', path: 'penjualan/report-batal' },
  filters: periode(),
  columns: {
    tgl_batal: date('Tanggal Batal'),
    jam: time('Jam'),
    no_faktur_group: nomor('No Faktur Group'),
    no_faktur_jual: nomor('No Faktur Jual'),
    kode_barcode: text('Barcode'),
    nama_barang: text('Nama Barang'),
    berat: gram('Berat', 'total'),
    harga_total: rupiah('Total', 'total'),
    refund: text('Refund'),
    refund_rp: rupiah('Refund Rp', 'total'),
    alasan: text('Alasan'),
    input_by: text('Input By'),
    otorisasi: text('Otorisasi'),
  },
})
