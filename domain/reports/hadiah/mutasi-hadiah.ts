/**
 * R46. Every movement of gifts (spec 001 §2.7); cancels are movements too. REKAP: the stock before and after, and what
 * went in and out by the chosen kategori, so that awal + masuk − keluar = akhir when all are asked for.
 */
import { defineReport } from '../../report.ts'
import { count, date, nomor, text } from '../../report/columns.ts'
import { periode, requiredChoice } from '../../report/filters.ts'

export default defineReport({
  menus: ['/laporan-mutasi-hadiah'],
  success: 'Laporan Mutasi Hadiah Tersedia',
  empty: 'Laporan Mutasi Hadiah Tidak Tersedia',
  failure: 'Terjadi Kesalahan saat mengirim data',
  call: { method: 'GET', path: 'report/mutasi-hadiah' },
  filters: {
    ...periode('start_date', 'end_date'),
    kategori: requiredChoice(
      'Kategori',
      ['ALL', 'PEMBELIAN', 'PENGAMBILAN', 'TUKAR POIN'],
      'Kategori Harus Di Isi',
    ),
    type: requiredChoice('Type Laporan', ['REKAP', 'DETAIL'], 'Type Laporan Harus Di pilih'),
  },
  layoutBy: 'type',
  layouts: {
    REKAP: {
      columns: {
        kode_hadiah: text('Kode Hadiah'),
        nama_hadiah: text('Nama Hadiah'),
        stock_awal: count('Stock Awal', 'total'),
        stock_in: count('Stock In', 'total'),
        stock_out: count('Stock Out', 'total'),
        stock_akhir: count('Stock Akhir', 'total'),
      },
    },
    DETAIL: {
      columns: {
        no_ref: nomor('No Ref'),
        kategori: text('Kategori'),
        tanggal: date('Tanggal'),
        keterangan: text('Keterangan'),
        nama_hadiah: text('Nama Hadiah'),
        stock_in: count('Stock In', 'total'),
        stock_out: count('Stock Out', 'total'),
      },
    },
  },
})
