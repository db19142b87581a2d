/** R27. What was bought back, by group ("kategori" on the screen) or by condition (spec 001 §2.14). */
import { group } from '../../masters/group.ts'
import { jenis } from '../../masters/jenis.ts'
import { kondisiPembelian } from '../../masters/kondisi-pembelian.ts'
import { defineReport } from '../../report.ts'
import type { Layout } from '../../report/layout.ts'
import { gram, nomor, rupiah, text } from '../../report/columns.ts'
import { kodeMaster, periode, choice } from '../../report/filters.ts'
import { hargaPerGram } from '../../rules/rata-rata.ts'

const columns = (_id: string) => ({
  _id: text(_id),
  no_faktur_beli: nomor('No Faktur Beli'),
  kode_sales: text('Sales'),
  kode_barcode: text('Barcode'),
  nama_barang: text('Nama Barang'),
  kondisi: text('Kondisi'),
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
  menus: ['/laporan-stock-pembelian'],
  call: { method: 'POST', path: 'pembelian/report-stock-beli' },
  filters: {
    ...periode(),
    group_by: choice('Group By', ['KODE_GROUP', 'KONDISI']),
    kode_group: kodeMaster(group),
    kode_dept: kodeMaster(jenis),
    kondisi: kodeMaster(kondisiPembelian, 'kondisi'),
  },
  success: 'Laporan Tersedia',
  empty: 'Laporan Tidak Tersedia',
  layoutBy: 'group_by',
  layouts: { KODE_GROUP: per('Kategori'), KONDISI: per('Kondisi Barang') },
})
