/** Runs a report: the period checked, its query, the totals over the whole result. */
import { sql } from 'kysely'
import type { Row, Totals } from '#domain/report/columns.ts'
import { menuHutang } from '#domain/menus.ts'
import { checkPeriode } from '#domain/report/filters.ts'
import { totalsOf } from '#domain/report/grid.ts'
import { layoutOf } from '#domain/report.ts'
import type { AnyLayout } from '#domain/report/layout.ts'
import { denganSaldo } from '#domain/report/saldo.ts'
import type { Context } from '../context.ts'
import { SELAMA_PERLU } from '../db/client.ts'
import { harusAdaHutang } from '../rantai/modul-hutang.ts'
import type { Source } from './source.ts'

export interface Result {
  layout: AnyLayout
  rows: Row[]
  totals: Totals
  bawah?: Row
  /** The balances that the rows move, where the report speaks of any. */
  saldo?: Row[]
}

export type Asked = Record<string, string>

/**
 * A long report may sort in memory, and compiling its query costs more than it saves.
 * @throws errors.tanggalTerbalik, errors.rentangTerlaluPanjang; errors.hutangMati of a report of loans where there are none (§O.4-3)
 */
export async function run(
  { report, queries, bawah, saldo }: Source,
  ctx: Context,
  filters: Asked,
): Promise<Result> {
  if (report.menus.every((menu) => menuHutang.has(menu))) await harusAdaHutang(ctx)
  checkPeriode(report.filters, filters)
  const [name, layout] = layoutOf(report, filters)
  await sql`SELECT set_config('work_mem', '64MB', true), set_config('jit', 'off', true), ${sql.raw(SELAMA_PERLU)}`.execute(
    ctx.db,
  )
  const semua = await queries[name]!(ctx, filters as never)
  const { rows, ...saldonya } = layout.saldo
    ? denganSaldo(layout, semua, await saldo!(ctx, filters as never), filters)
    : { rows: semua, ...(saldo && { saldo: [] }) }
  return {
    layout,
    rows,
    ...saldonya,
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
