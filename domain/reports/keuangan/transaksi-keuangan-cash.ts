/**
 * R39. Every rupiah that went into the drawer or out of it, opening balance and cancels too. Saldo Awal, what is shown, what a
 * filter leaves out and Saldo Akhir add up, and are 1101 at both ends; the balance of a row is the drawer's after it.
 */
import { listUser } from '../../calls/users.ts'
import { defineReport } from '../../report.ts'
import { berjalan, count, date, nomor, rupiah, text, time } from '../../report/columns.ts'
import { kode, periode, choice, typeLaporan } from '../../report/filters.ts'
import { kategoriDari } from '../../report/kategori-uang.ts'
import { AKUN } from '../../rules/akun.ts'

export default defineReport({
  menus: ['/laporan-transaksi-keuangan-cash'],
  call: { method: 'POST', path: 'keuangan/report-cash' },
  filters: {
    ...periode('tgl_from', 'tgl_to'),
    type: typeLaporan,
    kategori: choice('Kategori', ['ALL', ...kategoriDari(AKUN.KAS)]),
    user_id: kode('User', { call: listUser, value: 'user_id', caption: 'user_name' }),
  },
  layoutBy: 'type',
  layouts: {
    REKAP: {
      columns: {
        kategori: text('Kategori'),
        qty: count('Jumlah Transaksi', 'total'),
        masuk: rupiah('Masuk', 'total'),
        keluar: rupiah('Keluar', 'total'),
        selisih: rupiah('Masuk - Keluar', 'total'),
      },
      saldo: { masuk: 'masuk', keluar: 'keluar', di: 'selisih' },
    },
    DETAIL: {
      columns: {
        tanggal: date('Tanggal'),
        jam: time('Jam'),
        kategori: text('Kategori'),
        deskripsi: nomor('Deskripsi'),
        keterangan: text('Keterangan'),
        masuk: rupiah('Masuk', 'total'),
        keluar: rupiah('Keluar', 'total'),
        saldo: berjalan(rupiah('Saldo')),
        user_id: text('User'),
      },
      saldo: { masuk: 'masuk', keluar: 'keluar', di: 'saldo', saring: ['kategori', 'user_id'] },
    },
  },
})
