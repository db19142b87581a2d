/** Runs a report: the period checked, its query, the totals over the whole result. */
import { sql } from 'kysely'
import type { Row, Totals } from '#domain/report/columns.ts'
import { checkPeriode } from '#domain/report/filters.ts'
import { totalsOf } from '#domain/report/grid.ts'
import { layoutOf } from '#domain/report.ts'
import type { AnyLayout } from '#domain/report/layout.ts'
import type { Context } from '../context.ts'
import { SELAMA_PERLU } from '../db/client.ts'
import type { Source } from './source.ts'

export interface Result {
  layout: AnyLayout
  rows: Row[]
  totals: Totals
  bawah?: Row
}

export type Asked = Record<string, string>

/**
 * A long report may sort in memory, and compiling its query costs more than it saves.
 * @throws errors.tanggalTerbalik, errors.rentangTerlaluPanjang
 */
export async function run({ report, queries, bawah }: Source, ctx: Context, filters: Asked): Promise<Result> {
  checkPeriode(report.filters, filters)
  const [name, layout] = layoutOf(report, filters)
  await sql`SELECT set_config('work_mem', '64MB', true), set_config('jit', 'off', true), ${sql.raw(SELAMA_PERLU)}`.execute(
    ctx.db,
  )
  const rows = await queries[name]!(ctx, filters as never)
  return {
    layout,
    rows,
    totals: totalsOf(layout, rows),
    ...(bawah && { bawah: await bawah(ctx, filters as never) }),
  }
}

/**
 * The same of a shop with a server of its own: how it is asked there, once the database has been let go; undefined for
 * what is at home here. Its totals are ours, over its rows.
 * @throws errors.tanggalTerbalik, errors.rentangTerlaluPanjang
 */
export async function runJauh(
  { report, jauh }: Source,
  ctx: Context,
  filters: Asked,
): Promise<(() => Promise<Result>) | undefined> {
  checkPeriode(report.filters, filters)
  const ask = await jauh?.(ctx, filters)
  if (!ask) return undefined
  const [, layout] = layoutOf(report, filters)
  return async () => {
    const rows = await ask()
    return { layout, rows, totals: totalsOf(layout, rows) }
  }
}
