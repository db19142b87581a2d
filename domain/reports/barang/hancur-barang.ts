/** R04. Pieces that were destroyed, and what melting gave of each (DOMAIN §E.1). */
import { noHancur } from '../../calls/hancur.ts'
import { defineReport } from '../../report.ts'
import { date, gram, nomor, text } from '../../report/columns.ts'
import { nomorOrAll, periode } from '../../report/filters.ts'

export default defineReport({
  menus: ['/laporan-hancur-barang'],
  call: { method: 'GET', path: 'hancurbarang/report' },
  filters: {
    ...periode(),
    no_hancur: nomorOrAll('No Hancur', {
      call: noHancur,
      isi: ['tgl_awal', 'tgl_akhir'],
      value: 'no_hancur',
    }),
  },
  columns: {
    no_hancur: nomor('No Hancur'),
    tanggal: date('Tanggal'),
    kode_barcode: text('Barcode'),
    nama_barang: text('Nama Barang'),
    kode_group: text('Group'),
    kode_dept: text('Jenis'),
    berat: gram('Berat', 'total'),
    alasan: text('Alasan'),
    otorisasi: text('Otorisasi Oleh'),
    berat_hasil: gram('Berat Hasil', 'total'),
    susut: gram('Susut', 'total'),
  },
  groupBy: ['no_hancur'],
})
