/**
 * R01. What counts of a day came to (spec 001 §2.8): of each tray what was found, lost, or too many there. What left a tray while it was
 * counted is neither. In the rows of REKAP `kode_toko` is the tray (DOMAIN §0-6).
 */
import { defineReport } from '../../report.ts'
import { file, count, gram, text } from '../../report/columns.ts'
import { ALL, kodeWajib, namedChoices, requiredChoice, tanggal } from '../../report/filters.ts'
import { listEveryBaki } from './barang-detail.ts'

export default defineReport({
  menus: ['/laporan-hasil-so'],
  call: { method: 'GET', path: 'opname/report' },
  filters: {
    type: namedChoices('Type', {
      '': 'SEMUA',
      EXCEED: 'BARANG LEBIH',
      LOST: 'BARANG TIDAK KETEMU',
      FOUND: 'BARANG KETEMU',
    }),
    tanggal: tanggal('Tanggal'),
    baki: kodeWajib('Baki', listEveryBaki, 'Baki Harus Di pilih', ALL),
    type_laporan: requiredChoice('Type Laporan', ['REKAP', 'DETAIL'], 'Type Laporan Harus Di pilih'),
  },
  success: 'Laporan Hasil SO Tersedia',
  empty: 'Laporan Hasil SO Tidak Tersedia',
  failure: 'Terjadi Kesalahan saat mengirim data',
  layoutBy: 'type_laporan',
  layouts: {
    REKAP: {
      columns: {
        kode_toko: text('Baki'),
        qty_ketemu: count('Qty Ketemu', 'total'),
        berat_ketemu: gram('Berat Ketemu', 'total'),
        qty_hilang: count('Qty Hilang', 'total'),
        berat_hilang: gram('Berat Hilang', 'total'),
        qty_lebih: count('Qty Lebih', 'total'),
        berat_lebih: gram('Berat Lebih', 'total'),
        qty_total: count('Qty Total', 'total'),
        berat_total: gram('Berat Total', 'total'),
      },
    },
    DETAIL: {
      columns: {
        kode_baki: text('Baki'),
        kode_barcode: text('Barcode'),
        nama_barang: text('Nama Barang'),
        nama_atribut: text('Atribut'),
        // A sum of what was found, lost and too many weighs nothing that exists: each has a column, and sums, of its own. This one stands for the version before.
        berat: file(gram('Berat', 'total')),
        berat_ketemu: gram('Berat Ketemu', 'total'),
        berat_hilang: gram('Berat Hilang', 'total'),
        berat_lebih: gram('Berat Lebih', 'total'),
        hasil: text('Hasil'),
        menurut_buku: text('Menurut Buku'),
      },
      groupBy: ['kode_baki'],
      nested: { by: ['kode_baki'], rows: 'detail_barang' },
    },
  },
})
