/** Shared by every workbook of reports: how a column looks, how wide it is, and what a cell holds. */
import type { Cell as XlsxCell, CellStyle, CellValue } from 'hucre/xlsx'
import { formatValue, isNumeric, type Kind } from '#domain/report/columns.ts'
import type { Cell, Line } from '#domain/report/line.ts'
import { milligramToGram, type Milligram } from '#domain/units.ts'
import type { SheetColumn } from '../sheet.ts'

const WHOLE_PERSEN = 1_000_000
export const HEAD: CellStyle = {
  font: { bold: true },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'F3EAD2' } },
  border: { bottom: { style: 'thin' } },
}
export const BOLD: CellStyle = { font: { bold: true } }

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

export const valuesOf = (columns: readonly SheetColumn[], cells: readonly Cell[]): CellValue[] =>
  columns.map((column, i) => valueOf(column, cells[i] ?? null))

function valueOf(column: SheetColumn, cell: Cell): CellValue {
  const { kind } = column
  if (cell === null) return null
  if (kind === 'barang') return formatValue(column, cell)
  if (kind === 'gram') return milligramToGram(cell as Milligram)
  if (kind === 'percent') return (cell as number) / WHOLE_PERSEN
  if (kind === 'date') return new Date(`${cell}T00:00:00Z`)
  return cell as string | number
}

/**
 * Widths of columns: every column is as wide as its widest cell, within reason. Texts are judged by the first thousand
 * lines.
 */
export class Widths {
  readonly #columns: readonly SheetColumn[]
  readonly #longest: number[]
  #lines = 0

  constructor(columns: readonly SheetColumn[]) {
    this.#columns = columns
    this.#longest = columns.map(({ label }) => label.length + FILTER_BUTTON)
  }

  look({ cells }: Line): void {
    const texts = this.#lines++ < 1000
    for (const [i, column] of this.#columns.entries()) {
      const cell = cells[i]
      if (cell == null || !(texts || isNumeric(column.kind))) continue
      this.#longest[i] = Math.max(this.#longest[i]!, formatValue(column, cell).length)
    }
  }

  of(i: number): number {
    return Math.min(this.#longest[i]! + 2, 60)
  }
}
const FILTER_BUTTON = 2

/** Returns how wide the columns of these lines are. */
export function widthsOf(columns: readonly SheetColumn[], lines: readonly Line[]): number[] {
  const widths = new Widths(columns)
  for (const line of lines) widths.look(line)
  return columns.map((_, i) => widths.of(i))
}
