/** A value in a table: its kind alone decides how it is written, aligned and compared. */
import { formatNumber, formatGram, formatPersen, formatRupiah } from '#domain/format.ts'
import { milligramToGram, persenToPercent, type Milligram, type Persen, type Rupiah } from '#domain/units.ts'

export type CellKind = 'text' | 'date' | 'count' | 'rupiah' | 'gram' | 'percent'
export type CellValue = string | number | boolean | null | undefined

export const isNumeric = (kind: CellKind | undefined): boolean =>
  kind === 'count' || kind === 'rupiah' || kind === 'gram' || kind === 'percent'

/** As staff read it. */
export function cellText(kind: CellKind | undefined, value: CellValue): string {
  if (value === null || value === undefined) return '-'
  if (typeof value === 'boolean') return value ? 'YA' : 'TIDAK'
  if (typeof value === 'string') return value
  if (kind === 'rupiah') return formatRupiah(value as Rupiah)
  if (kind === 'gram') return formatGram(value as Milligram)
  if (kind === 'percent') return formatPersen(value as Persen)
  return formatNumber(value)
}

/** As a spreadsheet reads it: numbers in grams, percent and rupiah. */
export function cellNumber(kind: CellKind | undefined, value: CellValue): string | number {
  if (typeof value !== 'number') return cellText(kind, value)
  if (kind === 'gram') return milligramToGram(value as Milligram)
  if (kind === 'percent') return persenToPercent(value as Persen)
  return value
}

const collator = new Intl.Collator('id', { numeric: true })
export const compareCells = (a: CellValue, b: CellValue): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a ?? ''), String(b ?? ''))
