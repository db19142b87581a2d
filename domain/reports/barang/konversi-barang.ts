/** R11. Pieces that became another group or jenis (spec 002 §2, §3, §7, §8): six columns to read, with document and day in files. */
import { messages } from '../../messages.ts'
import { defineReport } from '../../report.ts'
import { file, date, nomor, text } from '../../report/columns.ts'
import { periode } from '../../report/filters.ts'

export default defineReport({
  menus: ['/laporan-konversi-barang'],
  call: { method: 'POST', path: 'konversi-barang/report' },
  filters: periode('start_date', 'end_date'),
  nested: { by: ['no_konversi', 'tanggal'], rows: 'detail_barang' },
  empty: 'Data Yang Di Cari Tidak Ada !!!',
  tableEmpty: 'Data Laporan Konversi Barang Kosong',
  failure: messages.requestFailed,
  eksporBilaAda: true,
  fileName: 'Laporan Konversi Barang',
  pdfJendela: true,
  columns: {
    no_konversi: file(nomor('No Konversi')),
    tanggal: file(date('Tanggal')),
    kode_barcode: text('Barcode'),
    nama_barang: text('Nama Barang'),
    kategori_asal: text('Kategori Asal'),
    kategori_tujuan: text('Kategori Tujuan'),
    jenis_asal: text('Jenis Asal'),
    jenis_tujuan: text('Jenis Tujuan'),
  },
})
