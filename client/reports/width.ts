/** Computes how wide the columns of a report are, by their contents. */
import { useLayoutEffect, useState, type RefObject } from 'react'
import { formatValue, isNumeric, type Column } from '#domain/report/columns.ts'
import type { Grid } from '#domain/report/grid.ts'
import type { GridLine } from '#domain/report/line.ts'

export const textOf = (column: Column, line: GridLine, i: number): string => {
  const cell = line.cells[i]
  return cell == null ? '' : formatValue(column, cell)
}

/** A character of the widest font there is, at the size of a table; heads are bold, and have their arrows. */
const CHARACTER = 9
const BOLD_CHARACTER = 10
const PADDING = 24
const ARROWS = 20
/** Of a column, in characters; what is longer wraps. */
const WIDEST = 34

/** As wide as its widest value: all figures are looked at, of the texts the first few hundred. */
export function widthOf(column: Column, i: number, lines: readonly GridLine[]): number {
  let longest = 0
  const looked = isNumeric(column.kind) ? lines : lines.slice(0, 500)
  for (const line of looked) longest = Math.max(longest, textOf(column, line, i).length)
  if (i === 0) for (const { label } of lines.slice(0, 500)) longest = Math.max(longest, label.length + 2)
  return (
    Math.max(Math.min(longest, WIDEST) * CHARACTER, column.label.length * BOLD_CHARACTER + ARROWS) + PADDING
  )
}

/** Values that count as empty: a figure of 0 does not. */
const TIADA: readonly unknown[] = [null, '', '-']

/**
 * A table that is wider than its room, without the columns of words in which nothing stands; the first names the lines, and stays.
 * @param lebar of the room in pixels; 0: not known yet
 */
export function withoutEmpty(grid: Grid, width: number): { grid: Grid; empty: string[] } {
  const { columns, lines } = grid
  const sum = columns.reduce((total, column, i) => total + widthOf(column, i, lines), 0)
  const ada = columns.map(
    (column, i) =>
      i === 0 ||
      isNumeric(column.kind) ||
      !lines.some(({ style }) => style === 'body') ||
      lines.some(({ cells }) => !TIADA.includes(cells[i] ?? null)),
  )
  if (width === 0 || sum <= width || ada.every(Boolean)) return { grid, empty: [] }
  return {
    grid: {
      columns: columns.filter((_, i) => ada[i]),
      lines: lines.map((line) => ({ ...line, cells: line.cells.filter((_, i) => ada[i]) })),
    },
    empty: columns.filter((_, i) => !ada[i]).map(({ label }) => label),
  }
}

/** Measures how wide the table may be; 0 until that is known. */
export function useWidth(region: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    // Without its borders.
    const look = () => setWidth(region.current!.clientWidth - 2)
    look()
    const sizes = new ResizeObserver(look)
    sizes.observe(region.current!)
    return () => sizes.disconnect()
  }, [region])
  return width
}

/** Columns that are narrower than their table share what is left. */
export function filled(widths: readonly number[], width: number): number[] {
  const left = width - widths.reduce((sum, w) => sum + w, 0)
  if (left <= 0) return [...widths]
  const each = Math.floor(left / widths.length)
  return widths.map((w, i) => w + (i === widths.length - 1 ? left - each * i : each))
}

/** The least number of characters that fit into a column in a single line. */
export const fitsIn = (width: number): number => Math.max(1, Math.floor((width - PADDING) / CHARACTER))

/**
 * Counts the lines that a text takes where `fitting` characters fit into a line: broken between words, and within a
 * word that is longer than a line.
 */
export function textLine(text: string, fitting: number): number {
  if (text.length <= fitting) return 1
  let garis = 1
  let sisa = fitting
  for (const { length } of text.split(' ')) {
    if (length <= sisa) {
      sisa -= length + 1
      continue
    }
    if (sisa < fitting) garis++
    // Of a word that is longer than a line the rest stands on the next.
    const full = Math.ceil(length / fitting)
    garis += full - 1
    sisa = full * fitting - length - 1
  }
  return garis
}
