/** Finds rows of a report by any part of what people read of them; figures with and without their commas. */
import { formatValue, type Columns, type Row } from './columns.ts'
import type { AnyLayout } from './layout.ts'
import { lipat } from '../text.ts'

/** The displayed texts are built once, at the first search: a long report has a million cells. */
export function searchOf({ columns }: AnyLayout, rows: readonly Row[]): (text: string) => Row[] {
  const shown = Object.entries(columns as Columns).filter(([, column]) => !column.berkas)
  let texts: string[] | undefined
  return (text) => {
    texts ??= rows.map((row) => plain(shown.map(([name, c]) => formatValue(c, row[name]!)).join('\n')))
    const sought = plain(lipat(text))
    return rows.filter((_, i) => texts![i]!.includes(sought))
  }
}

/** Capitals, and figures without their commas. */
export const plain = (text: string): string => text.replaceAll(',', '').toUpperCase()
