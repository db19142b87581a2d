/** R43. Members by the day they registered (spec 002): five columns to read, whole rows to keep. */
import { messages } from '../../messages.ts'
import { defineReport } from '../../report.ts'
import { file, count, date, text } from '../../report/columns.ts'
import { kodeToko, periode } from '../../report/filters.ts'

export default defineReport({
  menus: ['/laporan-aktivasi-member'],
  call: { method: 'POST', path: 'app/member/report' },
  filters: { ...periode('start_date', 'end_date'), kode_toko: kodeToko() },
  success: 'Laporan Data Member Tersedia',
  empty: 'Data Yang Anda Cari Tidak Ada',
  tableEmpty: 'Data Laporan Aktivasi Member Kosong',
  failure: messages.requestFailed,
  eksporBilaAda: true,
  fileName: 'Laporan Aktivasi Member',
  pdfName: 'LAPORAN AKTIVASI MEMBER',
  columns: {
    kode_member: text('Kode Member'),
    nama_customer: text('Nama Customer'),
    no_hp: text('No Handphone'),
    point: count('Point'),
    alamat_customer: text('Alamat'),
    kecamatan: file(text('Kecamatan')),
    kelurahan: file(text('Kelurahan')),
    kota: file(text('Kota')),
    tgl_lahir: file(text('Tgl Lahir')),
    input_date: file(date('Tgl Aktivasi')),
  },
  totalLabel: 'Total Daftar',
})
