/** R20. What was sold, by group or by jenis: the mirror of R27. The average is the price of the gold divided by its weight. */
import { group } from '../../masters/group.ts'
import { jenis } from '../../masters/jenis.ts'
import { defineReport } from '../../report.ts'
import type { Layout } from '../../report/layout.ts'
import { gram, nomor, rupiah, text } from '../../report/columns.ts'
import { kodeMaster, periode, choice } from '../../report/filters.ts'
import { hargaPerGram } from '../../rules/rata-rata.ts'

const columns = (_id: string) => ({
  _id: text(_id),
  no_faktur_jual: nomor('No Faktur Jual'),
  kode_sales: text('Sales'),
  kode_barcode: text('Barcode'),
  nama_barang: text('Nama Barang'),
  berat: gram('Berat', 'total'),
  harga: rupiah('Harga', 'total'),
  harga_rata: rupiah('Rata-Rata'),
})
const per = (_id: string): Layout<ReturnType<typeof columns>> => ({
  columns: columns(_id),
  groupBy: ['_id'],
  nested: { by: ['_id'], rows: 'detail' },
  ratios: { harga_rata: (total) => hargaPerGram(total.harga, total.berat) },
})

export default defineReport({
  menus: ['/laporan-stock-jual'],
  call: { method: 'POST', path: 'penjualan/report-stock-jual' },
  filters: {
    ...periode(),
    group_by: choice('Group By', ['KODE_GROUP', 'KODE_DEPT']),
    kode_group: kodeMaster(group),
    kode_dept: kodeMaster(jenis),
  },
  layoutBy: 'group_by',
  layouts: { KODE_GROUP: per('Kategori'), KODE_DEPT: per('Jenis') },
})
