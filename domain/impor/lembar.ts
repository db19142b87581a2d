/** Finds the table in a file: its sheet, its header row, and the rows that are taken. */
import { errors } from '../errors.ts'
import { biasa, isErrorColumn, headerKey, type SoughtColumn } from './headers.ts'
import { MAX_ROWS, MAX_COLUMNS, type ReadMode, type ReadChoice } from './result.ts'
import { isEmpty, type TableRow, type SheetCell, type Table } from './cells.ts'

export interface Lembar {
  /** '' of a file that has no sheets. */
  nama: string
  tersembunyi: boolean
  /** Row 1 of the file is the first. */
  rows: readonly (readonly SheetCell[])[]
  /** Hidden or filtered away, by the row's number in the file. */
  baris_tersembunyi: ReadonlySet<number>
  /** The first is 0. */
  kolom_tersembunyi: ReadonlySet<number>
}

/** As many sheets are looked at, and as many rows of each in which something stands. */
export const LEMBAR_MAKS = 30
export const MAX_HEADER_ROWS = 20
/** The lists of our own workbooks: never a table to be read, whatever their columns are called. */
export const LIST_SHEET = 'Daftar Kode'

export interface Letak {
  /** Index of the sheet. */
  at: number
  /** The header's row, by its number in the file. */
  row: number
  /** Other sheets with such a table. */
  lain: number[]
}

interface Calon {
  at: number
  row: number
  /** Fields that the row names, each once. */
  fields: ReadonlySet<string>
  kurang: readonly string[]
  /** `cocok`: all required columns are there; `berisi`: rows stand below. */
  cocok: boolean
  berisi: boolean
  tersembunyi: boolean
}

/**
 * The row that names most of what is looked for, where nothing lacks that must be there: on the sheets in sight first, then on
 * hidden ones. @param pilih the sheet that somebody chose @throws errors.judulTidakKetemu, judulTerdekat, lembarTidakCocok
 */
export function findHeaders(lembar: readonly Lembar[], dicari: SoughtColumn, choose?: string): Letak {
  const terbaik = lembar.flatMap((sheet, at) => {
    const calon = sheet.nama === LIST_SHEET ? undefined : titleAt(sheet, at, dicari)
    return calon ? [calon] : []
  })
  const cocok = terbaik.filter((calon) => calon.cocok)
  const best = choose === undefined ? chosen(cocok) : cocok.find(({ at }) => lembar[at]!.nama === choose)
  if (best) {
    const lain = cocok.filter(
      ({ at, fields, berisi }) => at !== best.at && berisi && fields.size * 2 >= best.fields.size,
    )
    return { at: best.at, row: best.row, lain: lain.map(({ at }) => at) }
  }
  if (choose !== undefined) throw errors.lembarTidakCocok({ lembar: choose })
  throw tidakKetemu(lembar, dicari, terbaik)
}

/** Not the one that only bears the headers, nor a hidden one while another is in sight. */
const chosen = (cocok: readonly Calon[]): Calon | undefined =>
  unggul(cocok, ({ tersembunyi, berisi, fields }) => [Number(berisi), Number(!tersembunyi), fields.size])

/** The first of those that nothing outdoes. */
function unggul<T>(all: readonly T[], nilai: (one: T) => readonly number[]): T | undefined {
  const lebih = (a: readonly number[], b: readonly number[]): boolean => {
    const i = a.findIndex((n, at) => n !== b[at])
    return i >= 0 && a[i]! > b[i]!
  }
  return all.reduce<T | undefined>(
    (best, one) => (best === undefined || lebih(nilai(one), nilai(best)) ? one : best),
    undefined,
  )
}

function titleAt(sheet: Lembar, at: number, { label, wajib }: SoughtColumn): Calon | undefined {
  const nameOf = headerKey(label)
  const filled = sheet.rows.flatMap((cells, i) => (cells.every(isEmpty) ? [] : [{ no: i + 1, sel: cells }]))
  const calon = filled.slice(0, MAX_HEADER_ROWS).map(({ no, sel: cells }, i): Calon => {
    const fields = new Set(cells.flatMap((cell) => nameOf(cell) ?? []))
    const kurang = wajib.filter((name) => !fields.has(name))
    return {
      at,
      row: no,
      fields,
      kurang,
      cocok: kurang.length === 0 && fields.size > 0,
      berisi: i + 1 < filled.length,
      tersembunyi: sheet.tersembunyi,
    }
  })
  // A header that is hidden gives way to one in sight: whoever filled the rows saw that one.
  return unggul(calon, ({ row, fields, cocok, kurang }) => [
    Number(cocok),
    wajib.length - kurang.length,
    fields.size,
    Number(!sheet.baris_tersembunyi.has(row)),
  ])
}

function tidakKetemu(lembar: readonly Lembar[], { label, wajib }: SoughtColumn, terbaik: readonly Calon[]) {
  if (terbaik.length === 0) return errors.berkasKosong()
  const dekat = unggul(terbaik, ({ kurang, fields }) => [wajib.length - kurang.length, fields.size])
  const labels = (names: readonly string[]): string =>
    (names.length > 0 ? names : Object.keys(label).slice(0, 5)).map((name) => label[name]!).join(', ')
  if (!dekat || dekat.fields.size === 0)
    return errors.judulTidakKetemu({
      maks: MAX_HEADER_ROWS,
      lembar: lembar.map(({ nama }) => nama).filter(Boolean),
      kolom: labels(wajib),
    })
  return errors.judulTerdekat({
    lembar: lembar[dekat.at]!.nama,
    baris: dekat.row,
    kurang: labels(dekat.kurang),
  })
}

/** A table of a file: what is taken of it, all that stands in it, and what is to be told of how it was read. */
export interface FileTable extends Table {
  /** With the rows that are left out. */
  all: TableRow[]
  cara_baca: ReadMode
}

/**
 * The rows below the header. Hidden ones, or all of a hidden sheet, come in when somebody said so.
 * @throws errors.berkasKosong, berkasTerlaluPanjang, berkasTerlaluLebar
 */
export function takeTable(
  lembar: readonly Lembar[],
  { at, row, lain }: Letak,
  dicari: SoughtColumn,
  { tersembunyi }: ReadChoice,
): FileTable {
  const sheet = lembar[at]!
  const headers = [...sheet.rows[row - 1]!]
  if (headers.length > MAX_COLUMNS) throw errors.berkasTerlaluLebar({ maks: MAX_COLUMNS })
  const filled = sheet.rows.flatMap((cells, i) =>
    cells.every(isEmpty) ? [] : [{ no: i + 1, cells: [...cells] }],
  )
  const content = filled.filter(({ no }) => no > row)
  const bawah = content.filter(({ cells }) => !ulang(headers, cells))
  if (bawah.length === 0) throw errors.berkasKosong()
  if (bawah.length > MAX_ROWS) throw errors.berkasTerlaluPanjang({ maks: MAX_ROWS })
  const width = headers.findLastIndex((cell) => !isEmpty(cell)) + 1
  const all = bawah.map((row): TableRow => ({
    ...row,
    ...lebihDari(row.cells, width),
    ...(sheet.tersembunyi || sheet.baris_tersembunyi.has(row.no) ? { tersembunyi: true as const } : {}),
  }))
  const hidden = all.filter((row) => row.tersembunyi)
  const nameOf = headerKey(dicari.label)
  return {
    headers,
    rows: tersembunyi === 'IKUT' ? all : all.filter((row) => !row.tersembunyi),
    all,
    cara_baca: {
      lembar: sheet.nama,
      baris: row,
      di_awal: at === 0 && row === 1,
      di_atas: filled.filter(({ no }) => no < row).length,
      judul_ulang: content.length - bawah.length,
      lembar_tersembunyi: sheet.tersembunyi,
      lembar_lain: lain.map((i) => ({ nama: lembar[i]!.nama, tersembunyi: lembar[i]!.tersembunyi })),
      jumlah_tersembunyi: hidden.length,
      baris_tersembunyi: hidden.slice(0, DISEBUT).map(({ no }) => no),
      tersembunyi: hidden.length === 0 ? null : (tersembunyi ?? 'BELUM'),
      kolom_tersembunyi: headers.flatMap((cell, i) => {
        const name = sheet.kolom_tersembunyi.has(i) ? nameOf(cell) : undefined
        return name === undefined ? [] : [dicari.label[name]!]
      }),
    },
  }
}
const DISEBUT = 10

/** A list that was made for paper has its header on each page. */
const ulang = (headers: readonly SheetCell[], cells: readonly SheetCell[]): boolean =>
  cells.every((cell, i) => isEmpty(cell) || isErrorColumn(cell) || sama(cell, headers[i]))
const sama = (a: SheetCell | undefined, b: SheetCell | undefined): boolean =>
  typeof a === 'string' && typeof b === 'string' && biasa(a) !== '' && biasa(a) === biasa(b)

/** A decimal comma that nobody quoted moves all that follows it: no cell of such a row is believed. */
function lebihDari(cells: readonly SheetCell[], width: number): { wrong?: string } {
  const lebih = cells.slice(width).filter((one) => !isEmpty(one))
  if (lebih.length === 0) return {}
  const content = lebih.map((one) => (one !== null && typeof one === 'object' ? '…' : String(one))).join(', ')
  return { wrong: errors.barisLebihPanjang({ jumlah: lebih.length, isi: content.slice(0, 60) }).message }
}
