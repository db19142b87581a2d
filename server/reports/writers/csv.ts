/** CSV: numbers plain, so that a program can read them; text that a spreadsheet would run as a formula is defused. */
import Papa from 'papaparse'
import { defused, needsQuotes } from '#domain/csv.ts'
import { formatValue, isNumeric } from '#domain/report/columns.ts'
import type { Cell, Line } from '#domain/report/grid.ts'
import { persenToPercent, type Persen } from '#domain/units.ts'
import type { Sheet, SheetColumn } from '../sheet.ts'

/** Excel takes a file without it for one in its own old encoding. */
const BYTE_ORDER_MARK = '\uFEFF'

export async function writeCsv({ columns, lines }: Sheet): Promise<Uint8Array> {
  const rows = [columns.map((c) => defused(c.label)), ...lines.map((line) => rowOf(columns, line))]
  return new TextEncoder().encode(
    BYTE_ORDER_MARK + Papa.unparse(rows, { quotes: needsQuotes, newline: '\r\n' }),
  )
}

const rowOf = (columns: SheetColumn[], line: Line): (string | number)[] => {
  const row = columns.map((column, i) => valueOf(column, line.cells[i] ?? null))
  if (line.style !== 'body') row[0] = defused(line.label)
  return row
}

function valueOf(column: SheetColumn, cell: Cell): string | number {
  const { kind } = column
  if (cell === null) return ''
  if (!isNumeric(kind)) return defused(cell as string)
  if (kind === 'gram') return formatValue(column, cell).replaceAll(',', '')
  return kind === 'percent' ? persenToPercent(cell as Persen) : (cell as number)
}
