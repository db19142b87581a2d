/**
 * R16. Validated sales that stand at the end of the period: one cancelled on a later day is still in it, as it is in the
 * books of its day. So in every PPN mode, leaving aside cancels of sales from before the period:
 * Σ dpp = Σ (4101 + 4102 + 4103) of the dates, and Σ dpp + Σ ppn_rp = Σ nominal of R18.
 * (INCLUDE takes the PPN out of harga_total, EXCLUDE puts it on top; dpp is what the books call income. Without PPN it is harga_total.)
 */
import { group } from '../../masters/group.ts'
import { jenis } from '../../masters/jenis.ts'
import { sales } from '../../masters/sales.ts'
import { defineReport } from '../../report.ts'
import { bila, count, date, gram, nomor, rupiah, text, time } from '../../report/columns.ts'
import { kodeMaster, periode, choice, typeLaporan } from '../../report/filters.ts'
import { hargaPerGram } from '../../rules/rata-rata.ts'

const uang = {
  harga_jual: rupiah('Harga Jual', 'total'),
  ongkos: rupiah('Ongkos', 'total'),
  harga_atribut: rupiah('Atribut', 'total'),
  harga_total: rupiah('Total', 'total'),
  dpp: bila(rupiah('DPP', 'total'), 'ppn_rp'),
  ppn_rp: bila(rupiah('PPN', 'total'), 'ppn_rp'),
}

export default defineReport({
  menus: ['/laporan-transaksi-penjualan'],
  call: { method: 'POST', path: 'penjualan/report' },
  filters: {
    ...periode(),
    type_laporan: typeLaporan,
    kode_sales: kodeMaster(sales),
    kode_group: kodeMaster(group),
    kode_dept: kodeMaster(jenis),
    status_gold: choice('Status Gold', ['ALL', 'GOLD', 'NONGOLD']),
    kind: choice('Jenis Transaksi', ['ALL', 'PENJUALAN', 'TITIPAN']),
  },
  layoutBy: 'type_laporan',
  layouts: {
    REKAP: {
      columns: {
        kode_group: text('Group'),
        nama_group: text('Nama Group'),
        qty: count('Qty', 'total'),
        berat: gram('Berat', 'total'),
        ...uang,
      },
    },
    DETAIL: {
      columns: {
        tgl_system: date('Tanggal'),
        no_faktur_group: nomor('No Faktur Group'),
        jam: time('Jam'),
        no_faktur_jual: nomor('No Faktur Jual'),
        kode_barcode: text('Barcode'),
        nama_barang: text('Nama Barang'),
        kadar_cetak: text('Kadar'),
        berat: gram('Berat', 'total'),
        harga_gram: rupiah('Harga/Gram'),
        ...uang,
        kode_sales: text('Sales'),
        nama_customer: text('Customer'),
      },
      groupBy: ['tgl_system'],
      ratios: { harga_gram: (total) => hargaPerGram(total.harga_jual, total.berat) },
    },
  },
})
