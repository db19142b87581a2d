/**
 * Excel with hucre. The first sheet is the rows alone, as a table should be that is sorted, filtered and made a pivot
 * of: numbers as numbers, dates as dates, one frozen head with a filter. What adds them up and what was asked for have
 * a sheet of their own each.
 */
import {
  writeXlsx as write,
  type Cell as XlsxCell,
  type CellStyle,
  type CellValue,
  type WriteSheet,
} from 'hucre/xlsx'
import { formatValue, isNumeric, type Kind } from '#domain/report/columns.ts'
import { adalahBaris, selBaris, type Cell, type Line } from '#domain/report/line.ts'
import { milligramToGram, type Milligram } from '#domain/units.ts'
import type { Fact, Kertas, Sheet, SheetColumn } from '../sheet.ts'

const PERSEN_UTUH = 1_000_000
export const HEAD: CellStyle = {
  font: { bold: true },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'F3EAD2' } },
  border: { bottom: { style: 'thin' } },
}
export const BOLD: CellStyle = { font: { bold: true } }
export const EXCEL_NAME_MAX = 31

export async function writeXlsx(sheet: Sheet): Promise<Uint8Array> {
  const body = sheet.lines.filter(adalahBaris)
  const sums = sheet.lines.filter((line) => line.style !== 'body')
  return write({
    sheets: [
      dataSheet(sheet, body),
      ...(sums.length > 0 ? [totalSheet(sheet, sums)] : []),
      ...(sheet.facts
        ? [aboutSheet(sheet, sheet.facts, body.filter(({ style }) => style === 'body').length)]
        : []),
    ],
  })
}

function dataSheet({ title, columns }: Sheet, body: readonly Line[]): WriteSheet {
  const end = `${letters(columns.length - 1)}${body.length + 1}`
  return {
    name: title.slice(0, EXCEL_NAME_MAX),
    columns: columns.map((column, i) => ({ width: widthOf(column, body, i), ...styled(column) })),
    rows: [columns.map((c) => c.label), ...body.map((line) => valuesOf(columns, selBaris(columns, line)))],
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
  const label: SheetColumn = { kind: 'text', label: 'Jumlah Dari' }
  return {
    name: 'Total',
    columns: [
      { width: Math.min(Math.max(...sums.map((line) => line.label.length)) + 2, 60) },
      ...shown.map((column, i) => ({ width: widthOf(column, lines, i), ...styled(column) })),
    ],
    rows: [
      [label, ...shown].map((c) => c.label),
      ...lines.map((line) => [line.label, ...valuesOf(shown, line.cells)]),
    ],
    cells: bold(shown.length + 1, 0, HEAD),
    freezePane: { rows: 1, columns: 1 },
  }
}

/** Whose it is, what was asked for, who took it. */
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
