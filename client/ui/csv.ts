/** A table as a CSV file; what a spreadsheet would take for a formula is defused. */
import Papa from 'papaparse'
import { defused, needsQuotes } from '#domain/csv.ts'
import { cellNumber, type CellKind, type CellValue } from './cells.ts'

interface CsvColumn<T> {
  title: string
  kind?: CellKind
  value: (row: T) => CellValue
}

const cellOf = (kind: CellKind | undefined, value: CellValue): string | number => {
  const cell = cellNumber(kind, value)
  return typeof cell === 'string' ? defused(cell) : cell
}

export const csvOf = <T>(columns: readonly CsvColumn<T>[], rows: readonly T[]): string =>
  Papa.unparse(
    {
      fields: columns.map((c) => defused(c.title)),
      data: rows.map((row) => columns.map((c) => cellOf(c.kind, c.value(row)))),
    },
    { quotes: needsQuotes },
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
