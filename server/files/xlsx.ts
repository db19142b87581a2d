/** The sheets of an Excel file. */
import { readXlsx, type Cell, type CellValue, type MergeRange, type Sheet } from 'hucre/xlsx'
import { rapikan } from '#domain/impor/numbers.ts'
import { LEMBAR_MAKS, type Lembar } from '#domain/impor/lembar.ts'
import { MAX_ROWS } from '#domain/impor/result.ts'
import { isEmpty, type SheetCell } from '#domain/impor/cells.ts'
import { errors } from '#domain/errors.ts'
import { worksheet, periksaZip } from './zip.ts'

/** The sheets of a file: of many only what a header may stand in, until one is known to be read. */
export interface OpenFile {
  lembar: readonly Lembar[]
  /** The same sheets, this one with every row. */
  seluruhnya: (at: number) => Promise<readonly Lembar[]>
}

/** The range in which a header is looked for; rows and columns further out are not there until the sheet is read. */
const KEPALA = 'A1:CW1000'

/** Charts and dialogs are no sheets. @throws errors.berkasRusak, errors.terlaluBesar, errors.berkasTerlaluPanjang */
export async function readXlsxFile(bytes: Buffer): Promise<OpenFile> {
  periksaZip(bytes)
  const work = worksheet(bytes)
  const reading: number[] = []
  const sheets = await read(bytes, {
    sheets: (_, index) => {
      const wanted = (work?.has(index) ?? true) && reading.length < LEMBAR_MAKS
      if (wanted) reading.push(index)
      return wanted
    },
    ...(work?.size === 1 ? {} : { range: KEPALA }),
  })
  const lembar = sheets.map(lembarOf)
  if (lembar.length === 0) throw errors.berkasRusak()
  return {
    lembar,
    async seluruhnya(at) {
      if (work?.size === 1) return lembar
      const [sheet] = await read(bytes, { sheets: [reading[at]!] })
      return lembar.with(at, lembarOf(sheet!))
    },
  }
}

type Choice = NonNullable<Parameters<typeof readXlsx>[1]>
async function read(bytes: Buffer, cara: Choice): Promise<Sheet[]> {
  const { sheets } = await readXlsx(bytes, { readStyles: true, maxRows: MAX_ROWS + 100, ...cara }).catch(
    () => {
      throw errors.berkasRusak()
    },
  )
  return sheets
}

/** Turns a sheet of Excel into ours: a value merged over several rows is repeated in each of them. */
function lembarOf(sheet: Sheet): Lembar {
  const rows = sheet.rows.map((row, r) => row.map((value, c) => cellOf(value, sheet.cells?.get(`${r},${c}`))))
  for (const merge of sheet.merges ?? []) fillDown(rows, merge)
  const hidden = [...(sheet.rowDefs ?? [])].filter(([, row]) => row.hidden === true || row.height === 0)
  return {
    nama: sheet.name,
    tersembunyi: sheet.hidden === true || sheet.veryHidden === true,
    rows,
    baris_tersembunyi: new Set(hidden.map(([r]) => r + 1)),
    kolom_tersembunyi: new Set(
      (sheet.columns ?? []).flatMap((column, c) => (column.hidden === true || column.width === 0 ? [c] : [])),
    ),
  }
}

/** Fills the first column alone: a text merged across several columns belongs to the first. */
function fillDown(rows: SheetCell[][], { startRow, startCol, endRow }: MergeRange): void {
  const first = rows[startRow]?.[startCol]
  if (first === undefined || isEmpty(first)) return
  for (let r = startRow + 1; r <= Math.min(endRow, rows.length - 1); r++) {
    const row = rows[r]!
    while (row.length < startCol) row.push(null)
    // Of merges that lie over one another, which Excel makes none of, the first is believed: none is filled twice.
    if (isEmpty(row[startCol])) row[startCol] = first
    else return
  }
}

function cellOf(value: CellValue, cell: Cell | undefined): SheetCell {
  if (cell?.type === 'error') return { wrong: `Berisi Kesalahan Excel (${String(value).slice(0, 20)})` }
  // The result of the formula when the file was saved; without it no program has computed it yet.
  const shown = cell?.formula === undefined ? value : (cell.formulaResult ?? value)
  if (cell?.formula !== undefined && shown === null) return { wrong: 'Berisi Rumus, Tempel Sebagai Nilai' }
  if (typeof shown === 'string' && cell?.formula !== undefined && /^#[A-Z/0!?]+$/.test(shown))
    return { wrong: `Berisi Kesalahan Excel (${shown})` }
  if (shown instanceof Date)
    return Number.isNaN(shown.getTime())
      ? { wrong: 'Tanggal Tidak Valid' }
      : { tanggal: shown.toISOString().slice(0, 10) }
  return typeof shown === 'number' ? numberOf(shown, cell?.style?.numFmt ?? '') : (shown as SheetCell)
}

/** A number as the sheet shows it, where that says another thing: 0.375 is 37.5%, and 7 in a column of 000 is the code 007. */
function numberOf(n: number, numFmt: string): SheetCell {
  if (numFmt.includes('%')) return `${rapikan(n * 100)}%`
  return /^0{2,}$/.test(numFmt) && Number.isSafeInteger(n) && n >= 0
    ? String(n).padStart(numFmt.length, '0')
    : n
}
