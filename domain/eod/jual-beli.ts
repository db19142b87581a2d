/** Sales, purchases and trade-ins on the day's sheet. */
import { bila, count, gram, rupiah, text } from '../report/columns.ts'
import { tabel } from './tabel.ts'

const bagian = 'Penjualan Dan Pembelian'

const jual = {
  kode_group: text('Group'),
  qty: count('Qty', 'total'),
  berat: gram('Berat', 'total'),
  harga_jual: rupiah('Emas', 'total'),
  ongkos: rupiah('Ongkos', 'total'),
  harga_atribut: rupiah('Atribut', 'total'),
  harga_total: rupiah('Total', 'total'),
  ppn_rp: bila(rupiah('PPN', 'total'), 'ppn_rp'),
}
const beli = {
  kode_group: text('Group'),
  qty: count('Qty', 'total'),
  berat: gram('Berat', 'total'),
  harga_nota: rupiah('Harga Nota', 'total'),
  harga: rupiah('Harga Beli', 'total'),
}

export const jualBeli = [
  tabel({
    nama: 'penjualan',
    judul: 'Penjualan',
    bagian,
    dari: ['penjualan'],
    columns: jual,
    laporan: '/laporan-transaksi-penjualan',
  }),
  tabel({
    nama: 'batal_penjualan',
    judul: 'Batal Penjualan',
    bagian,
    dari: ['batal_penjualan'],
    columns: jual,
    laporan: '/laporan-batal-penjualan',
  }),
  tabel({
    nama: 'pembelian',
    judul: 'Pembelian',
    bagian,
    dari: ['pembelian'],
    columns: beli,
    laporan: '/laporan-transaksi-pembelian',
  }),
  tabel({
    nama: 'batal_pembelian',
    judul: 'Batal Pembelian',
    bagian,
    dari: ['batal_pembelian'],
    columns: beli,
    laporan: '/laporan-batal-pembelian',
  }),
  tabel({
    nama: 'tukar',
    judul: 'Tukar',
    bagian,
    dari: ['tukar'],
    columns: {
      kategori: text('Kategori'),
      qty: count('Qty', 'total'),
      beli: rupiah('Barang Lama', 'total'),
      jual: rupiah('Barang Baru', 'total'),
      uang: rupiah('Dibayar', 'total'),
    },
    laporan: '/laporan-barang-tukar',
  }),
]
