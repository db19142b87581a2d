/** Goods on the day's sheet: the shop's stock in pieces, grams and fine gold, what customers' own goods did, and the trays. */
import { columnSign, STOK_COLUMNS, type StokColumn } from '../rules/mutasi.ts'
import { file, count, gram, percent, rupiah, text } from '../report/columns.ts'
import { number, kata, table, type RingkasanRow, type RingkasanContent } from './tables.ts'

const dari = (content: RingkasanContent, nama: string): readonly RingkasanRow[] => content[nama] ?? []

const GERAK = STOK_COLUMNS.filter((column): column is Exclude<StokColumn, 'awal'> => column !== 'awal')
/** Adds up all movements into or out of a place: a cancel that is negative in its column counts on the other side. */
const gerak = (row: RingkasanRow, arah: 1 | -1, nama: (column: StokColumn) => string): number =>
  GERAK.reduce((sum, k) => sum + Math.max(0, arah * columnSign(k) * number(row, nama(k))), 0)
const pcs = (column: StokColumn): string => column
const mg = (column: StokColumn): string => `berat_${column}`

const WHOLE_PERSEN = 1_000_000
/** Fine gold in milligrams: the exact sum, rounded once, in a row as in a total. */
const murni = (halus: number): number => Math.round(halus / WHOLE_PERSEN)
const halus = {
  halus: file(count('Berat × Kadar', 'total')),
  berat_24k: gram('Setara 24K'),
}
const dariHalus = { berat_24k: (t: { halus: number }) => murni(t.halus) as never }

const bagian = 'Stok'

export const barang = [
  table({
    nama: 'stok',
    title: 'Stok Per Gudang',
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
    rows: (content) =>
      dari(content, 'stok').map((row) => ({
        kode_gudang: kata(row, 'kode_gudang'),
        awal: number(row, 'stock_awal'),
        masuk: gerak(row, 1, pcs),
        keluar: gerak(row, -1, pcs),
        akhir: number(row, 'stock_akhir'),
        berat_awal: number(row, 'berat_awal'),
        berat_masuk: gerak(row, 1, mg),
        berat_keluar: gerak(row, -1, mg),
        berat_akhir: number(row, 'berat_akhir'),
      })),
    laporan: '/laporan-barang-sumary',
  }),
  table({
    nama: 'stok_24k',
    title: 'Setara 24K Per Gudang',
    bagian,
    dari: ['stok_24k'],
    columns: { kode_gudang: text('Gudang'), berat: gram('Berat', 'total'), ...halus },
    ratios: dariHalus,
    rows: (content) =>
      dari(content, 'stok_24k').map((row) => ({
        kode_gudang: kata(row, 'kode_gudang'),
        berat: number(row, 'berat'),
        halus: number(row, 'halus'),
        berat_24k: murni(number(row, 'halus')),
      })),
  }),
  table({
    nama: 'stok_kadar',
    title: 'Setara 24K Per Group',
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
    rows: (content) =>
      dari(content, 'stok_kadar').map((row) => ({
        kode_group: kata(row, 'kode_group'),
        kadar: number(row, 'kadar'),
        qty: number(row, 'qty'),
        berat: number(row, 'berat'),
        halus: number(row, 'halus'),
        berat_24k: murni(number(row, 'halus')),
      })),
  }),
  table({
    nama: 'stok_bukan_emas',
    title: 'Bukan Emas Per Group',
    bagian,
    dari: ['stok_bukan_emas'],
    columns: {
      kode_group: text('Group'),
      kadar: percent('Kadar'),
      qty: count('Qty', 'total'),
      berat: gram('Berat', 'total'),
    },
  }),
  table({
    nama: 'serah',
    title: 'Titipan Dan Pesanan Diserahkan',
    bagian,
    dari: ['serah'],
    columns: {
      dari: text('Dari'),
      qty: count('Qty', 'total'),
      berat: gram('Berat', 'total'),
      harga_total: rupiah('Total', 'total'),
    },
    // Pieces brought back by a cancelled sale are subtracted.
    rows: (content) =>
      dari(content, 'serah').map((row) => {
        const batal = row['kode_mutasi'] === 'M04'
        const tanda = batal ? -1 : 1
        return {
          dari: `${batal ? 'BATAL ' : ''}${row['kode_gudang'] === 'TITIP' ? 'TITIPAN' : 'PESANAN'}`,
          qty: tanda * number(row, 'qty'),
          berat: tanda * number(row, 'berat'),
          harga_total: tanda * number(row, 'harga_total'),
        }
      }),
    laporan: '/laporan-pesanan-serah',
  }),
  table({
    nama: 'barang_customer',
    title: 'Barang Milik Customer',
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
  table({
    nama: 'status_timbang',
    title: 'Timbang Baki',
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
