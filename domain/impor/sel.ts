/** One cell of an uploaded table, and what it says in a field of a given kind. */
import type { Field } from '../master-types.ts'
import { bacaAngka, rapikan, type Satuan } from './angka.ts'

/** A date that the spreadsheet knows to be one; `salah`: what it holds cannot be used, and why. */
export type Sel = string | number | boolean | null | { tanggal: string } | { salah: string }

/** An uploaded table: its first row that is not empty, and every other; `no` is the row's number in the file. */
export interface Tabel {
  judul: Sel[]
  baris: { no: number; sel: Sel[] }[]
}

export const isKosong = (sel: Sel | undefined): boolean =>
  sel === undefined || sel === null || (typeof sel === 'string' && sel.trim() === '')

/** A value as the API takes it (grams, percent, true and false); undefined: the cell is empty. */
export type Terbaca = { nilai: unknown } | { salah: string }

/** What a cell says in a field: its unit and its spelling, not yet whether the field takes it. */
export function bacaSel(field: Field, sel: Sel | undefined): Terbaca {
  const { label, kind } = field
  if (sel === undefined || sel === null || isKosong(sel)) return { nilai: undefined }
  if (typeof sel === 'object' && 'salah' in sel) return { salah: `${label} ${sel.salah}` }
  if (TANGGAL.has(kind)) return tanggal(label, sel)
  if (typeof sel === 'object') return { salah: `${label} Terbaca Sebagai Tanggal, Jadikan Teks Di Berkas` }
  if (kind === 'ya-tidak') return yaTidak(label, sel)
  return TEKS.has(kind) ? teks(field, sel) : angka(label, satuanOf(kind), sel)
}

const TEKS = new Set<string>(['kode', 'teks', 'telepon', 'digit', 'karat', 'nomor', 'pilihan', 'ref'])
const TANGGAL = new Set<string>(['tanggal'])
const satuanOf = (kind: string): Satuan =>
  kind === 'rupiah' || kind === 'gram' || kind === 'persen' ? kind : 'angka'

function angka(label: string, satuan: Satuan, sel: string | number | boolean): Terbaca {
  const nilai =
    typeof sel === 'number' ? rapikan(sel) : typeof sel === 'string' ? bacaAngka(sel, satuan) : undefined
  return nilai === undefined || !Number.isFinite(nilai) ? { salah: `${label} Harus Angka` } : { nilai }
}

/** A spreadsheet keeps 15 digits: a longer number typed as such has lost the rest. */
const DIGIT_UTUH = 1e15

function teks({ label, kind }: Field, sel: string | number | boolean): Terbaca {
  if (typeof sel === 'number' && Math.abs(sel) >= DIGIT_UTUH)
    return { salah: `${label} Sudah Dibulatkan Excel, Jadikan Teks Di Berkas` }
  const written =
    typeof sel === 'string'
      ? sel.trim().toUpperCase()
      : typeof sel === 'number'
        ? String(rapikan(sel))
        : sel
          ? 'TRUE'
          : 'FALSE'
  // A spreadsheet drops the leading zero, also of the CSV it saves; every mobile number of the country has one before its 8.
  return { nilai: kind === 'telepon' && /^8\d{7,12}$/.test(written) ? `0${written}` : written }
}

const YA = new Set(['Y', 'YA', 'TRUE', '1'])
const TIDAK = new Set(['T', 'N', 'TIDAK', 'FALSE', '0'])

function yaTidak(label: string, sel: string | number | boolean): Terbaca {
  const said = String(sel).trim().toUpperCase()
  return YA.has(said)
    ? { nilai: true }
    : TIDAK.has(said)
      ? { nilai: false }
      : { salah: `${label} Harus Y Atau T` }
}

/** 'yyyy-mm-dd', or day first as the country writes it. */
function tanggal(label: string, sel: Exclude<Sel, null>): Terbaca {
  if (typeof sel === 'object') return 'tanggal' in sel ? { nilai: sel.tanggal } : { salah: label }
  const said = String(sel).trim()
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(said) ?? []
  return { nilai: year ? `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}` : said }
}
