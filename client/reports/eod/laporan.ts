/** The report with the rows behind a table of the sheet, asked for the sheet's day. */
import { menuOf } from '#domain/menus.ts'
import { periodeNames } from '#domain/report/filters.ts'
import { mayMake } from '#client/net/may.ts'
import { reportDi } from '../reports.ts'
import type { Values } from '../values.ts'

interface Tujuan {
  path: string
  title: string
  search: Values
}

/** undefined where there is no such report, or it is not for this user to see. */
export function cariDi(path: string | undefined, tanggal: string): Tujuan | undefined {
  const report = path === undefined ? undefined : reportDi(path)
  const menu = path === undefined ? undefined : menuOf(path)
  if (!report || !menu || !mayMake(report.call)) return undefined
  const names =
    periodeNames(report.filters) ??
    Object.keys(report.filters).filter((name) => report.filters[name]!.kind === 'tanggal')
  return {
    path: menu.path,
    title: menu.title,
    search: Object.fromEntries(names.map((name) => [name, tanggal])),
  }
}
