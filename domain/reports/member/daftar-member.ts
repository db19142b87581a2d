/** R41. Members of the chain. Phones are masked for who may not take the list away (DOMAIN §G-6). */
import { defineReport } from '../../report.ts'
import { count, text } from '../../report/columns.ts'
import { number, choice, texts } from '../../report/filters.ts'
import { JENIS_MEMBER } from '../../rules/member.ts'

export default defineReport({
  menus: ['/laporan-daftar-member'],
  call: { method: 'POST', path: 'member/report' },
  filters: {
    kota: texts('Kota'),
    kecamatan: texts('Kecamatan'),
    jenis_member: choice('Jenis Member', ['ALL', ...JENIS_MEMBER]),
    trx_min: number('Trx Minimal'),
    bulan_tidak_aktif: number('Tidak Aktif (Bulan)'),
  },
  page: true,
  success: 'Laporan Data Member Tersedia',
  columns: {
    kode_member: text('Kode Member'),
    nama_customer: text('Nama Customer'),
    no_hp: text('No Handphone'),
    alamat_customer: text('Alamat'),
    kecamatan: text('Kecamatan'),
    kelurahan: text('Kelurahan'),
    kota: text('Kota'),
    tgl_lahir: text('Tgl Lahir'),
    jenis_member: text('Jenis'),
    point: count('Point', 'total'),
    trx_count: count('Trx', 'total'),
    trx_terakhir: text('Trx Terakhir'),
  },
})
