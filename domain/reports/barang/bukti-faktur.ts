/**
 * Gold jewellery in the shop whose tax invoice nobody has named: sold at the higher rate, or at the lower one without a proof
 * (DOMAIN §P.1, §C.12).
 */
import { group } from '../../masters/group.ts'
import { defineReport } from '../../report.ts'
import { date, gram, text } from '../../report/columns.ts'
import { ALL, choice, kodeMaster } from '../../report/filters.ts'

export default defineReport({
  menus: ['/laporan-bukti-faktur'],
  call: { method: 'GET', path: 'data-barang/report-bukti-faktur' },
  filters: { bukti: choice('Bukti', [ALL, 'TANPA NOMOR', 'TANPA FAKTUR']), kode_group: kodeMaster(group) },
  columns: {
    bukti: text('Bukti'),
    kode_barcode: text('Barcode'),
    nama_barang: text('Nama Barang'),
    kode_group: text('Group'),
    berat: gram('Berat', 'total'),
    kode_gudang: text('Gudang'),
    kode_baki: text('Baki'),
    status: text('Status'),
    sumber: text('Asal'),
    tgl_masuk: date('Masuk'),
  },
  groupBy: ['bukti'],
})
