/** Other events on the day's sheet: cancels, otorisasi, gifts, coupons, points. */
import { count, gram, nomor, rupiah, text } from '../report/columns.ts'
import { table } from './tables.ts'

const bagian = 'Lain-Lain'

export const lain = [
  table({
    nama: 'batal_dokumen',
    title: 'Semua Yang Dibatalkan',
    bagian,
    dari: ['batal_dokumen'],
    columns: {
      no: nomor('Nomor'),
      kategori: text('Kategori'),
      qty: count('Qty', 'total'),
      berat: gram('Berat', 'total'),
      nilai: rupiah('Nilai', 'total'),
      user_id: text('User'),
    },
  }),
  table({
    nama: 'batal',
    title: 'Barang Jual Yang Dibatalkan',
    bagian,
    dari: ['batal'],
    width: true,
    columns: {
      no_faktur_jual: nomor('No Faktur Jual'),
      kode_barcode: text('Barcode'),
      nama_barang: text('Nama Barang'),
      berat: gram('Berat', 'total'),
      harga_total: rupiah('Total', 'total'),
      refund: text('Dikembalikan Dengan'),
      refund_rp: rupiah('Dikembalikan', 'total'),
      alasan: text('Alasan'),
      user_id: text('User'),
    },
    laporan: '/laporan-batal-penjualan',
  }),
  table({
    nama: 'otorisasi',
    title: 'Otorisasi',
    bagian,
    dari: ['otorisasi'],
    columns: {
      kategori: text('Kategori'),
      ok: count('Diizinkan', 'total'),
      gagal: count('Gagal', 'total'),
    },
    laporan: '/laporan-otorisasi',
  }),
  table({
    nama: 'hadiah',
    title: 'Hadiah',
    bagian,
    dari: ['hadiah'],
    columns: {
      kategori: text('Kategori'),
      kode_hadiah: text('Hadiah'),
      masuk: count('Masuk', 'total'),
      keluar: count('Keluar', 'total'),
      nilai: rupiah('Nilai', 'total'),
    },
    laporan: '/laporan-mutasi-hadiah',
  }),
  table({
    nama: 'kupon',
    title: 'Kupon',
    bagian,
    dari: ['kupon'],
    columns: { kode_group: text('Group'), terbit: count('Terbit', 'total') },
  }),
  table({
    nama: 'poin',
    title: 'Poin',
    bagian,
    dari: ['poin'],
    columns: {
      kategori: text('Kategori'),
      masuk: count('Masuk', 'total'),
      keluar: count('Keluar', 'total'),
    },
    laporan: '/laporan-tukar-point-member',
  }),
]
