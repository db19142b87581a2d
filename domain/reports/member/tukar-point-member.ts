/** R42. Points that members spent, or another movement of their points (spec 001 §2.13). REKAP: one line a member. */
import { defineReport } from '../../report.ts'
import { count, date, text } from '../../report/columns.ts'
import { kodeToko, member, periode, choice } from '../../report/filters.ts'

export default defineReport({
  menus: ['/laporan-tukar-point-member'],
  call: { method: 'POST', path: 'trxmember/report' },
  filters: {
    ...periode(),
    type: choice('Type Laporan', ['DETAIL', 'REKAP']),
    kategori: choice('Kategori', ['TUKAR POIN', 'PENJUALAN', 'BATAL PENJUALAN', 'KOREKSI', 'HANGUS']),
    kode_toko: kodeToko('rantai'),
    kode_member: member('Kode Member'),
  },
  success: 'Laporan Tersedia',
  empty: 'Laporan Kosong !',
  layoutBy: 'type',
  layouts: {
    DETAIL: {
      columns: {
        kode_member: text('Kode Member'),
        nama_customer: text('Nama Customer'),
        kode_toko: text('Toko'),
        tgl_trx: date('Tanggal'),
        deskripsi: text('Deskripsi'),
        poin_awal: count('Poin Awal'),
        poin: count('Poin', 'total'),
        poin_akhir: count('Poin Akhir'),
      },
    },
    REKAP: {
      columns: {
        kode_member: text('Kode Member'),
        nama_customer: text('Nama Customer'),
        qty: count('Transaksi', 'total'),
        poin: count('Poin', 'total'),
      },
    },
  },
})
