/** R26. Validated purchases that were cancelled, by the day of the cancel. */
import { defineReport } from '../../report.ts'
import { date, gram, nomor, rupiah, text, time } from '../../report/columns.ts'
import { periode } from '../../report/filters.ts'

export default defineReport({
  menus: ['/laporan-batal-pembelian'],
  call: { method: 'POST', path: 'pembelian/report-batal' },
  filters: periode(),
  columns: {
    tgl_batal: date('Tanggal Batal'),
    jam: time('Jam'),
    no_faktur_group: nomor('No Faktur Group'),
    no_faktur_beli: nomor('No Faktur Beli'),
    kode_barcode: text('Barcode'),
    nama_barang: text('Nama Barang'),
    berat: gram('Berat', 'total'),
    harga: rupiah('Harga Beli', 'total'),
    kembali: text('Kembali'),
    kembali_rp: rupiah('Kembali Rp', 'total'),
    alasan: text('Alasan'),
    input_by: text('Input By'),
    otorisasi: text('Otorisasi'),
  },
})
