/** A line of a table of a report, whatever writes it: screen, paper, or a file of rows. */
import type { Column, Row, Value } from './columns.ts'

export type Cell = Value | null
export interface Line {
  /** `saldo` is a balance, before the rows that move it and after them. */
  style: 'group' | 'body' | 'subtotal' | 'saldo' | 'total'
  /** Depth of the group that a group or subtotal line belongs to; 0 is the outermost. */
  level: number
  /** Name of a group, subtotal, balance or total line. */
  label: string
  /** A cell for each column of the grid; empty in a group line. */
  cells: Cell[]
}
/** A line and what it came from: its row, or the first of its group's. */
export interface GridLine extends Line {
  /** Of a group, a subtotal and their rows: the names of the groups they are in. */
  path: string
  row?: Row
}

/** Number of columns for the label of a subtotal or total line: the empty cells before the first figure. */
export const labelSpan = (line: Line): number => {
  const first = line.cells.findIndex((cell) => cell !== null)
  return first === -1 ? line.cells.length : first
}

/** Selects the lines for a file of rows: the rows, and the balances before and after them. */
export const isRow = ({ style }: Line): boolean => style === 'body' || style === 'saldo'

/** As a row of such a file: a balance, and a total below the rows, is called by its name in the first free column of text. */
export function rowCells(columns: readonly Pick<Column, 'kind'>[], { style, label, cells }: Line): Cell[] {
  if (style !== 'saldo' && style !== 'total') return cells
  const di = columns.findIndex(({ kind }, i) => cells[i] === null && kind === 'text')
  return cells.map((cell, i) => (i === di ? label : cell))
}
