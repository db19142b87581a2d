/** R10. Pieces of one shipment; its number is found by period and branch, and the row's kode_toko is the tray (DOMAIN §0-6). */
import { EMPTY_KODE_TOKO, nomorKirimCabang } from '../../calls/kirim.ts'
import { messages } from '../../messages.ts'
import { defineReport } from '../../report.ts'
import { date, gram, nomor as nomorColumn, text } from '../../report/columns.ts'
import { cabangWajib, nomor, periode } from '../../report/filters.ts'

export default defineReport({
  menus: ['/laporan-kirim-barang'],
  call: { method: 'POST', path: 'kirim-barang/report' },
  penyaring: periode('tgl_from', 'tgl_to'),
  filters: {
    kode_cabang: cabangWajib('Kode Toko', EMPTY_KODE_TOKO),
    no_kirim: nomor('No Kirim', {
      call: nomorKirimCabang,
      isi: ['kode_cabang', 'tgl_from', 'tgl_to'],
      value: 'no_kirim',
      kata: {
        ada: messages.noKirimTersedia,
        kosong: messages.noKirimTidakTersedia,
        gagal: messages.sendErrorRetry,
      },
    }),
  },
  columns: {
    kode_toko: text('Baki'),
    kode_barcode: text('Barcode'),
    kode_group: text('Kategori'),
    kode_dept: text('Jenis'),
    nama_barang: text('Nama Barang'),
    tipe_barang: text('Tipe Barang'),
    berat: gram('Berat', 'total'),
    no_kirim: nomorColumn('No Kirim'),
    tanggal: date('Tanggal'),
    kode_cabang: text('Ke Cabang'),
  },
  empty: messages.dataDicariTidakAda,
  failure: messages.requestFailed,
})
