/** A master as a file: its columns, and each value as text that reads back as the same value. */
import type { Field } from './master-field.ts'
import type { AnyMaster } from './master.ts'
import { milligramToGram, persenToPercent, type Milligram, type Persen } from './units.ts'

/** Every field by its label, then whether the row is active. */
export const fileHeader = (master: AnyMaster): string[] => [...Object.values(master.fields).map((f) => f.label), 'Aktif']

/** One row under `fileHeader`. Numbers without separators: grams with their decimals, rupiah whole, percent as staff type it. */
export const fileRow = (master: AnyMaster, row: Record<string, unknown>): string[] => [
  ...Object.entries(master.fields).map(([name, field]) => fileText(field, row[name])),
  row.status_aktif ? 'YA' : 'TIDAK',
]

function fileText(field: Field, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (field.kind === 'gram') return String(milligramToGram(value as Milligram))
  if (field.kind === 'persen') return String(persenToPercent(value as Persen))
  if (field.kind === 'ya-tidak') return value ? 'YA' : 'TIDAK'
  return String(value)
}
