/** Sales, purchases and trade-ins on the day's sheet. */
import { bila, count, gram, rupiah, text } from '../report/columns.ts'
import { number, table, type RingkasanContent } from './tables.ts'

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

const jumlah = (content: RingkasanContent, nama: string, column: string): number =>
  (content[nama] ?? []).reduce((sum, row) => sum + number(row, column), 0)
/** Pieces sold or bought, less those cancelled that day; the cancelled document may be from an earlier day. */
const bersih = (content: RingkasanContent, nama: 'penjualan' | 'pembelian', column: string) => {
  const setelah = (k: string): number => jumlah(content, nama, k) - jumlah(content, `batal_${nama}`, k)
  return {
    jenis: nama.toUpperCase(),
    qty: setelah('qty'),
    berat: setelah('berat'),
    kotor: jumlah(content, nama, column),
    batal: jumlah(content, `batal_${nama}`, column),
    bersih: setelah(column),
  }
}

export const jualBeli = [
  table({
    nama: 'bersih',
    title: 'Setelah Pembatalan',
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
    rows: (content) => [bersih(content, 'penjualan', 'harga_total'), bersih(content, 'pembelian', 'harga')],
  }),
  table({
    nama: 'penjualan',
    title: 'Penjualan',
    bagian,
    dari: ['penjualan'],
    columns: jual,
    laporan: '/laporan-transaksi-penjualan',
  }),
  table({
    nama: 'batal_penjualan',
    title: 'Batal Penjualan',
    bagian,
    dari: ['batal_penjualan'],
    columns: jual,
    laporan: '/laporan-batal-penjualan',
  }),
  table({
    nama: 'pembelian',
    title: 'Pembelian',
    bagian,
    dari: ['pembelian'],
    columns: beli,
    laporan: '/laporan-transaksi-pembelian',
  }),
  table({
    nama: 'batal_pembelian',
    title: 'Batal Pembelian',
    bagian,
    dari: ['batal_pembelian'],
    columns: beli,
    laporan: '/laporan-batal-pembelian',
  }),
  table({
    nama: 'tukar',
    title: 'Tukar',
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
