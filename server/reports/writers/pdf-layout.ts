/**
 * Works out where everything of a printed report goes before the first line is drawn, so that "page n of N" is known.
 */
import { formatValue, isNumeric } from '#domain/report/columns.ts'
import { labelSpan, type Line } from '#domain/report/line.ts'
import type { Sheet, SheetColumn } from '../sheet.ts'
import { wrap } from '../../documents/wrap.ts'

/** Width of a text in points at size 1. */
export type Measure = (text: string, bold?: boolean) => number

export const CELL_PAD = 3
/** More room before a text that a number stands to the left of: both would meet in the middle. */
const GAP = 8
export const LINE_PAD = 2.2
/** The longest word a text column makes room for, and the longest text it would like to hold on one line, in points at size 1. */
const WORD_MAX = 20
const TEXT_MAX = 26
const SIZES = [8, 7.5, 7, 6.5]
const SMALLEST = 6

/** Of what is printed, the table alone. */
type Table = Pick<Sheet, 'columns'> & { lines: readonly Line[] }

export interface Widths {
  size: number
  columns: number[]
  /** The room kept free at the left of each column. */
  lefts: number[]
}

/** The room that a column has for letters. */
export const roomOf = ({ columns, lefts }: Widths, i: number): number => columns[i]! - lefts[i]! - CELL_PAD

/** The largest type at which every number stands on one line and the texts wrap little; texts share what is left. */
export function columnWidths(sheet: Table, room: number, measure: Measure): Widths {
  const needs = sheet.columns.map((column, i) => needOf(column, i, sheet.lines, measure))
  const lefts = sheet.columns.map(({ kind }, i) => {
    const sebelum = sheet.columns[i - 1]
    return sebelum && isNumeric(sebelum.kind) && !isNumeric(kind) ? GAP : CELL_PAD
  })
  const pads = lefts.reduce((total, left) => total + left + CELL_PAD, 0)
  const sum = (key: 'least' | 'best', size: number) =>
    needs.reduce((total, need) => total + need[key] * size, pads)
  // Of very many numbers the type is smaller still: a number is never cut, and never stands over another.
  const factor = (room - pads) / needs.reduce((total, { least }) => total + least, 0)
  const size = SIZES.find((s) => sum('best', s) <= room) ?? Math.min(SMALLEST, factor)
  const [least, best] = [sum('least', size), sum('best', size)]
  const stretch = best > least ? Math.min(1, Math.max(0, (room - least) / (best - least))) : 0
  const columns = needs.map(
    (need, i) => (need.least + (need.best - need.least) * stretch) * size + lefts[i]! + CELL_PAD,
  )
  const used = columns.reduce((total, width) => total + width, 0)
  // The room left over is shared by all.
  return { size, lefts, columns: columns.map((width) => width * (room / used)) }
}

interface Need {
  /** The least width: numbers whole, the longest word of a text. */
  least: number
  /** The wished width: four texts of five on one line. */
  best: number
}

const SAMPLE = 500
const MOST = 0.8

function needOf(column: SheetColumn, i: number, lines: readonly Line[], measure: Measure): Need {
  let least = Math.max(...column.label.split(' ').map((word) => measure(word, true)))
  const texts: number[] = []
  const every = Math.ceil(lines.length / SAMPLE)
  let label = 0
  lines.forEach((line, n) => {
    const { style, cells } = line
    const cell = cells[i]
    // The first column alone has room for what its sums are called.
    if (i === 0 && line.label !== '' && labelSpan(line) === 1)
      label = Math.max(label, measure(line.label, true))
    if (cell == null) return
    const bold = style !== 'body'
    const text = formatValue(column, cell)
    if (column.kind !== 'text' && column.kind !== 'barang') least = Math.max(least, measure(text, bold))
    else if (n % every === 0) {
      texts.push(measure(text, bold))
      for (const word of text.split(' ')) least = Math.max(least, Math.min(WORD_MAX, measure(word, bold)))
    }
  })
  const most = texts.sort((a, b) => a - b)[Math.floor(texts.length * MOST)] ?? 0
  return { least, best: Math.max(least, Math.min(Math.max(most, label), TEXT_MAX)) }
}

/** A line of the table ready to draw: the wrapped text of each cell. */
export interface Row {
  style: Line['style']
  level: number
  /** Of a head of a group, of a subtotal or total: over the empty cells before its first figure, or above all of them. */
  label: string[]
  /** Lines of letters that its figures stand below their label; 0: beside it. */
  di_bawah: number
  texts: string[][]
  height: number
}

export function rowsOf(sheet: Table, widths: Widths, measure: Measure): Row[] {
  const lineHeight = lineHeightOf(widths.size)
  return sheet.lines.map((line) => {
    const bold = line.style !== 'body'
    const texts = line.cells.map((cell, i) => {
      if (cell === null) return []
      return wrap(
        formatValue(sheet.columns[i]!, cell),
        roomOf(widths, i),
        (text) => measure(text, bold) * widths.size,
      )
    })
    const label = labelOf(line, widths, measure)
    const tall = Math.max(label.lines.length, label.di_bawah + Math.max(1, ...texts.map((t) => t.length)))
    return {
      style: line.style,
      level: line.level,
      label: label.lines,
      di_bawah: label.di_bawah,
      texts,
      height: tall * lineHeight + 2 * LINE_PAD,
    }
  })
}

export const INDENT = 8
/** A label takes so many lines beside its figures; one that needs more has a line of its own above them. */
const LABEL_MAX = 2

function labelOf(
  line: Line,
  { size, columns }: Widths,
  measure: Measure,
): { lines: string[]; di_bawah: number } {
  if (line.label === '') return { lines: [], di_bawah: 0 }
  // A head of a group has no figures at all.
  const span = line.cells.length === 0 ? columns.length : labelSpan(line)
  const width = (sampai: number) =>
    columns.slice(0, sampai).reduce((sum, width) => sum + width, 0) - 2 * CELL_PAD - line.level * INDENT
  const widthOf = (text: string) => measure(text, true) * size
  const room = width(span)
  const whole = line.label.split(' ').every((word) => widthOf(word) <= room)
  const lines = whole ? wrap(line.label, room, widthOf) : []
  if (whole && (lines.length <= LABEL_MAX || span === columns.length)) return { lines, di_bawah: 0 }
  const above = wrap(line.label, width(columns.length), widthOf)
  return { lines: above, di_bawah: span === columns.length ? 0 : above.length }
}

export const lineHeightOf = (size: number): number => size * 1.25

/** The rows of each page. A group's head is never left alone at the foot of one. */
export function pagesOf(rows: readonly Row[], room: number): Row[][] {
  const pages: Row[][] = [[]]
  let used = 0
  const turn = (first: Row[]) => {
    pages.push(first)
    used = first.reduce((sum, row) => sum + row.height, 0)
  }
  for (const row of rows) {
    const page = pages.at(-1)!
    if (used + row.height > room && page.length > 0) turn(takeTrailingHeads(page))
    pages.at(-1)!.push(row)
    used += row.height
  }
  return pages.filter((page, i) => page.length > 0 || i === 0)
}

function takeTrailingHeads(page: Row[]): Row[] {
  let keep = page.length
  while (keep > 0 && page[keep - 1]!.style === 'group') keep--
  return keep === 0 ? [] : page.splice(keep)
}
