/** Sales, purchases and trade-ins on the day's sheet. */
import { bila, count, gram, rupiah, text } from '../report/columns.ts'
import { angka, tabel, type IsiRingkasan } from './tables.ts'

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

const jumlah = (isi: IsiRingkasan, nama: string, column: string): number =>
  (isi[nama] ?? []).reduce((sum, row) => sum + angka(row, column), 0)
/** What was sold, or bought, less what was cancelled that day: a cancel may be of a day before. */
const bersih = (isi: IsiRingkasan, nama: 'penjualan' | 'pembelian', column: string) => {
  const setelah = (k: string): number => jumlah(isi, nama, k) - jumlah(isi, `batal_${nama}`, k)
  return {
    jenis: nama.toUpperCase(),
    qty: setelah('qty'),
    berat: setelah('berat'),
    kotor: jumlah(isi, nama, column),
    batal: jumlah(isi, `batal_${nama}`, column),
    bersih: setelah(column),
  }
}

export const jualBeli = [
  tabel({
    nama: 'bersih',
    judul: 'Setelah Pembatalan',
    bagian,
    dari: ['penjualan', 'batal_penjualan', 'pembelian', 'batal_pembelian'],
    columns: {
      jenis: text('Jenis'),
      qty: count('Qty'),
      berat: gram('Berat'),
      kotor: rupiah('Sebelum Batal'),
      batal: rupiah('Batal'),
      bersih: rupiah('Bersih'),
    },
    rows: (isi) => [bersih(isi, 'penjualan', 'harga_total'), bersih(isi, 'pembelian', 'harga')],
  }),
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
