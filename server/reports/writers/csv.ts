/** CSV: rows alone, numbers plain, so that a program can read them; text that a spreadsheet would run as a formula is defused. */
import Papa from 'papaparse'
import { defused, needsQuotes } from '#domain/csv.ts'
import { formatValue, isNumeric } from '#domain/report/columns.ts'
import { isRow, rowCells, type Cell, type Line } from '#domain/report/line.ts'
import { persenToPercent, type Persen } from '#domain/units.ts'
import type { Output } from '../../threads/output.ts'
import type { Sheet, SheetColumn } from '../sheet.ts'

/** Excel takes a file without it for one in its own old encoding. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Rows that are written at a time. */
const ROWS = 1_000

export async function writeCsv({ columns, lines }: Sheet, keluar: Output): Promise<void> {
  let rows: (string | number)[][] = [columns.map((c) => defused(c.label))]
  let before = BYTE_ORDER_MARK
  const write = () => {
    keluar.write(before + Papa.unparse(rows, { quotes: needsQuotes, newline: '\r\n' }))
    before = '\r\n'
    rows = []
  }
  for (const line of lines) {
    if (isRow(line)) rows.push(rowOf(columns, line))
    if (rows.length === ROWS) write()
  }
  if (rows.length > 0) write()
}

function rowOf(columns: SheetColumn[], line: Line): (string | number)[] {
  const cells = rowCells(columns, line)
  return columns.map((column, i) => valueOf(column, cells[i] ?? null))
}

function valueOf(column: SheetColumn, cell: Cell): string | number {
  const { kind } = column
  if (cell === null) return ''
  if (!isNumeric(kind)) return defused(formatValue(column, cell))
  if (kind === 'gram') return formatValue(column, cell).replaceAll(',', '')
  return kind === 'percent' ? persenToPercent(cell as Persen) : (cell as number)
}
