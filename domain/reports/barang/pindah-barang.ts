/** R03. Every piece that went to another tray, document by document; what was undone is left out. */
import { listUser } from '../../calls/users.ts'
import { defineReport } from '../../report.ts'
import { count, date, gram, nomor, text, time } from '../../report/columns.ts'
import { kode, periode } from '../../report/filters.ts'
import { allBaki, allGudang } from './barang-detail.ts'

export default defineReport({
  menus: ['/laporan-pindah-barang'],
  call: { method: 'GET', path: 'pindah-barang/report' },
  filters: {
    ...periode('tgl_from', 'tgl_to'),
    gudang_asal: allGudang('Gudang Asal'),
    baki_asal: allBaki('Baki Asal'),
    gudang_tujuan: allGudang('Gudang Tujuan'),
    baki_tujuan: allBaki('Baki Tujuan'),
    user_id: kode('User', { call: listUser, value: 'user_id', caption: 'user_name' }),
  },
  columns: {
    no_pindah: nomor('No Pindah'),
    tanggal: date('Tanggal'),
    jam: time('Jam'),
    kode_barcode: text('Barcode'),
    nama_barang: text('Nama Barang'),
    kode_group: text('Group'),
    kode_dept: text('Jenis'),
    qty: count('Qty', 'total'),
    berat: gram('Berat', 'total'),
    asal: text('Asal'),
    tujuan: text('Tujuan'),
    input_by: text('User'),
  },
  groupBy: ['no_pindah'],
})
