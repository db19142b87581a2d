/** One cell of an uploaded table, and what it says in a field of a given kind. */
import type { Field } from '../master-types.ts'
import { ejaTelepon } from '../telepon.ts'
import { rapi } from '../text.ts'
import { readNumber, rapikan, type Satuan } from './numbers.ts'

/** A date that the spreadsheet knows to be one; `wrong`: what it holds cannot be used, and why. */
export type Sel = string | number | boolean | null | { tanggal: string } | { wrong: string }

/** A row of a table; `no` is its number in the file. */
export interface TableRow {
  no: number
  sel: Sel[]
  /** Why none of it can be believed. */
  wrong?: string
  /** Hidden or filtered away where it stands. */
  tersembunyi?: true
}
/** A table: its header, and the rows below it. */
export interface Tabel {
  judul: Sel[]
  rows: TableRow[]
}

export const isKosong = (sel: Sel | undefined): boolean =>
  sel === undefined || sel === null || (typeof sel === 'string' && sel.trim() === '')

/** A value as the API takes it (grams, percent, true and false); undefined: the cell is empty. */
export type Read = { nilai: unknown } | { wrong: string }

/** What a cell says in a field: its unit and its spelling, not yet whether the field takes it. */
export function readCell(field: Field, sel: Sel | undefined): Read {
  const { label, kind } = field
  if (sel === undefined || sel === null || isKosong(sel)) return { nilai: undefined }
  if (typeof sel === 'object' && 'wrong' in sel) return { wrong: `${label} ${sel.wrong}` }
  if (TANGGAL.has(kind)) return tanggal(label, sel)
  if (typeof sel === 'object') return { wrong: `${label} Terbaca Sebagai Tanggal, Jadikan Teks Di Berkas` }
  if (kind === 'ya-tidak') return yaTidak(label, sel)
  return TEKS.has(kind) ? teks(field, sel) : angka(label, satuanOf(kind), sel)
}

const TEKS = new Set<string>(['kode', 'teks', 'telepon', 'digit', 'karat', 'nomor', 'pilihan', 'ref'])
const TANGGAL = new Set<string>(['tanggal'])
const satuanOf = (kind: string): Satuan =>
  kind === 'rupiah' || kind === 'gram' || kind === 'persen' ? kind : 'angka'

function angka(label: string, satuan: Satuan, sel: string | number | boolean): Read {
  const nilai =
    typeof sel === 'number' ? rapikan(sel) : typeof sel === 'string' ? readNumber(sel, satuan) : undefined
  return nilai === undefined || !Number.isFinite(nilai) ? { wrong: `${label} Harus Angka` } : { nilai }
}

/** A spreadsheet keeps 15 digits: a longer number typed as such has lost the rest. */
const DIGIT_UTUH = 1e15

function teks({ label, kind }: Field, sel: string | number | boolean): Read {
  if (typeof sel === 'number' && Math.abs(sel) >= DIGIT_UTUH)
    return { wrong: `${label} Sudah Dibulatkan Excel, Jadikan Teks Di Berkas` }
  const written =
    typeof sel === 'string'
      ? rapi(sel).toUpperCase()
      : typeof sel === 'number'
        ? String(rapikan(sel))
        : sel
          ? 'TRUE'
          : 'FALSE'
  // A spreadsheet drops the leading zero of a phone, also in the CSV it saves: its one spelling has it again.
  return { nilai: kind === 'telepon' ? ejaTelepon(written) : written }
}

const YA = new Set(['Y', 'YA', 'TRUE', '1'])
const TIDAK = new Set(['T', 'N', 'TIDAK', 'FALSE', '0'])

function yaTidak(label: string, sel: string | number | boolean): Read {
  const said = String(sel).trim().toUpperCase()
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
function tanggal(label: string, sel: Exclude<Sel, null>): Read {
  if (typeof sel === 'object') return 'tanggal' in sel ? { nilai: sel.tanggal } : { wrong: label }
  const said = String(sel).trim()
  const [, year, month, day] = /^(\d{4})[/.](\d{1,2})[/.](\d{1,2})$/.exec(said) ?? []
  if (year) return { nilai: hari(year, month!, day!) }
  const [, d, m, y] = /^(\d{1,2})[\s/.-]+(\d{1,2}|[A-Za-z]{3,9})[\s/.-]+(\d{4}|\d{2})$/.exec(said) ?? []
  const at = m && (/^\d/.test(m) ? m : bulanKe(m))
  return { nilai: at ? hari(y!, at, d!) : said }
}
