/** Where in a file its table stands: on which sheet, under which row; and which of its rows are taken. */
import { errors } from '../errors.ts'
import { biasa, isErrorColumn, pengenalJudul, type SoughtColumn } from './headers.ts'
import { MAX_ROWS, MAX_COLUMNS, type ReadMode, type ReadChoice } from './result.ts'
import { isKosong, type TableRow, type Sel, type Tabel } from './cells.ts'

export interface Lembar {
  /** '' of a file that has no sheets. */
  nama: string
  tersembunyi: boolean
  /** Row 1 of the file is the first. */
  rows: readonly (readonly Sel[])[]
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
  /** Which of the sheets. */
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
  bidang: ReadonlySet<string>
  kurang: readonly string[]
  /** What must be there is, and rows stand below it. */
  cocok: boolean
  berisi: boolean
  tersembunyi: boolean
}

/**
 * The row that names most of what is looked for, where nothing lacks that must be there: on the sheets in sight first, then on
 * hidden ones. @param pilih the sheet that somebody chose @throws errors.judulTidakKetemu, judulTerdekat, lembarTidakCocok
 */
export function cariJudul(lembar: readonly Lembar[], dicari: SoughtColumn, pilih?: string): Letak {
  const terbaik = lembar.flatMap((sheet, at) => {
    const calon = sheet.nama === LIST_SHEET ? undefined : judulDi(sheet, at, dicari)
    return calon ? [calon] : []
  })
  const cocok = terbaik.filter((calon) => calon.cocok)
  const best = pilih === undefined ? terpilih(cocok) : cocok.find(({ at }) => lembar[at]!.nama === pilih)
  if (best) {
    const lain = cocok.filter(
      ({ at, bidang, berisi }) => at !== best.at && berisi && bidang.size * 2 >= best.bidang.size,
    )
    return { at: best.at, row: best.row, lain: lain.map(({ at }) => at) }
  }
  if (pilih !== undefined) throw errors.lembarTidakCocok({ lembar: pilih })
  throw tidakKetemu(lembar, dicari, terbaik)
}

/** Not the one that only bears the headers, nor a hidden one while another is in sight. */
const terpilih = (cocok: readonly Calon[]): Calon | undefined =>
  unggul(cocok, ({ tersembunyi, berisi, bidang }) => [Number(berisi), Number(!tersembunyi), bidang.size])

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

function judulDi(sheet: Lembar, at: number, { label, wajib }: SoughtColumn): Calon | undefined {
  const nameOf = pengenalJudul(label)
  const filled = sheet.rows.flatMap((sel, i) => (sel.every(isKosong) ? [] : [{ no: i + 1, sel }]))
  const calon = filled.slice(0, MAX_HEADER_ROWS).map(({ no, sel }, i): Calon => {
    const bidang = new Set(sel.flatMap((cell) => nameOf(cell) ?? []))
    const kurang = wajib.filter((name) => !bidang.has(name))
    return {
      at,
      row: no,
      bidang,
      kurang,
      cocok: kurang.length === 0 && bidang.size > 0,
      berisi: i + 1 < filled.length,
      tersembunyi: sheet.tersembunyi,
    }
  })
  // A header that is hidden gives way to one in sight: whoever filled the rows saw that one.
  return unggul(calon, ({ row, bidang, cocok, kurang }) => [
    Number(cocok),
    wajib.length - kurang.length,
    bidang.size,
    Number(!sheet.baris_tersembunyi.has(row)),
  ])
}

function tidakKetemu(lembar: readonly Lembar[], { label, wajib }: SoughtColumn, terbaik: readonly Calon[]) {
  if (terbaik.length === 0) return errors.berkasKosong()
  const dekat = unggul(terbaik, ({ kurang, bidang }) => [wajib.length - kurang.length, bidang.size])
  const labels = (names: readonly string[]): string =>
    (names.length > 0 ? names : Object.keys(label).slice(0, 5)).map((name) => label[name]!).join(', ')
  if (!dekat || dekat.bidang.size === 0)
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
export interface FileTable extends Tabel {
  /** With the rows that are left out. */
  semua: TableRow[]
  cara_baca: ReadMode
}

/**
 * The rows below the header. Hidden ones, or all of a hidden sheet, come in when somebody said so.
 * @throws errors.berkasKosong, berkasTerlaluPanjang, berkasTerlaluLebar
 */
export function ambilTabel(
  lembar: readonly Lembar[],
  { at, row, lain }: Letak,
  dicari: SoughtColumn,
  { tersembunyi }: ReadChoice,
): FileTable {
  const sheet = lembar[at]!
  const judul = [...sheet.rows[row - 1]!]
  if (judul.length > MAX_COLUMNS) throw errors.berkasTerlaluLebar({ maks: MAX_COLUMNS })
  const filled = sheet.rows.flatMap((sel, i) => (sel.every(isKosong) ? [] : [{ no: i + 1, sel: [...sel] }]))
  const isi = filled.filter(({ no }) => no > row)
  const bawah = isi.filter(({ sel }) => !ulang(judul, sel))
  if (bawah.length === 0) throw errors.berkasKosong()
  if (bawah.length > MAX_ROWS) throw errors.berkasTerlaluPanjang({ maks: MAX_ROWS })
  const width = judul.findLastIndex((sel) => !isKosong(sel)) + 1
  const semua = bawah.map((row): TableRow => ({
    ...row,
    ...lebihDari(row.sel, width),
    ...(sheet.tersembunyi || sheet.baris_tersembunyi.has(row.no) ? { tersembunyi: true as const } : {}),
  }))
  const hidden = semua.filter((row) => row.tersembunyi)
  const nameOf = pengenalJudul(dicari.label)
  return {
    judul,
    rows: tersembunyi === 'IKUT' ? semua : semua.filter((row) => !row.tersembunyi),
    semua,
    cara_baca: {
      lembar: sheet.nama,
      baris: row,
      di_awal: at === 0 && row === 1,
      di_atas: filled.filter(({ no }) => no < row).length,
      judul_ulang: isi.length - bawah.length,
      lembar_tersembunyi: sheet.tersembunyi,
      lembar_lain: lain.map((i) => ({ nama: lembar[i]!.nama, tersembunyi: lembar[i]!.tersembunyi })),
      jumlah_tersembunyi: hidden.length,
      baris_tersembunyi: hidden.slice(0, DISEBUT).map(({ no }) => no),
      tersembunyi: hidden.length === 0 ? null : (tersembunyi ?? 'BELUM'),
      kolom_tersembunyi: judul.flatMap((cell, i) => {
        const name = sheet.kolom_tersembunyi.has(i) ? nameOf(cell) : undefined
        return name === undefined ? [] : [dicari.label[name]!]
      }),
    },
  }
}
const DISEBUT = 10

/** A list that was made for paper has its header on each page. */
const ulang = (judul: readonly Sel[], sel: readonly Sel[]): boolean =>
  sel.every((cell, i) => isKosong(cell) || isErrorColumn(cell) || sama(cell, judul[i]))
const sama = (a: Sel | undefined, b: Sel | undefined): boolean =>
  typeof a === 'string' && typeof b === 'string' && biasa(a) !== '' && biasa(a) === biasa(b)

/** A decimal comma that nobody quoted moves all that follows it: no cell of such a row is believed. */
function lebihDari(sel: readonly Sel[], width: number): { wrong?: string } {
  const lebih = sel.slice(width).filter((one) => !isKosong(one))
  if (lebih.length === 0) return {}
  const isi = lebih.map((one) => (one !== null && typeof one === 'object' ? '…' : String(one))).join(', ')
  return { wrong: errors.barisLebihPanjang({ jumlah: lebih.length, isi: isi.slice(0, 60) }).message }
}
