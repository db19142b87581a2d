/** R09. Trade-ins: old pieces beside new ones; or which sold pieces came back. */
import { sales } from '../../masters/sales.ts'
import { defineReport } from '../../report.ts'
import { date, gram, nomor, rupiah, text } from '../../report/columns.ts'
import { kodeMaster, periode, choice } from '../../report/filters.ts'

export default defineReport({
  menus: ['/laporan-barang-tukar'],
  call: { method: 'POST', path: 'tukar/report' },
  filters: {
    ...periode(),
    jenis_laporan: choice('Jenis Laporan', ['TUKAR', 'BARANG KEMBALI']),
    kode_sales: kodeMaster(sales),
  },
  layoutBy: 'jenis_laporan',
  layouts: {
    TUKAR: {
      columns: {
        no_faktur_group: nomor('No Faktur Group'),
        tanggal: date('Tanggal'),
        nama_customer: text('Customer'),
        nama_lama: text('Barang Lama'),
        berat_lama: gram('Berat Lama', 'total'),
        harga_beli: rupiah('Harga Beli', 'total'),
        kode_barcode: text('Barcode'),
        nama_barang: text('Barang Baru'),
        berat: gram('Berat', 'total'),
        harga_jual: rupiah('Harga Jual', 'total'),
        ongkos: rupiah('Ongkos', 'total'),
        harga_atribut: rupiah('Atribut', 'total'),
        harga_total: rupiah('Total', 'total'),
        // Amounts of the whole visit stand on its first line.
        selisih: rupiah('Selisih', 'total'),
        bayar: rupiah('Bayar', 'total'),
      },
      groupBy: ['no_faktur_group'],
    },
    'BARANG KEMBALI': {
      columns: {
        tanggal: date('Tanggal'),
        no_faktur_group: nomor('No Faktur Group'),
        nama_customer: text('Customer'),
        kode_barcode: text('Barcode'),
        nama_barang: text('Nama Barang'),
        berat: gram('Berat', 'total'),
        harga_jual: rupiah('Harga Jual', 'total'),
        ongkos: rupiah('Ongkos', 'total'),
        harga_atribut: rupiah('Atribut', 'total'),
        harga_total: rupiah('Total', 'total'),
        no_faktur_beli: nomor('No Faktur Beli'),
        tgl_kembali: text('Tgl Kembali'),
      },
    },
  },
})
