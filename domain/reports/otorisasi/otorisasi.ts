/** R50 and R51: every attempt at an otorisasi, good or bad; one report behind both paths. */
import { listUser } from '../../calls/users.ts'
import { defineReport } from '../../report.ts'
import { date, nomor, text, time } from '../../report/columns.ts'
import { kode, periode, choice } from '../../report/filters.ts'
import { KATEGORI_OTORISASI } from '../../rules/otorisasi.ts'

export default defineReport({
  menus: ['/laporan-otorisasi', '/laporan-authorization'],
  call: { method: 'POST', path: 'authorization/report' },
  filters: {
    ...periode(),
    kategori: choice('Kategori', ['ALL', ...KATEGORI_OTORISASI]),
    user_id: kode('User', { call: listUser, value: 'user_id', caption: 'user_name' }),
  },
  columns: {
    tanggal: date('Tanggal'),
    jam: time('Jam'),
    kategori: text('Kategori'),
    description: text('Deskripsi'),
    ref_no: nomor('No Ref'),
    user_peminta: text('Peminta'),
    user_otorisasi: text('Otorisasi Oleh'),
    hasil: text('Hasil'),
    alasan: text('Alasan'),
    keterangan: text('Keterangan'),
  },
  empty: 'Data Laporan Otorisasi Kosong',
})
