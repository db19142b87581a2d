/**
 * R40. The same of the shop's bank accounts, one after the other, as the bank has them: what a card's fee took is not in
 * `masuk`, but stands beside it. Each account's Saldo Awal and Saldo Akhir are its balance of 1102.
 */
import { listUser } from '../../calls/users.ts'
import { rekening } from '../../masters/rekening.ts'
import { defineReport } from '../../report.ts'
import { berjalan, count, date, nomor, rupiah, text, time } from '../../report/columns.ts'
import { kode, kodeMaster, periode, choice, namedChoices, typeLaporan } from '../../report/filters.ts'
import { kategoriDari } from '../../report/kategori-uang.ts'
import { AKUN } from '../../rules/akun.ts'

export default defineReport({
  menus: ['/laporan-keuangan-non-cash'],
  call: { method: 'POST', path: 'keuangan/report-non-cash' },
  filters: {
    ...periode('tgl_from', 'tgl_to'),
    type: typeLaporan,
    jenis: namedChoices('Jenis', {
      ALL: 'SEMUA',
      DEBET: 'DEBET',
      TRANSFER: 'TRANSFER',
      CREDIT: 'CREDIT',
      '-': 'LAINNYA',
    }),
    no_rekening: kodeMaster(rekening),
    kategori: choice('Kategori', ['ALL', ...kategoriDari(AKUN.BANK)]),
    user_id: kode('User', { call: listUser, value: 'user_id', caption: 'user_name' }),
  },
  layoutBy: 'type',
  layouts: {
    REKAP: {
      columns: {
        no_rekening: text('Rekening'),
        bank: text('Bank'),
        kategori: text('Kategori'),
        qty: count('Jumlah Transaksi', 'total'),
        masuk: rupiah('Masuk', 'total'),
        keluar: rupiah('Keluar', 'total'),
        selisih: rupiah('Masuk - Keluar', 'total'),
      },
      groupBy: ['no_rekening'],
      saldo: { masuk: 'masuk', keluar: 'keluar', di: 'selisih', per: 'no_rekening' },
    },
    DETAIL: {
      columns: {
        no_rekening: text('Rekening'),
        tanggal: date('Tanggal'),
        jam: time('Jam'),
        kategori: text('Kategori'),
        jenis: text('Jenis'),
        deskripsi: nomor('Deskripsi'),
        masuk: rupiah('Masuk', 'total'),
        keluar: rupiah('Keluar', 'total'),
        saldo: berjalan(rupiah('Saldo')),
        fee_rp: rupiah('Fee Rp', 'total'),
        bank: text('Bank'),
        no_card: text('No Kartu'),
        keterangan: text('Keterangan'),
        user_id: text('User'),
      },
      groupBy: ['no_rekening'],
      saldo: {
        masuk: 'masuk',
        keluar: 'keluar',
        di: 'saldo',
        per: 'no_rekening',
        saring: ['kategori', 'user_id', 'jenis'],
      },
    },
  },
})
