/** The file of a shop's opening stock: its columns, and each row as typed values (DOMAIN §D.3, M01). */
import type { Field } from '../master-types.ts'
import { baki } from '../masters/baki.ts'
import { group } from '../masters/group.ts'
import { gudang } from '../masters/gudang.ts'
import { jenis } from '../masters/jenis.ts'
import type { Milligram, Persen, Rupiah } from '../units.ts'
import type { Alasan } from './result.ts'
import { rowReader } from './rows.ts'
import type { Choice } from './sebutan.ts'
import type { Table } from './cells.ts'

/** A new piece; grams, rupiah and percent as staff type them. Its barcode is the next of the chain. */
export const BARANG_BARU_COLUMNS = {
  kode_group: { label: 'Group', kind: 'ref', ref: group },
  kode_dept: { label: 'Jenis', kind: 'ref', ref: jenis },
  nama_barang: { label: 'Nama Barang', kind: 'teks' },
  kadar: { label: 'Kadar', kind: 'persen', help: 'Kosong: kadar group' },
  kadar_cetak: { label: 'Kadar Cetak', kind: 'teks', max: 20, help: 'Kosong: kadar cetak group' },
  berat: { label: 'Berat', kind: 'gram', min: 0.001 },
  berat_atribut: { label: 'Berat Atribut', kind: 'gram', default: 0 },
  nama_atribut: { label: 'Nama Atribut', kind: 'teks', default: '-' },
  harga_atribut: { label: 'Harga Atribut', kind: 'rupiah', default: 0 },
  ongkos: { label: 'Ongkos', kind: 'rupiah', default: 0 },
  tipe_ongkos: {
    label: 'Tipe Ongkos',
    kind: 'pilihan',
    options: ['NOMINAL', 'PER_GRAM'],
    default: 'NOMINAL',
  },
  harga_modal: { label: 'Harga Modal', kind: 'rupiah', help: 'Boleh kosong' },
  kode_intern: { label: 'Kode Intern', kind: 'teks', max: 30, default: '-' },
  kode_bandrol: { label: 'Bandrol', kind: 'teks', max: 20, default: '-' },
  kode_gudang: { label: 'Gudang', kind: 'ref', ref: gudang, default: 'TOKO' as never, help: 'Kosong: TOKO' },
  kode_baki: { label: 'Baki', kind: 'ref', ref: baki },
  punya_faktur_pajak: { label: 'Punya Faktur Pajak', kind: 'ya-tidak', default: false },
} as const satisfies Record<string, Field>

/** A row of an opening stock: the piece may bear a barcode already. */
export const STOK_AWAL_COLUMNS = {
  kode_barcode: { label: 'Barcode', kind: 'digit', max: 8, default: '', help: '8 angka; kosong: dibuatkan' },
  ...BARANG_BARU_COLUMNS,
} as const satisfies Record<string, Field>

export type StokAwalColumn = keyof typeof STOK_AWAL_COLUMNS

/** A row as typed, in our units; null is what the group decides, or nobody knows (harga_modal), or the sequence (kode_barcode). */
export interface StokAwalContent {
  kode_barcode: string | null
  kode_group: string
  kode_dept: string
  nama_barang: string
  kadar: Persen | null
  kadar_cetak: string | null
  berat: Milligram
  berat_atribut: Milligram
  nama_atribut: string
  harga_atribut: Rupiah
  ongkos: Rupiah
  tipe_ongkos: 'NOMINAL' | 'PER_GRAM'
  harga_modal: Rupiah | null
  kode_intern: string
  kode_bandrol: string
  kode_gudang: string
  kode_baki: string
  punya_faktur_pajak: boolean
}

/** A piece that bears no barcode yet. */
export type NewBarangContent = Omit<StokAwalContent, 'kode_barcode'>

export interface StokAwalRow {
  no: number
  /** Values that could be read. */
  content: Partial<StokAwalContent>
  alasan: Alasan[]
}

/** Columns that must be in the file: what no default can stand for. */
export const WAJIB_STOK_AWAL: readonly StokAwalColumn[] = [
  'kode_group',
  'kode_dept',
  'nama_barang',
  'berat',
  'kode_baki',
]
/** Left blank they are nobody's yet. */
const MAY_BE_EMPTY = ['kode_barcode', 'kadar', 'kadar_cetak', 'harga_modal']

/**
 * The shop's choices for a column, given the values already read in the row (a tray by its gudang); undefined: the
 * choices cannot be told.
 */
export type SebutanStokAwal = (
  column: StokAwalColumn,
  content: Partial<StokAwalContent>,
) => readonly Choice[] | undefined

/** Columns that name a row of a master, by its code or its name. */
const BERSEBUTAN = new Set<string>(['kode_group', 'kode_dept', 'kode_gudang', 'kode_baki', 'kode_bandrol'])

/**
 * Prepares the reading of a table's rows, and lists the columns that are not read. @throws Refusal when its headers are
 * wrong
 */
export const stokAwalReader = (
  table: Table,
  sebutan: SebutanStokAwal,
  columns: Record<string, Field> = STOK_AWAL_COLUMNS,
): { tidak_dikenal: string[]; read: (row: Table['rows'][number]) => StokAwalRow } =>
  rowReader<StokAwalContent>(table, { columns, boleh_kosong: MAY_BE_EMPTY }, (column, content) =>
    BERSEBUTAN.has(column) ? sebutan(column as StokAwalColumn, content) : undefined,
  )
