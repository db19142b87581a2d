/** R25. What became of each piece that was bought back. */
import { defineReport } from '../../report.ts'
import { count, date, gram, nomor, rupiah, text } from '../../report/columns.ts'
import { periode, choice } from '../../report/filters.ts'

/**
 * Present state of a piece, by its status. A sold piece is TERJUAL LAGI; a piece that went to another shop of the chain
 * is no longer seen here; BATAL: the purchase was taken back on a later day.
 */
export const STATUS_SEKARANG = [
  'BELI',
  'CUCI',
  'SORTIR',
  'HANCUR',
  'READY',
  'BOOKED',
  'TITIP',
  'PESANAN',
  'KIRIM',
  'HILANG',
  'TERJUAL LAGI',
  'TOKO LAIN',
  'BATAL',
] as const

export default defineReport({
  menus: ['/laporan-transaksi-pembelian-history'],
  call: { method: 'POST', path: 'pembelian/report-history' },
  filters: { ...periode(), status: choice('Status', ['ALL', ...STATUS_SEKARANG]) },
  columns: {
    no_faktur_beli: nomor('No Faktur Beli'),
    tanggal: date('Tanggal'),
    kode_barcode: text('Barcode'),
    nama_barang: text('Nama Barang'),
    berat: gram('Berat', 'total'),
    harga: rupiah('Harga Beli', 'total'),
    no_faktur_jual: nomor('No Faktur Jual'),
    tgl_jual: text('Tgl Jual'),
    umur_hari: count('Umur Hari'),
    status: text('Status'),
    tgl_status: text('Tgl Status'),
  },
})
