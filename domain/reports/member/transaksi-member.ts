/** Cases and requests of members as a list: the table of /transaksi-member and its files (spec 001 §2.4, §7, §8). */
import { defineReport } from '../../report.ts'
import { count, date, text } from '../../report/columns.ts'
import { ALL, choice } from '../../report/filters.ts'
import { JENIS_TRANSAKSI_MEMBER, TRANSAKSI_MEMBER } from '../../rules/member.ts'

export default defineReport({
  menus: ['/transaksi-member'],
  call: { method: 'GET', path: 'transaksi-member' },
  filters: {
    transaksi: choice('Transaksi', [ALL, ...TRANSAKSI_MEMBER]),
    jenis: choice('Jenis', [ALL, ...JENIS_TRANSAKSI_MEMBER]),
  },
  columns: {
    _id: count('No'),
    tanggal: date('Tanggal'),
    kode_member: text('Kode Member'),
    nama_member: text('Nama Member'),
    transaksi: text('Transaksi'),
    jenis: text('Jenis'),
    status: text('Status'),
    no_nota: text('Deskripsi'),
    keterangan: text('Keterangan'),
    input_by: text('Input'),
  },
  success: 'Data Transaksi Member Berhasil Ditemukan !',
  empty: 'Data Transaksi Member Tidak Ada !',
})
