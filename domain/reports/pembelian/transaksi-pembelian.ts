/** R24. Validated purchases, alone or in a trade-in, that stand at the end of the period: Σ harga = Σ 5101 of the dates. */
import { group } from '../../masters/group.ts'
import { jenis } from '../../masters/jenis.ts'
import { kondisiPembelian } from '../../masters/kondisi-pembelian.ts'
import { defineReport } from '../../report.ts'
import { count, date, gram, nomor, rupiah, text, time } from '../../report/columns.ts'
import { kodeMaster, periode, typeLaporan } from '../../report/filters.ts'
import { hargaPerGram } from '../../rules/rata-rata.ts'

const number = {
  berat_nota: gram('Berat Nota', 'total'),
  berat: gram('Berat', 'total'),
  harga_nota: rupiah('Harga Nota', 'total'),
  harga: rupiah('Harga Beli', 'total'),
  harga_rata: rupiah('Rata-Rata'),
}
const rata = (total: {
  harga: Parameters<typeof hargaPerGram>[0]
  berat: Parameters<typeof hargaPerGram>[1]
}) => hargaPerGram(total.harga, total.berat)

export default defineReport({
  menus: ['/laporan-transaksi-pembelian'],
  call: { method: 'POST', path: 'pembelian/report' },
  filters: {
    ...periode(),
    type_laporan: typeLaporan,
    kondisi: kodeMaster(kondisiPembelian, 'kondisi'),
    kode_group: kodeMaster(group),
    kode_dept: kodeMaster(jenis),
  },
  success: 'Laporan Transaksi Pembelian Tersedia',
  empty: 'Laporan Kosong !',
  layoutBy: 'type_laporan',
  layouts: {
    REKAP: {
      columns: {
        kode_group: text('Group'),
        nama_group: text('Nama Group'),
        qty: count('Qty', 'total'),
        ...number,
      },
      ratios: { harga_rata: rata },
    },
    DETAIL: {
      columns: {
        tgl_system: date('Tanggal'),
        no_faktur_beli: nomor('No Faktur Beli'),
        jam: time('Jam'),
        nama_customer: text('Customer'),
        kode_barcode: text('Barcode'),
        nama_barang: text('Nama Barang'),
        kondisi: text('Kondisi'),
        ...number,
        kode_sales: text('Sales'),
      },
      groupBy: ['tgl_system'],
      ratios: { harga_rata: rata },
    },
  },
})
