/** R37. Loans, settlements and other payments on them that were undone after they had been validated, by the day of it. */
import { defineReport } from '../../report.ts'
import { barang, date, nomor, rupiah, text, time } from '../../report/columns.ts'
import { periode } from '../../report/filters.ts'

export default defineReport({
  menus: ['/laporan-batal-hutang'],
  call: { method: 'POST', path: 'hutang/report-batal' },
  filters: periode(),
  columns: {
    tgl_batal: date('Tgl Batal'),
    jam: time('Jam'),
    jenis: text('Jenis'),
    no_faktur_hutang: nomor('No Hutang'),
    no_transaksi: nomor('No Transaksi'),
    nama_customer: text('Customer'),
    detail_barang: barang('Barang'),
    pokok: rupiah('Pokok', 'total'),
    bunga: rupiah('Bunga', 'total'),
    alasan: text('Alasan'),
    batal_by: text('Dibatalkan Oleh'),
    otorisasi: text('Otorisasi'),
  },
})
