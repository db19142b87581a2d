/** R18. How the sales of R16 were paid; Σ nominal = Σ dpp + Σ ppn_rp of R16. */
import { bank } from '../../masters/bank.ts'
import { defineReport } from '../../report.ts'
import { date, nomor, percent, rupiah, text } from '../../report/columns.ts'
import { kodeMaster, periode, choice } from '../../report/filters.ts'

export default defineReport({
  menus: ['/laporan-penjualan-bayar'],
  call: { method: 'POST', path: 'penjualan/report-bayar' },
  filters: {
    ...periode(),
    jenis: choice('Jenis Pembayaran', [
      'ALL',
      'CASH',
      'DEBET',
      'TRANSFER',
      'CREDIT',
      'TITIPAN',
      'DP',
      'TUKAR',
    ]),
    nama_bank: kodeMaster(bank, 'nama_bank'),
  },
  columns: {
    jenis: text('Jenis'),
    nama_bank: text('Bank'),
    tanggal: date('Tanggal'),
    no_faktur_group: nomor('No Faktur Group'),
    nama_customer: text('Customer'),
    no_card: text('No Kartu'),
    nominal: rupiah('Nominal', 'total'),
    fee: percent('Fee'),
    fee_rp: rupiah('Fee Rp', 'total'),
  },
  groupBy: ['jenis', 'nama_bank'],
})
