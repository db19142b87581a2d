/** From a row of a recap to the rows behind it: the same report as DETAIL, filtered by what the row is of. */
import type { Report } from '../report.ts'
import type { Row } from './columns.ts'

type Asked = Record<string, string | undefined>

/**
 * Filter values for the detail behind a row; undefined where the row has none of the report's filter columns, or there
 * is no detail.
 */
export function rincianOf({ filters, layouts, layoutBy }: Report, asked: Asked, row: Row): Asked | undefined {
  if (!layoutBy || asked[layoutBy] !== 'REKAP' || !layouts['DETAIL']) return undefined
  const names = Object.keys(layouts['REKAP']!.columns).filter((name) => name in filters)
  if (names.length === 0) return undefined
  return { ...asked, [layoutBy]: 'DETAIL', ...Object.fromEntries(names.map((n) => [n, String(row[n])])) }
}
