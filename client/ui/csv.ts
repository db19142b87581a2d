/** A table as a CSV file; what a spreadsheet would take for a formula is escaped. */
import Papa from 'papaparse'
import { cellNumber, type CellKind, type CellValue } from './cells.ts'

interface CsvColumn<T> {
  title: string
  kind?: CellKind
  value: (row: T) => CellValue
}

/** What a spreadsheet would run; a lone dash is the trade's way to write nothing. */
const FORMULA = /^[=+\-@\t\r].+/s

export const csvOf = <T>(columns: readonly CsvColumn<T>[], rows: readonly T[]): string =>
  Papa.unparse(
    {
      fields: columns.map((c) => c.title),
      data: rows.map((row) => columns.map((c) => cellNumber(c.kind, c.value(row)))),
    },
    { escapeFormulae: FORMULA },
  )

/** Saves a file from the browser. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** The byte-order mark makes Excel read it as UTF-8. */
export const downloadCsv = <T>(name: string, columns: readonly CsvColumn<T>[], rows: readonly T[]): void =>
  saveFile(name, new Blob([`\ufeff${csvOf(columns, rows)}`], { type: 'text/csv;charset=utf-8' }))
