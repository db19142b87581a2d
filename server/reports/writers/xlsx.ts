/** Excel through hucre's stream: numbers as numbers, dates as dates, bold head and totals, the head frozen. */
import { writeXlsxStream, type CellStyle, type CellValue } from 'hucre/xlsx'
import { formatValue, isNumeric, type Kind } from '#domain/report/columns.ts'
import type { Cell, Line } from '#domain/report/grid.ts'
import { milligramToGram, type Milligram } from '#domain/units.ts'
import type { Sheet, SheetColumn } from '../sheet.ts'

const PERSEN_UTUH = 1_000_000
const HEAD: CellStyle = {
  font: { bold: true },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'F3EAD2' } },
  border: { bottom: { style: 'thin' } },
}
const TOTAL: CellStyle = { font: { bold: true }, border: { top: { style: 'thin' } } }
const EXCEL_NAME_MAX = 31

const numFmt = ({ kind, decimals = 3 }: SheetColumn): string | undefined => {
  const formats: Partial<Record<Kind, string>> = {
    count: '#,##0',
    rupiah: '#,##0',
    gram: `0.${'0'.repeat(decimals)}`,
    percent: '0.00##%',
    date: 'yyyy-mm-dd',
  }
  return formats[kind]
}

export async function writeXlsx(sheet: Sheet): Promise<Uint8Array> {
  let style: Line['style'] | 'head' = 'head'
  const columns = sheet.columns.map((column, i) => ({
    width: widthOf(column, sheet.lines, i),
    // The writer asks for a column's style as it writes each row: this answers for the row at hand.
    get style(): CellStyle {
      const format = style === 'head' ? undefined : numFmt(column)
      return {
        ...(style === 'head' ? HEAD : style === 'body' ? {} : TOTAL),
        ...(format && { numFmt: format }),
      }
    },
  }))
  function* rows(): Generator<CellValue[]> {
    yield sheet.columns.map((c) => c.label)
    for (const line of sheet.lines) {
      style = line.style
      const cells = sheet.columns.map(({ kind }, i) => valueOf(kind, line.cells[i] ?? null))
      if (line.style !== 'body') cells[0] = line.label
      yield cells
    }
  }
  const stream = writeXlsxStream(rows(), {
    name: sheet.title.slice(0, EXCEL_NAME_MAX),
    columns,
    freezePane: { rows: 1 },
  })
  return new Uint8Array(await new Response(stream as ConstructorParameters<typeof Response>[0]).arrayBuffer())
}

function valueOf(kind: Kind, cell: Cell): CellValue {
  if (cell === null) return null
  if (kind === 'gram') return milligramToGram(cell as Milligram)
  if (kind === 'percent') return (cell as number) / PERSEN_UTUH
  if (kind === 'date') return new Date(`${cell}T00:00:00Z`)
  return cell as string | number
}

/** As wide as its widest cell, within reason. Texts are judged by the first thousand lines. */
function widthOf(column: SheetColumn, lines: readonly Line[], i: number): number {
  let longest = column.label.length
  const judged = isNumeric(column.kind) ? lines : lines.slice(0, 1000)
  for (const { cells } of judged) {
    const cell = cells[i]
    if (cell != null) longest = Math.max(longest, formatValue(column, cell).length)
  }
  return Math.min(longest + 2, 60)
}
