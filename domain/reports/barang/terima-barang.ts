/** R02. What arrived from other shops, line by line. */
import { defineReport } from '../../report.ts'
import { date, gram, nomor, text } from '../../report/columns.ts'
import { cabang, periode, texts } from '../../report/filters.ts'

export default defineReport({
  menus: ['/laporan-terima-barang'],
  call: { method: 'GET', path: 'terima-barang/report' },
  filters: {
    ...periode('tgl_from', 'tgl_to'),
    kode_cabang: cabang('Dari Cabang'),
    no_kirim: texts('No Kirim'),
  },
  columns: {
    no_terima: nomor('No Terima'),
    no_kirim: text('No Kirim'),
    tanggal: date('Tanggal'),
    kode_cabang: text('Dari Cabang'),
    kode_barcode: text('Barcode'),
    nama_barang: text('Nama Barang'),
    kode_group: text('Kategori'),
    kode_dept: text('Jenis'),
    berat_kirim: gram('Berat Kirim', 'total'),
    berat_terima: gram('Berat Terima', 'total'),
    selisih: gram('Selisih', 'total'),
    kode_baki: text('Baki'),
  },
  groupBy: ['no_terima'],
})
