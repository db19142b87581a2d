/** R05. The pieces of the shop, now or at the end of any day that is closed, at today's prices (DOMAIN §E.1). */
import { baki } from '../../masters/baki.ts'
import { group } from '../../masters/group.ts'
import { gudang } from '../../masters/gudang.ts'
import { jenis } from '../../masters/jenis.ts'
import { defineReport } from '../../report.ts'
import { count, gram, rupiah, text } from '../../report/columns.ts'
import { ALL, kode, kodeMaster, choice, tanggal } from '../../report/filters.ts'
import { STATUS_DI_TOKO } from '../../rules/status.ts'

const columns = {
  kode_barcode: text('Barcode'),
  kode_intern: text('Kode Intern'),
  nama_barang: text('Nama Barang'),
  kode_group: text('Group'),
  kode_dept: text('Jenis'),
  kadar_cetak: text('Kadar'),
  berat: gram('Berat', 'total'),
  berat_atribut: gram('Berat Atribut', 'total'),
  ongkos: rupiah('Ongkos'),
  harga: rupiah('Harga Hari Ini', 'total'),
  kode_gudang: text('Gudang'),
  kode_baki: text('Baki'),
  status: text('Status'),
  umur: count('Umur (Hari)'),
}
export const listEveryBaki = { call: baki.calls.semua, value: 'kode_baki', caption: 'nama_baki' }
/** Every tray and every gudang of the shop, reserved and locked ones too. */
export const allGudang = (label = 'Gudang') =>
  kode(label, { call: gudang.calls.master, value: 'kode_gudang', caption: 'nama_gudang' })
export const allBaki = (label = 'Baki') => kode(label, listEveryBaki)

export default defineReport({
  menus: ['/laporan-barang-detail'],
  call: { method: 'GET', path: 'data-barang/report-detail' },
  filters: {
    tanggal: tanggal('Tanggal'),
    kode_gudang: allGudang(),
    kode_baki: allBaki(),
    kode_group: kodeMaster(group),
    kode_dept: kodeMaster(jenis),
    status: choice('Status', [ALL, ...STATUS_DI_TOKO]),
    group_by: choice('Group By', ['BAKI', 'GROUP']),
  },
  layoutBy: 'group_by',
  layouts: {
    BAKI: { columns, groupBy: ['kode_gudang', 'kode_baki'] },
    GROUP: { columns, groupBy: ['kode_group'] },
  },
})
