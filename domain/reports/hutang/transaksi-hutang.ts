/** R33. Loans that were validated and not undone, by the day they were given or the day they are due. By tgl_hutang: Σ jumlah_hutang = E18 of the dates less what was undone. One that came in with the opening balance was not given here. */
import { sales } from '../../masters/sales.ts'
import { defineReport } from '../../report.ts'
import { jaminan, nasabah } from '../../report/hutang-line.ts'
import { count, date, percent, text } from '../../report/columns.ts'
import { kodeMaster, periode, namedChoices } from '../../report/filters.ts'

export default defineReport({
  menus: ['/laporan-transaksi-hutang'],
  call: { method: 'POST', path: 'hutang/report' },
  filters: {
    ...periode(),
    type_tgl: namedChoices('Type Tanggal', {
      tgl_hutang: 'TGL HUTANG',
      tgl_jatuh_tempo: 'TGL JATUH TEMPO',
    }),
    kode_sales: kodeMaster(sales),
  },
  columns: {
    no_faktur_hutang: nasabah.no_faktur_hutang,
    tgl_hutang: date('Tgl Hutang'),
    nama_customer: nasabah.nama_customer,
    no_hp: text('No HP'),
    ...jaminan,
    bunga_persen: percent('Bunga'),
    lama_pinjam: count('Lama (Bulan)'),
    tgl_jatuh_tempo: date('Jatuh Tempo'),
    kode_sales: text('Sales'),
    status_hutang: text('Status'),
  },
})
