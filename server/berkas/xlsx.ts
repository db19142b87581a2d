/** The first visible sheet of an Excel file as a table. */
import { readXlsx, type Cell, type CellValue, type MergeRange } from 'hucre/xlsx'
import { rapikan } from '#domain/impor/angka.ts'
import { BARIS_MAKS } from '#domain/impor/result.ts'
import { isKosong, type Sel } from '#domain/impor/sel.ts'
import { errors } from '#domain/errors.ts'
import { periksaZip } from './zip.ts'

/** What was merged over several rows is said in each of them. @throws errors.berkasRusak, errors.terlaluBesar, errors.berkasTerlaluPanjang */
export async function bacaXlsx(bytes: Buffer): Promise<Sel[][]> {
  periksaZip(bytes)
  const { sheets } = await readXlsx(bytes, {
    sheets: (info) => !info.hidden && !info.veryHidden,
    readStyles: true,
    maxRows: BARIS_MAKS + 100,
  }).catch(() => {
    throw errors.berkasRusak()
  })
  const [sheet] = sheets
  if (!sheet) throw errors.berkasRusak()
  const rows = sheet.rows.map((row, r) => row.map((value, c) => selOf(value, sheet.cells?.get(`${r},${c}`))))
  for (const merge of sheet.merges ?? []) isiKeBawah(rows, merge)
  return rows
}

/** Its first column alone: what is merged across is one text over several columns, and belongs to the first. */
function isiKeBawah(rows: Sel[][], { startRow, startCol, endRow }: MergeRange): void {
  const first = rows[startRow]?.[startCol]
  if (first === undefined || isKosong(first)) return
  for (let r = startRow + 1; r <= Math.min(endRow, rows.length - 1); r++) {
    const row = rows[r]!
    while (row.length < startCol) row.push(null)
    // Of merges that lie over one another, which Excel makes none of, the first is believed: none is filled twice.
    if (isKosong(row[startCol])) row[startCol] = first
    else return
  }
}

function selOf(value: CellValue, cell: Cell | undefined): Sel {
  if (cell?.type === 'error') return { salah: `Berisi Kesalahan Excel (${String(value).slice(0, 20)})` }
  // What the formula gave when the file was saved; without it nobody has computed it yet.
  const shown = cell?.formula === undefined ? value : (cell.formulaResult ?? value)
  if (cell?.formula !== undefined && shown === null) return { salah: 'Berisi Rumus, Tempel Sebagai Nilai' }
  if (typeof shown === 'string' && cell?.formula !== undefined && /^#[A-Z/0!?]+$/.test(shown))
    return { salah: `Berisi Kesalahan Excel (${shown})` }
  if (shown instanceof Date)
    return Number.isNaN(shown.getTime())
      ? { salah: 'Tanggal Tidak Valid' }
      : { tanggal: shown.toISOString().slice(0, 10) }
  return typeof shown === 'number' ? angkaOf(shown, cell?.style?.numFmt ?? '') : (shown as Sel)
}

/** A number as the sheet shows it, where that says another thing: 0.375 is 37.5%, and 7 in a column of 000 is the code 007. */
function angkaOf(n: number, numFmt: string): Sel {
  if (numFmt.includes('%')) return `${rapikan(n * 100)}%`
  return /^0{2,}$/.test(numFmt) && Number.isSafeInteger(n) && n >= 0
    ? String(n).padStart(numFmt.length, '0')
    : n
}
