/**
 * Excel with hucre. The first sheet is the rows, as a table should be that is sorted, filtered and made a pivot of:
 * numbers as numbers, dates as dates, one frozen head with a filter; its totals stand below, where the filter does not
 * reach. Subtotals with them and what was asked for have a sheet of their own each.
 */
import { writeXlsx as write, type CellValue, type WriteSheet } from 'hucre/xlsx'
import { isNumeric } from '#domain/report/columns.ts'
import { isRow, rowCells, type Line } from '#domain/report/line.ts'
import { EXCEL_NAME_MAX, letters } from '../../files/write-xlsx.ts'
import type { Output } from '../../threads/output.ts'
import type { Fact, Kertas, Sheet, SheetColumn } from '../sheet.ts'
import { alirkan } from './xlsx-alir.ts'
import { bold, BOLD, HEAD, styled, valuesOf, Widths, widthsOf } from './xlsx-cell.ts'

export async function writeXlsx(sheet: Sheet, keluar: Output): Promise<void> {
  const { columns, lines, facts } = sheet
  const widths = new Widths(columns)
  const sums: Line[] = []
  let [written, rows] = [0, 0]
  for (const line of lines) {
    if (line.style !== 'body') sums.push(line)
    else rows++
    if (isRow(line)) written++
    if (isRow(line) || line.style === 'total') widths.look(line)
  }
  const book = await write({
    sheets: [
      dataSheet(sheet, widths, written),
      ...(sums.length > 0 ? [totalSheet(sheet, sums)] : []),
      ...(facts ? [aboutSheet(sheet, facts, rows)] : []),
    ],
  })
  alirkan(book, valuesIn(sheet), keluar)
}

function* valuesIn({ columns, lines }: Sheet): Generator<CellValue[]> {
  const total: Line[] = []
  for (const line of lines) {
    if (line.style === 'total') total.push(line)
    if (isRow(line)) yield valuesOf(columns, rowCells(columns, line))
  }
  for (const line of total) yield valuesOf(columns, rowCells(columns, line))
}

/** Of its rows only how they look: they follow (`alirkan`). */
function dataSheet({ title, columns }: Sheet, widths: Widths, rows: number): WriteSheet {
  const end = `${letters(columns.length - 1)}${rows + 1}`
  return {
    name: title.slice(0, EXCEL_NAME_MAX),
    columns: columns.map((column, i) => ({ width: widths.of(i), ...styled(column) })),
    rows: [columns.map((c) => c.label), columns.map(() => null)],
    cells: bold(columns.length, 0, HEAD),
    freezePane: { rows: 1, columns: 1 },
    autoFilter: { range: `A1:${end}` },
  }
}

/** Only what has a sum or a balance: whose it is, then the figures. */
function totalSheet({ columns }: Sheet, sums: readonly Line[]): WriteSheet {
  const summed = columns.map(({ kind }, i) => isNumeric(kind) && sums.some(({ cells }) => cells[i] != null))
  const shown = columns.filter((_, i) => summed[i])
  const lines = sums.map((line) => ({ ...line, cells: line.cells.filter((_, i) => summed[i]) }))
  const widths = widthsOf(shown, lines)
  const label: SheetColumn = { kind: 'text', label: 'Jumlah Dari' }
  return {
    name: 'Total',
    columns: [
      { width: Math.min(Math.max(...sums.map((line) => line.label.length)) + 2, 60) },
      ...shown.map((column, i) => ({ width: widths[i]!, ...styled(column) })),
    ],
    rows: [
      [label, ...shown].map((c) => c.label),
      ...lines.map((line) => [line.label, ...valuesOf(shown, line.cells)]),
    ],
    cells: bold(shown.length + 1, 0, HEAD),
    freezePane: { rows: 1, columns: 1 },
  }
}

/** Makes the sheet that says whose report it is, what was asked for, and who took it. */
export function aboutSheet(sheet: Kertas, facts: readonly Fact[], jumlah?: number): WriteSheet {
  const rows: CellValue[][] = [
    ['Laporan', sheet.title],
    ['Nama Toko', sheet.nama_toko],
    ['Alamat', sheet.alamat_toko],
    ...facts.map((fact) => [...fact]),
    ...(jumlah === undefined ? [] : [['Jumlah Baris', jumlah]]),
    ['Printed By', `${sheet.user_id} / ${sheet.tanggal}`],
  ]
  return { name: 'Keterangan', rows, columns: [{ width: 24, style: BOLD }, { width: 60 }] }
}
