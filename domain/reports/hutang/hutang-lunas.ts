/**
 * R36. Loans that ended, and below them what was paid in interest alone or with an extension. Every rupiah of interest is in
 * it once: Σ bunga = Σ 4105 of the dates, less what was undone.
 */
import { defineReport } from '../../report.ts'
import { count, date, nomor, rupiah, text } from '../../report/columns.ts'
import { periode } from '../../report/filters.ts'

export default defineReport({
  menus: ['/laporan-hutang-lunas'],
  call: { method: 'POST', path: 'hutang/report-lunas' },
  filters: periode(),
  columns: {
    bagian: text('Bagian'),
    no_faktur_hutang: nomor('No Hutang'),
    no_transaksi: nomor('No Transaksi'),
    nama_customer: text('Customer'),
    tgl_hutang: date('Tgl Hutang'),
    tgl_lunas: date('Tgl Bayar'),
    lama: count('Lama (Hari)'),
    pokok: rupiah('Pokok', 'total'),
    bunga: rupiah('Bunga', 'total'),
    total_bayar: rupiah('Total Bayar', 'total'),
    jenis: text('Jenis'),
    jenis_bayar: text('Jenis Bayar'),
    kasir: text('Kasir'),
  },
  groupBy: ['bagian'],
})
