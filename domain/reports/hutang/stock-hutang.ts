/** R35. Customers' goods that the shop held at the end of a day, today or any day before; Σ sisa_pokok = balance of 1201 on that day. */
import { defineReport } from '../../report.ts'
import { jaminan, KATA_HUTANG, nasabah } from '../../report/hutang-line.ts'
import { count, date, rupiah, text } from '../../report/columns.ts'
import { tanggal } from '../../report/filters.ts'

export default defineReport({
  menus: ['/laporan-stock-hutang'],
  call: { method: 'GET', path: 'hutang/report-stock' },
  filters: { tanggal: tanggal('Tanggal') },
  ...KATA_HUTANG,
  columns: {
    ...nasabah,
    tgl_hutang: date('Tgl Hutang'),
    detail_barang: jaminan.detail_barang,
    kondisi: text('Kondisi'),
    kategori: text('Kategori'),
    jumlah: count('Jumlah', 'total'),
    berat_emas: jaminan.berat_emas,
    berat_bruto: jaminan.berat_bruto,
    jumlah_hutang: jaminan.jumlah_hutang,
    sisa_pokok: rupiah('Sisa Pokok', 'total'),
  },
})
