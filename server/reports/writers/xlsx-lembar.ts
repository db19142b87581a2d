/** A sheet of many tables in Excel: a sheet for each that has rows, its rows whole, the sums in the last line. */
import { writeXlsx as write, type WriteSheet } from 'hucre/xlsx'
import { EXCEL_NAME_MAX } from '../../files/write-xlsx.ts'
import type { Output } from '../../threads/output.ts'
import type { SheetTable, LembarTable } from '../sheet.ts'
import { aboutSheet } from './xlsx.ts'
import { bold, BOLD, HEAD, styled, valuesOf, widthsOf } from './xlsx-cell.ts'

export async function writeLembarXlsx(lembar: SheetTable, keluar: Output): Promise<void> {
  const tables = lembar.bagian.flatMap(({ tabel: tables }) => tables)
  const bytes = await write({
    sheets: [
      ...tables.filter(({ berkas: file }) => file.lines.length > 0).map(tableSheet),
      aboutSheet(lembar, [
        ...(lembar.facts ?? []),
        // A table without a sheet of its own is told here, or it would look forgotten.
        ...tables
          .filter(({ berkas: file }) => file.lines.length === 0)
          .map((t) => [t.title, t.empty] as const),
      ]),
    ],
  })
  keluar.write(bytes)
}

/** The rows with their filter; the total stands below them, outside of it. */
function tableSheet({ title, berkas: { columns, lines } }: LembarTable): WriteSheet {
  const body = lines.filter((line) => line.style === 'body')
  const totals = lines
    .filter((line) => line.style === 'total')
    .map((line) => {
      const [, ...cells] = valuesOf(columns, line.cells)
      return [line.label, ...cells]
    })
  const widths = widthsOf(columns, lines)
  const styles = new Map([
    ...bold(columns.length, 0, HEAD),
    ...totals.flatMap((_, i) => [...bold(columns.length, body.length + 1 + i, BOLD)]),
  ])
  return {
    name: title.slice(0, EXCEL_NAME_MAX),
    columns: columns.map((column, i) => ({ width: widths[i]!, ...styled(column) })),
    rows: [columns.map((c) => c.label), ...body.map((line) => valuesOf(columns, line.cells)), ...totals],
    cells: styles,
    freezePane: { rows: 1, columns: 1 },
  }
}
