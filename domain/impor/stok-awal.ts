/** The file of a shop's opening stock: its columns, and each row as typed values (DOMAIN §D.3, M01). */
import { createSchema } from '../master-field.ts'
import type { Field } from '../master-types.ts'
import { baki } from '../masters/baki.ts'
import { group } from '../masters/group.ts'
import { gudang } from '../masters/gudang.ts'
import { jenis } from '../masters/jenis.ts'
import type { Milligram, Persen, Rupiah } from '../units.ts'
import type { Alasan } from './result.ts'
import { bacaJudul } from './judul.ts'
import { jelaskan } from './jelas.ts'
import { kenali, type Pilihan } from './sebutan.ts'
import { bacaSel, isKosong, type Sel, type Tabel } from './sel.ts'

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
export interface IsiStokAwal {
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
export type IsiBarangBaru = Omit<IsiStokAwal, 'kode_barcode'>

export interface BarisStokAwal {
  no: number
  /** What could be read of it. */
  isi: Partial<IsiStokAwal>
  alasan: Alasan[]
}

const SCHEMAS = Object.fromEntries(
  Object.entries(STOK_AWAL_COLUMNS).map(([name, field]) => [name, createSchema(field)]),
)
/** Columns that must be in the file: what no default can stand for. */
const WAJIB: readonly StokAwalColumn[] = ['kode_group', 'kode_dept', 'nama_barang', 'berat', 'kode_baki']
/** Left blank they are nobody's yet. */
const BOLEH_KOSONG = new Set<string>(['kode_barcode', 'kadar', 'kadar_cetak', 'harga_modal'])

/** What a column may name in the shop, for what the row says already (a tray by its gudang); undefined: that cannot be said. */
export type SebutanStokAwal = (
  column: StokAwalColumn,
  isi: Partial<IsiStokAwal>,
) => readonly Pilihan[] | undefined

/** Columns that name a row of a master, by its code or its name. */
const BERSEBUTAN = new Set<string>(['kode_group', 'kode_dept', 'kode_gudang', 'kode_baki', 'kode_bandrol'])

/** How to read the rows of a table, and which of its columns are not read. @throws Refusal when its headers are wrong */
export function pembacaStokAwal(
  tabel: Tabel,
  sebutan: SebutanStokAwal,
  columns: Record<string, Field> = STOK_AWAL_COLUMNS,
): { tidak_dikenal: string[]; baca: (baris: Tabel['baris'][number]) => BarisStokAwal } {
  const { kolom, tidak_dikenal } = bacaJudul(columns, tabel, WAJIB)
  const baca = ({ no, sel }: Tabel['baris'][number]): BarisStokAwal => {
    const isi: Record<string, unknown> = {}
    const alasan: Alasan[] = []
    for (const [name, field] of Object.entries(columns)) {
      const at = kolom.get(name)
      const pilihan = BERSEBUTAN.has(name) ? sebutan(name as StokAwalColumn, isi) : undefined
      const read = bacaKolom(name, field, at === undefined ? undefined : sel[at], pilihan)
      if ('nilai' in read) isi[name] = read.nilai
      else alasan.push(...read.salah.map((text) => ({ column: name, alasan: text })))
    }
    return { no, isi, alasan }
  }
  return { tidak_dikenal, baca }
}

function bacaKolom(
  name: string,
  field: Field,
  sel: Sel | undefined,
  pilihan: readonly Pilihan[] | undefined,
): { nilai: unknown } | { salah: string[] } {
  if (BOLEH_KOSONG.has(name) && (isKosong(sel) || sel === '-')) return { nilai: null }
  // A spreadsheet that takes a barcode for a number drops its leading zeros.
  const read = bacaSel(
    field,
    name === 'kode_barcode' && typeof sel === 'number' && Number.isSafeInteger(sel) && sel > 0
      ? String(sel).padStart(8, '0')
      : sel,
  )
  if ('salah' in read) return { salah: [jelaskan(field, sel, read.salah)] }
  const named =
    pilihan && typeof read.nilai === 'string' && read.nilai !== field.default
      ? kenali(field.label, read.nilai, pilihan)
      : undefined
  if (named && 'salah' in named) return { salah: [named.salah] }
  const result = SCHEMAS[name]!.safeParse(named ? named.kode : read.nilai)
  return result.success
    ? { nilai: result.data }
    : { salah: result.error.issues.map((issue) => jelaskan(field, sel, issue.message)) }
}
