/** R06. What came and what went, by tray, group or jenis: awal + ins − outs = akhir in every row, pieces and grams (DOMAIN §E.1, §O.1-15). */
import { group } from '../../masters/group.ts'
import { defineReport } from '../../report.ts'
import { count, gram, text } from '../../report/columns.ts'
import { ALL, kodeMaster, periode, pilihan } from '../../report/filters.ts'
import type { Layout } from '../../report/layout.ts'
import { semuaBaki, semuaGudang } from './barang-detail.ts'

const angka = {
  stock_awal: count('Awal', 'total'),
  tambah: count('Tambah', 'total'),
  terima: count('Terima', 'total'),
  beli: count('Beli', 'total'),
  masuk: count('Masuk', 'total'),
  keluar: count('Keluar', 'total'),
  jual: count('Jual', 'total'),
  kirim: count('Kirim', 'total'),
  hancur: count('Hancur', 'total'),
  konversi: count('Konversi', 'total'),
  koreksi: count('Koreksi', 'total'),
  selisih: count('Selisih', 'total'),
  stock_akhir: count('Akhir', 'total'),
  berat_awal: gram('Berat Awal', 'total'),
  berat_tambah: gram('Berat Tambah', 'total'),
  berat_terima: gram('Berat Terima', 'total'),
  berat_beli: gram('Berat Beli', 'total'),
  berat_masuk: gram('Berat Masuk', 'total'),
  berat_keluar: gram('Berat Keluar', 'total'),
  berat_jual: gram('Berat Jual', 'total'),
  berat_kirim: gram('Berat Kirim', 'total'),
  berat_hancur: gram('Berat Hancur', 'total'),
  berat_konversi: gram('Berat Konversi', 'total'),
  berat_koreksi: gram('Berat Koreksi', 'total'),
  berat_selisih: gram('Berat Selisih', 'total'),
  berat_akhir: gram('Berat Akhir', 'total'),
}
const baki = { kode_gudang: text('Gudang'), kode_baki: text('Baki'), ...angka }
const perGroup = { kode_group: text('Group'), ...angka }
const perJenis = { kode_dept: text('Jenis'), ...angka }

export default defineReport({
  menus: ['/laporan-barang-sumary'],
  call: { method: 'GET', path: 'data-barang/report-summary' },
  filters: {
    ...periode(),
    kode_gudang: semuaGudang(),
    kode_baki: semuaBaki(),
    kode_group: kodeMaster(group),
    status_gold: pilihan('Status Gold', [ALL, 'GOLD', 'NONGOLD']),
    group_by: pilihan('Group By', ['BAKI', 'GROUP', 'JENIS']),
  },
  layoutBy: 'group_by',
  layouts: {
    BAKI: { columns: baki, groupBy: ['kode_gudang'] } satisfies Layout<typeof baki>,
    GROUP: { columns: perGroup } satisfies Layout<typeof perGroup>,
    JENIS: { columns: perJenis } satisfies Layout<typeof perJenis>,
  },
})
