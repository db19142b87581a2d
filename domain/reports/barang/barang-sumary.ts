/** R06. What came and what went, by tray, group or jenis: awal + ins − outs = akhir in every row, pieces and grams; what is on its way stands below, outside of that (DOMAIN §E.1, §O.1-15). */
import { group } from '../../masters/group.ts'
import { defineReport } from '../../report.ts'
import { bila, count, gram, text } from '../../report/columns.ts'
import { ALL, kodeMaster, periode, choice } from '../../report/filters.ts'
import type { Layout } from '../../report/layout.ts'
import { allBaki, allGudang } from './barang-detail.ts'

/** Columns without any movement are left out, pieces together with their grams; a correction moves grams alone. */
const gerak = (name: string, label: string) => bila(count(label, 'total'), `berat_${name}`)
const berat = (name: string, label: string) => bila(gram(`Berat ${label}`, 'total'), `berat_${name}`)

const number = {
  stock_awal: count('Awal', 'total'),
  tambah: gerak('tambah', 'Tambah'),
  terima: gerak('terima', 'Terima'),
  beli: gerak('beli', 'Beli'),
  masuk: gerak('masuk', 'Masuk'),
  keluar: gerak('keluar', 'Keluar'),
  jual: gerak('jual', 'Jual'),
  kirim: gerak('kirim', 'Kirim'),
  hancur: gerak('hancur', 'Hancur'),
  konversi: gerak('konversi', 'Konversi'),
  koreksi: bila(count('Koreksi', 'total'), 'koreksi'),
  selisih: gerak('selisih', 'Selisih'),
  stock_akhir: count('Akhir', 'total'),
  berat_awal: gram('Berat Awal', 'total'),
  berat_tambah: berat('tambah', 'Tambah'),
  berat_terima: berat('terima', 'Terima'),
  berat_beli: berat('beli', 'Beli'),
  berat_masuk: berat('masuk', 'Masuk'),
  berat_keluar: berat('keluar', 'Keluar'),
  berat_jual: berat('jual', 'Jual'),
  berat_kirim: berat('kirim', 'Kirim'),
  berat_hancur: berat('hancur', 'Hancur'),
  berat_konversi: berat('konversi', 'Konversi'),
  berat_koreksi: berat('koreksi', 'Koreksi'),
  berat_selisih: berat('selisih', 'Selisih'),
  berat_akhir: gram('Berat Akhir', 'total'),
}
const baki = { kode_gudang: text('Gudang'), kode_baki: text('Baki'), ...number }
const perGroup = { kode_group: text('Group'), ...number }
const perJenis = { kode_dept: text('Jenis'), ...number }

export default defineReport({
  menus: ['/laporan-barang-sumary'],
  call: { method: 'GET', path: 'data-barang/report-summary' },
  filters: {
    ...periode(),
    kode_gudang: allGudang(),
    kode_baki: allBaki(),
    kode_group: kodeMaster(group),
    status_gold: choice('Status Gold', [ALL, 'GOLD', 'NONGOLD']),
    group_by: choice('Group By', ['BAKI', 'GROUP', 'JENIS']),
  },
  bawah: {
    label: 'Dalam Perjalanan',
    columns: { stock_akhir: number.stock_akhir, berat_akhir: number.berat_akhir },
  },
  layoutBy: 'group_by',
  layouts: {
    BAKI: { columns: baki, groupBy: ['kode_gudang'] } satisfies Layout<typeof baki>,
    GROUP: { columns: perGroup } satisfies Layout<typeof perGroup>,
    JENIS: { columns: perJenis } satisfies Layout<typeof perJenis>,
  },
})
