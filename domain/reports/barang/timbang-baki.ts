/**
 * R08. How the trays of a day were weighed, the last time of each; those that were not are BELUM, with what lies (or lay) in them. Also the
 * specification's own call for weighings (000 §7): its `kode_toko` is the tray.
 */
import { gudang } from '../../masters/gudang.ts'
import { defineReport } from '../../report.ts'
import { count, gram, text } from '../../report/columns.ts'
import { kodeMaster, tanggal } from '../../report/filters.ts'
import { allBaki } from './barang-detail.ts'

export default defineReport({
  menus: ['/laporan-timbang-baki'],
  call: { method: 'GET', path: 'timbang-baki' },
  filters: {
    tanggal: tanggal('Tanggal'),
    kode_gudang: kodeMaster(gudang),
    kode_toko: allBaki(),
  },
  columns: {
    kode_baki: text('Baki'),
    nama_baki: text('Nama Baki'),
    qty: count('Qty', 'total'),
    berat_barang: gram('Berat Barang', 'total'),
    berat_bandrol: gram('Berat Bandrol', 'total'),
    berat_baki: gram('Berat Baki', 'total'),
    seharusnya: gram('Seharusnya', 'total'),
    timbang: gram('Timbang', 'total'),
    selisih: gram('Selisih', 'total'),
    status: text('Status'),
    jam: text('Jam'),
    user: text('User'),
  },
})
