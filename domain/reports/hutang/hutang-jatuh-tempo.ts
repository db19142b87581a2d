/** R34. Running loans by the day they are due (spec 001 §2.11); how late they are and what is due on them is computed for the shop's day when it is read. */
import { sales } from '../../masters/sales.ts'
import { defineReport } from '../../report.ts'
import { jaminan, KATA_HUTANG, nasabah } from '../../report/hutang-line.ts'
import { count, date, rupiah, text } from '../../report/columns.ts'
import { kodeMaster, periode } from '../../report/filters.ts'

export default defineReport({
  menus: ['/laporan-hutang-jatuh-tempo'],
  call: { method: 'GET', path: 'hutang/report-jatuh-tempo' },
  filters: { kode_sales: kodeMaster(sales), ...periode('tgl_from', 'tgl_to') },
  ...KATA_HUTANG,
  keDepan: true,
  columns: {
    no_faktur_hutang: nasabah.no_faktur_hutang,
    detail_barang: jaminan.detail_barang,
    nama_customer: nasabah.nama_customer,
    no_hp: text('No HP'),
    berat_emas: jaminan.berat_emas,
    berat_bruto: jaminan.berat_bruto,
    jumlah_hutang: jaminan.jumlah_hutang,
    sisa_pokok: rupiah('Sisa Pokok', 'total'),
    tgl_jatuh_tempo: date('Jatuh Tempo'),
    kode_sales: text('Sales'),
    hari_lewat: count('Hari Lewat'),
    bunga: rupiah('Bunga Berjalan', 'total'),
    harus_dibayar: rupiah('Harus Dibayar', 'total'),
  },
})
