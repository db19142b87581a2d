/** Goods on the day's sheet: the shop's stock in pieces, grams and fine gold, what customers' own goods did, and the trays. */
import { columnSign, STOK_COLUMNS, type StokColumn } from '../rules/mutasi.ts'
import { file, count, gram, percent, rupiah, text } from '../report/columns.ts'
import { angka, kata, tabel, type RingkasanRow, type IsiRingkasan } from './tables.ts'

const dari = (isi: IsiRingkasan, nama: string): readonly RingkasanRow[] => isi[nama] ?? []

const GERAK = STOK_COLUMNS.filter((column): column is Exclude<StokColumn, 'awal'> => column !== 'awal')
/** What all movements of a place added, or took: a cancel that is negative in its column counts on the other side. */
const gerak = (row: RingkasanRow, arah: 1 | -1, nama: (column: StokColumn) => string): number =>
  GERAK.reduce((sum, k) => sum + Math.max(0, arah * columnSign(k) * angka(row, nama(k))), 0)
const pcs = (column: StokColumn): string => column
const mg = (column: StokColumn): string => `berat_${column}`

const PERSEN_UTUH = 1_000_000
/** Fine gold in milligrams: the exact sum, rounded once, in a row as in a total. */
const murni = (halus: number): number => Math.round(halus / PERSEN_UTUH)
const halus = {
  halus: file(count('Berat × Kadar', 'total')),
  berat_24k: gram('Setara 24K'),
}
const dariHalus = { berat_24k: (t: { halus: number }) => murni(t.halus) as never }

const bagian = 'Stok'

export const barang = [
  tabel({
    nama: 'stok',
    judul: 'Stok Per Gudang',
    bagian,
    dari: ['stok'],
    width: true,
    columns: {
      kode_gudang: text('Gudang'),
      awal: count('Awal', 'total'),
      masuk: count('Masuk', 'total'),
      keluar: count('Keluar', 'total'),
      akhir: count('Akhir', 'total'),
      berat_awal: gram('Berat Awal', 'total'),
      berat_masuk: gram('Berat Masuk', 'total'),
      berat_keluar: gram('Berat Keluar', 'total'),
      berat_akhir: gram('Berat Akhir', 'total'),
    },
    rows: (isi) =>
      dari(isi, 'stok').map((row) => ({
        kode_gudang: kata(row, 'kode_gudang'),
        awal: angka(row, 'stock_awal'),
        masuk: gerak(row, 1, pcs),
        keluar: gerak(row, -1, pcs),
        akhir: angka(row, 'stock_akhir'),
        berat_awal: angka(row, 'berat_awal'),
        berat_masuk: gerak(row, 1, mg),
        berat_keluar: gerak(row, -1, mg),
        berat_akhir: angka(row, 'berat_akhir'),
      })),
    laporan: '/laporan-barang-sumary',
  }),
  tabel({
    nama: 'stok_24k',
    judul: 'Setara 24K Per Gudang',
    bagian,
    dari: ['stok_24k'],
    columns: { kode_gudang: text('Gudang'), berat: gram('Berat', 'total'), ...halus },
    ratios: dariHalus,
    rows: (isi) =>
      dari(isi, 'stok_24k').map((row) => ({
        kode_gudang: kata(row, 'kode_gudang'),
        berat: angka(row, 'berat'),
        halus: angka(row, 'halus'),
        berat_24k: murni(angka(row, 'halus')),
      })),
  }),
  tabel({
    nama: 'stok_kadar',
    judul: 'Setara 24K Per Group',
    bagian,
    dari: ['stok_kadar'],
    columns: {
      kode_group: text('Group'),
      kadar: percent('Kadar'),
      qty: count('Qty', 'total'),
      berat: gram('Berat', 'total'),
      ...halus,
    },
    ratios: dariHalus,
    rows: (isi) =>
      dari(isi, 'stok_kadar').map((row) => ({
        kode_group: kata(row, 'kode_group'),
        kadar: angka(row, 'kadar'),
        qty: angka(row, 'qty'),
        berat: angka(row, 'berat'),
        halus: angka(row, 'halus'),
        berat_24k: murni(angka(row, 'halus')),
      })),
  }),
  tabel({
    nama: 'stok_bukan_emas',
    judul: 'Bukan Emas Per Group',
    bagian,
    dari: ['stok_bukan_emas'],
    columns: {
      kode_group: text('Group'),
      kadar: percent('Kadar'),
      qty: count('Qty', 'total'),
      berat: gram('Berat', 'total'),
    },
  }),
  tabel({
    nama: 'serah',
    judul: 'Titipan Dan Pesanan Diserahkan',
    bagian,
    dari: ['serah'],
    columns: {
      dari: text('Dari'),
      qty: count('Qty', 'total'),
      berat: gram('Berat', 'total'),
      harga_total: rupiah('Total', 'total'),
    },
    // What a cancelled sale brought back is taken off.
    rows: (isi) =>
      dari(isi, 'serah').map((row) => {
        const batal = row['kode_mutasi'] === 'M04'
        const tanda = batal ? -1 : 1
        return {
          dari: `${batal ? 'BATAL ' : ''}${row['kode_gudang'] === 'TITIP' ? 'TITIPAN' : 'PESANAN'}`,
          qty: tanda * angka(row, 'qty'),
          berat: tanda * angka(row, 'berat'),
          harga_total: tanda * angka(row, 'harga_total'),
        }
      }),
    laporan: '/laporan-pesanan-serah',
  }),
  tabel({
    nama: 'barang_customer',
    judul: 'Barang Milik Customer',
    bagian,
    dari: ['barang_customer'],
    columns: {
      ref_type: text('Untuk'),
      masuk: count('Masuk', 'total'),
      berat_masuk: gram('Berat Masuk', 'total'),
      keluar: count('Keluar', 'total'),
      berat_keluar: gram('Berat Keluar', 'total'),
    },
  }),
  tabel({
    nama: 'status_timbang',
    judul: 'Timbang Baki',
    bagian,
    dari: ['status_timbang'],
    columns: {
      kode_baki: text('Baki'),
      status: text('Status'),
      berat_seharusnya: gram('Seharusnya', 'total'),
      berat_timbang: gram('Timbang', 'total'),
      selisih: gram('Selisih', 'total'),
    },
    laporan: '/laporan-timbang-baki',
  }),
]
