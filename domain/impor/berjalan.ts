/**
 * The files of what was already running when a shop began with the program: loans, deposits, orders (DOMAIN §O.4-8). Rows
 * with the same number are one document; what is said of the whole document stands in its first row.
 */
import type { Field } from '../master-types.ts'
import { baki } from '../masters/baki.ts'
import { group } from '../masters/group.ts'
import { jenis } from '../masters/jenis.ts'
import { kondisiPinjaman } from '../masters/kondisi-pinjaman.ts'
import { sales } from '../masters/sales.ts'
import type { Milligram, Persen, Rupiah, TanggalSystem } from '../units.ts'
import type { FileColumn } from './rows.ts'

export const JENIS_BERJALAN = ['HUTANG', 'TITIPAN', 'PESANAN'] as const
export type JenisBerjalan = (typeof JENIS_BERJALAN)[number]

const KEPALA = {
  no_lama: {
    label: 'No Lama',
    kind: 'teks',
    max: 30,
    help: 'Nomor nota lama; baris bernomor sama satu nota',
  },
  tanggal: { label: 'Tanggal', kind: 'tanggal' },
  kode_sales: { label: 'Sales', kind: 'ref', ref: sales },
  kode_member: {
    label: 'Kode Member',
    kind: 'teks',
    max: 20,
    default: 'NONMEMBER',
    help: 'Kosong: bukan member',
  },
  nama_customer: { label: 'Nama Customer', kind: 'teks', max: 100 },
  no_hp: { label: 'No HP', kind: 'telepon' },
  alamat_customer: { label: 'Alamat', kind: 'teks', max: 200, default: '-' },
} as const satisfies Record<string, Field>
const BARANG = {
  nama_barang: { label: 'Nama Barang', kind: 'teks', max: 100 },
  kode_group: { label: 'Group', kind: 'ref', ref: group },
} as const satisfies Record<string, Field>

const HUTANG = {
  ...KEPALA,
  kode_kondisi_pinjaman: { label: 'Kondisi Pinjaman', kind: 'ref', ref: kondisiPinjaman },
  lama_pinjam: { label: 'Lama (Bulan)', kind: 'angka', min: 1, max: 60, help: 'Kosong: menurut kondisi' },
  jumlah_hutang: { label: 'Jumlah Hutang', kind: 'rupiah', min: 1 },
  sisa_pokok: { label: 'Sisa Pokok', kind: 'rupiah', min: 1, help: 'Kosong: seluruhnya' },
  bunga_sampai: { label: 'Bunga Dibayar Sampai', kind: 'tanggal', help: 'Kosong: belum pernah' },
  jatuh_tempo: { label: 'Jatuh Tempo', kind: 'tanggal', help: 'Kosong: dihitung dari tanggal' },
  no_amplop: { label: 'No Amplop', kind: 'teks', max: 24 },
  no_segel: { label: 'No Segel', kind: 'teks', max: 24, default: '-' },
  tempat: { label: 'Tempat', kind: 'teks', max: 40, default: '-' },
  berat_bruto: { label: 'Berat Bruto', kind: 'gram', min: 0.001, help: 'Amplop; kosong: berat emas' },
  ...BARANG,
  kondisi: { label: 'Kondisi', kind: 'teks', max: 60, default: '-' },
  jumlah: { label: 'Jumlah', kind: 'angka', min: 1, max: 99, default: 1 },
  berat: { label: 'Berat', kind: 'gram', min: 0.001 },
} as const satisfies Record<string, Field>

const TITIPAN = {
  ...KEPALA,
  titipan: { label: 'Titipan', kind: 'rupiah', min: 1, help: 'Uang yang sudah dititipkan' },
  kunci_harga: {
    label: 'Harga Sampai',
    kind: 'tanggal',
    help: 'Hari terakhir harga; kosong: menurut setting',
  },
  kode_barcode: { label: 'Barcode', kind: 'digit', max: 8, help: '8 angka; kosong: dibuatkan' },
  ...BARANG,
  kode_dept: { label: 'Jenis', kind: 'ref', ref: jenis },
  berat: { label: 'Berat', kind: 'gram', min: 0.001, help: 'Kosong dengan nama barang: titip uang' },
  harga_gram: { label: 'Harga per Gram', kind: 'rupiah', min: 1, help: 'Yang disepakati; kosong: hari ini' },
  ongkos: { label: 'Ongkos', kind: 'rupiah', default: 0 },
  nama_atribut: { label: 'Nama Atribut', kind: 'teks', default: '-' },
  berat_atribut: { label: 'Berat Atribut', kind: 'gram', default: 0 },
  harga_atribut: { label: 'Harga Atribut', kind: 'rupiah', default: 0 },
  kode_baki: { label: 'Baki', kind: 'ref', ref: baki, help: 'Tempat kembali bila batal' },
} as const satisfies Record<string, Field>

const PESANAN = {
  ...KEPALA,
  estimasi: { label: 'Estimasi Tanggal', kind: 'tanggal' },
  dp: { label: 'DP', kind: 'rupiah', default: 0, help: 'Uang yang sudah dibayar' },
  ...BARANG,
  kode_dept: { label: 'Jenis', kind: 'ref', ref: jenis },
  ukuran: { label: 'Ukuran', kind: 'teks', max: 30, default: '-' },
  catatan: { label: 'Catatan', kind: 'teks', max: 200, default: '-' },
  berat: { label: 'Perkiraan Berat', kind: 'gram', min: 0.001 },
  mengikat: { label: 'Mengikat', kind: 'ya-tidak', default: false },
  harga_gram: { label: 'Harga per Gram', kind: 'rupiah', min: 1, help: 'Yang disepakati; kosong: hari ini' },
  ongkos: { label: 'Ongkos', kind: 'rupiah', default: 0 },
  berat_customer: { label: 'Berat Emas Customer', kind: 'gram', default: 0, help: 'Yang ada di toko' },
  kadar_customer: { label: 'Kadar Emas Customer', kind: 'persen', default: 0 },
} as const satisfies Record<string, Field>

export interface BerjalanFile extends FileColumn {
  headers: string
  /** Columns of one thing in a document. The other columns belong to the document and are the same in all its rows. */
  rows: readonly string[]
}

const file = (
  headers: string,
  columns: Record<string, Field>,
  rows: readonly string[],
  boleh_kosong: readonly string[],
): BerjalanFile => ({
  headers,
  columns,
  rows,
  boleh_kosong,
  wajib: Object.entries(columns).flatMap(([name, field]) =>
    field.default === undefined && !boleh_kosong.includes(name) ? [name] : [],
  ),
})

export const BERJALAN_FILE: Record<JenisBerjalan, BerjalanFile> = {
  HUTANG: file(
    'Hutang Berjalan',
    HUTANG,
    [...Object.keys(BARANG), 'kondisi', 'jumlah', 'berat'],
    ['lama_pinjam', 'sisa_pokok', 'bunga_sampai', 'jatuh_tempo', 'berat_bruto'],
  ),
  TITIPAN: file(
    'Titipan Berjalan',
    TITIPAN,
    Object.keys(TITIPAN).slice(Object.keys(TITIPAN).indexOf('kode_barcode')),
    [
      'kunci_harga',
      'kode_barcode',
      'nama_barang',
      'kode_group',
      'kode_dept',
      'berat',
      'harga_gram',
      'kode_baki',
    ],
  ),
  PESANAN: file(
    'Pesanan Berjalan',
    PESANAN,
    Object.keys(PESANAN).slice(Object.keys(PESANAN).indexOf('nama_barang')),
    ['harga_gram'],
  ),
}

interface KepalaContent {
  no_lama: string
  tanggal: TanggalSystem
  kode_sales: string
  kode_member: string
  nama_customer: string
  no_hp: string
  alamat_customer: string
}
export interface HutangContent extends KepalaContent {
  kode_kondisi_pinjaman: string
  lama_pinjam: number | null
  jumlah_hutang: Rupiah
  sisa_pokok: Rupiah | null
  bunga_sampai: TanggalSystem | null
  jatuh_tempo: TanggalSystem | null
  no_amplop: string
  no_segel: string
  tempat: string
  berat_bruto: Milligram | null
  nama_barang: string
  kode_group: string
  kondisi: string
  jumlah: number
  berat: Milligram
}
export interface TitipanContent extends KepalaContent {
  titipan: Rupiah
  kunci_harga: TanggalSystem | null
  kode_barcode: string | null
  nama_barang: string | null
  kode_group: string | null
  kode_dept: string | null
  berat: Milligram | null
  harga_gram: Rupiah | null
  ongkos: Rupiah
  nama_atribut: string
  berat_atribut: Milligram
  harga_atribut: Rupiah
  kode_baki: string | null
}
export interface PesananContent extends KepalaContent {
  estimasi: TanggalSystem
  dp: Rupiah
  nama_barang: string
  kode_group: string
  kode_dept: string
  ukuran: string
  catatan: string
  berat: Milligram
  mengikat: boolean
  harga_gram: Rupiah | null
  ongkos: Rupiah
  berat_customer: Milligram
  kadar_customer: Persen
}
export interface BerjalanContent {
  HUTANG: HutangContent
  TITIPAN: TitipanContent
  PESANAN: PesananContent
}
