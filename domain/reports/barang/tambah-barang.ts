/**
 * R07. Every new piece, and, negative, every one that was taken out again the same day (M25): Σ qty and Σ berat are the column
 * `tambah` of the daily stock. What was tagged again came in with its purchase: it is listed only when it is asked for.
 */
import { listUser } from '../../calls/users.ts'
import { group } from '../../masters/group.ts'
import { jenis } from '../../masters/jenis.ts'
import { defineReport } from '../../report.ts'
import type { Layout } from '../../report/layout.ts'
import { count, date, gram, nomor, rupiah, text } from '../../report/columns.ts'
import { kode, kodeMaster, periode, choice } from '../../report/filters.ts'
import { SUMBER_TAMBAH, TAG_ULANG } from '../../rules/tambah.ts'

const no_tambah = { no_tambah: nomor('No Tambah') }
const kode_group = { kode_group: text('Group') }
const awal = { tanggal: date('Tanggal'), kode_barcode: text('Barcode'), nama_barang: text('Nama Barang') }
const akhir = {
  kode_dept: text('Jenis'),
  kadar_cetak: text('Kadar Cetak'),
  qty: count('Qty', 'total'),
  berat: gram('Berat', 'total'),
  ongkos: rupiah('Ongkos', 'total'),
  nama_atribut: text('Atribut'),
  harga_atribut: rupiah('Harga Atribut', 'total'),
  baki: text('Baki'),
  sumber: text('Sumber'),
  input_by: text('Input By'),
}
const perNomor = { ...no_tambah, ...awal, ...kode_group, ...akhir }
const perGroup = { ...kode_group, ...no_tambah, ...awal, ...akhir }

export default defineReport({
  menus: ['/laporan-tambah-barang'],
  call: { method: 'GET', path: 'tambah-barang/report' },
  filters: {
    ...periode('tgl_from', 'tgl_to'),
    sumber: choice('Sumber', ['ALL', ...SUMBER_TAMBAH, TAG_ULANG]),
    kode_group: kodeMaster(group),
    kode_dept: kodeMaster(jenis),
    user_id: kode('User', { call: listUser, value: 'user_id', caption: 'user_name' }),
    group_by: choice('Group By', ['NO_TAMBAH', 'KODE_GROUP']),
  },
  layoutBy: 'group_by',
  layouts: {
    NO_TAMBAH: { columns: perNomor, groupBy: ['no_tambah'] } satisfies Layout<typeof perNomor>,
    KODE_GROUP: { columns: perGroup, groupBy: ['kode_group'] } satisfies Layout<typeof perGroup>,
  },
})
