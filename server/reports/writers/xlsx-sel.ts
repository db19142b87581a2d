/** What every workbook of reports shares: how a column looks and is as wide as, and what a cell holds. */
import type { Cell as XlsxCell, CellStyle, CellValue } from 'hucre/xlsx'
import { formatValue, isNumeric, type Kind } from '#domain/report/columns.ts'
import type { Cell, Line } from '#domain/report/line.ts'
import { milligramToGram, type Milligram } from '#domain/units.ts'
import type { SheetColumn } from '../sheet.ts'

const PERSEN_UTUH = 1_000_000
export const HEAD: CellStyle = {
  font: { bold: true },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'F3EAD2' } },
  border: { bottom: { style: 'thin' } },
}
export const BOLD: CellStyle = { font: { bold: true } }
export const EXCEL_NAME_MAX = 31

export const styled = ({ kind, decimals = 3 }: SheetColumn): { style?: CellStyle } => {
  const formats: Partial<Record<Kind, string>> = {
    count: '#,##0',
    rupiah: '#,##0',
    gram: `0.${'0'.repeat(decimals)}`,
    percent: '0.00##%',
    date: 'yyyy-mm-dd',
  }
  const numFmt = formats[kind]
  return numFmt ? { style: { numFmt } } : {}
}

/** The style of a row's cells, where it is not their column's. */
export const bold = (columns: number, row: number, style: CellStyle): Map<string, Partial<XlsxCell>> =>
  new Map(Array.from({ length: columns }, (_, i) => [`${row},${i}`, { style }]))

/** 0 → 'A', 27 → 'AB'. */
export const letters = (i: number): string =>
  (i < 26 ? '' : letters(Math.floor(i / 26) - 1)) + String.fromCharCode(65 + (i % 26))

export const valuesOf = (columns: readonly SheetColumn[], cells: readonly Cell[]): CellValue[] =>
  columns.map((column, i) => valueOf(column, cells[i] ?? null))

function valueOf(column: SheetColumn, cell: Cell): CellValue {
  const { kind } = column
  if (cell === null) return null
  if (kind === 'barang') return formatValue(column, cell)
  if (kind === 'gram') return milligramToGram(cell as Milligram)
  if (kind === 'percent') return (cell as number) / PERSEN_UTUH
  if (kind === 'date') return new Date(`${cell}T00:00:00Z`)
  return cell as string | number
}

/** As wide as its widest cell, within reason. Texts are judged by the first thousand lines. */
export function widthOf(column: SheetColumn, lines: readonly Line[], i: number): number {
  let longest = column.label.length + FILTER_BUTTON
  const judged = isNumeric(column.kind) ? lines : lines.slice(0, 1000)
  for (const { cells } of judged) {
    const cell = cells[i]
    if (cell != null) longest = Math.max(longest, formatValue(column, cell).length)
  }
  return Math.min(longest + 2, 60)
}
const FILTER_BUTTON = 2
