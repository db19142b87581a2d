/** A cell of an uploaded table, and its value for a field of a given kind. */
import type { Field } from '../master-types.ts'
import { ejaTelepon } from '../telepon.ts'
import { rapi } from '../text.ts'
import { readNumber, rapikan, type Satuan } from './numbers.ts'

/** A date that the spreadsheet knows to be one; `wrong`: what it holds cannot be used, and why. */
export type SheetCell = string | number | boolean | null | { tanggal: string } | { wrong: string }

/** A row of a table; `no` is its number in the file. */
export interface TableRow {
  no: number
  cells: SheetCell[]
  /** Reason to distrust the whole row. */
  wrong?: string
  /** Hidden or filtered away where it stands. */
  tersembunyi?: true
}
/** A table: its header, and the rows below it. */
export interface Table {
  headers: SheetCell[]
  rows: TableRow[]
}

export const isEmpty = (cell: SheetCell | undefined): boolean =>
  cell === undefined || cell === null || (typeof cell === 'string' && cell.trim() === '')

/** A value as the API takes it (grams, percent, true and false); undefined: the cell is empty. */
export type Read = { nilai: unknown } | { wrong: string }

/** Reads a cell's value for a field: unit and spelling, but not yet whether the field accepts it. */
export function readCell(field: Field, cell: SheetCell | undefined): Read {
  const { label, kind } = field
  if (cell === undefined || cell === null || isEmpty(cell)) return { nilai: undefined }
  if (typeof cell === 'object' && 'wrong' in cell) return { wrong: `${label} ${cell.wrong}` }
  if (TANGGAL.has(kind)) return tanggal(label, cell)
  if (typeof cell === 'object') return { wrong: `${label} Terbaca Sebagai Tanggal, Jadikan Teks Di Berkas` }
  if (kind === 'ya-tidak') return yaTidak(label, cell)
  return TEXTS.has(kind) ? text(field, cell) : number(label, satuanOf(kind), cell)
}

const TEXTS = new Set<string>(['kode', 'teks', 'telepon', 'digit', 'karat', 'nomor', 'pilihan', 'ref'])
const TANGGAL = new Set<string>(['tanggal'])
const satuanOf = (kind: string): Satuan =>
  kind === 'rupiah' || kind === 'gram' || kind === 'persen' ? kind : 'angka'

function number(label: string, satuan: Satuan, cell: string | number | boolean): Read {
  const nilai =
    typeof cell === 'number' ? rapikan(cell) : typeof cell === 'string' ? readNumber(cell, satuan) : undefined
  return nilai === undefined || !Number.isFinite(nilai) ? { wrong: `${label} Harus Angka` } : { nilai }
}

/** A spreadsheet keeps 15 digits: a longer number typed as such has lost the rest. */
const WHOLE_DIGITS = 1e15

function text({ label, kind }: Field, cell: string | number | boolean): Read {
  if (typeof cell === 'number' && Math.abs(cell) >= WHOLE_DIGITS)
    return { wrong: `${label} Sudah Dibulatkan Excel, Jadikan Teks Di Berkas` }
  const written =
    typeof cell === 'string'
      ? rapi(cell).toUpperCase()
      : typeof cell === 'number'
        ? String(rapikan(cell))
        : cell
          ? 'TRUE'
          : 'FALSE'
  // A spreadsheet drops the leading zero of a phone, also in the CSV it saves: its one spelling has it again.
  return { nilai: kind === 'telepon' ? ejaTelepon(written) : written }
}

const YA = new Set(['Y', 'YA', 'TRUE', '1'])
const TIDAK = new Set(['T', 'N', 'TIDAK', 'FALSE', '0'])

function yaTidak(label: string, cell: string | number | boolean): Read {
  const said = String(cell).trim().toUpperCase()
  return YA.has(said)
    ? { nilai: true }
    : TIDAK.has(said)
      ? { nilai: false }
      : { wrong: `${label} Harus Y Atau T` }
}

const BULAN = [
  'JAN',
  'FEB',
  'MAR',
  'APR',
  'ME[IY]',
  'JUN',
  'JUL',
  'AGU|AUG',
  'SEP',
  'O[KC]T',
  'NOV',
  'DE[SC]',
]
const bulanKe = (name: string): string => {
  const at = BULAN.findIndex((begin) => new RegExp(`^(?:${begin})`, 'i').test(name))
  return at < 0 ? '' : String(at + 1)
}
const hari = (year: string, month: string, day: string): string =>
  `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`

/** Year first, or day first as the country writes it, also '15 Jan 2025' and '15-01-25'. */
function tanggal(label: string, cell: Exclude<SheetCell, null>): Read {
  if (typeof cell === 'object') return 'tanggal' in cell ? { nilai: cell.tanggal } : { wrong: label }
  const said = String(cell).trim()
  const [, year, month, day] = /^(\d{4})[/.](\d{1,2})[/.](\d{1,2})$/.exec(said) ?? []
  if (year) return { nilai: hari(year, month!, day!) }
  const [, d, m, y] = /^(\d{1,2})[\s/.-]+(\d{1,2}|[A-Za-z]{3,9})[\s/.-]+(\d{4}|\d{2})$/.exec(said) ?? []
  const at = m && (/^\d/.test(m) ? m : bulanKe(m))
  return { nilai: at ? hari(y!, at, d!) : said }
}
