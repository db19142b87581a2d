/** Runs a report: the period checked, its query, the totals over the whole result. */
import { sql } from 'kysely'
import type { Row, Totals } from '#domain/report/columns.ts'
import { errors } from '#domain/errors.ts'
import { menuHutang } from '#domain/menus.ts'
import { checkPeriode } from '#domain/report/filters.ts'
import { Jumlah, totalsOf } from '#domain/report/grid.ts'
import { layoutOf } from '#domain/report.ts'
import type { AnyLayout } from '#domain/report/layout.ts'
import { denganSaldo } from '#domain/report/saldo.ts'
import type { Context } from '../context.ts'
import { SELAMA_PERLU } from '../db/client.ts'
import { harusAdaHutang } from '../rantai/modul-hutang.ts'
import { Seragam } from './seragam.ts'
import { SEKALIGUS, type Rows, type Source } from './source.ts'

/** Totals, balances and layout that stand beside the rows. */
export interface Beside {
  layout: AnyLayout
  totals: Totals
  bawah?: Row
  /** The balances that the rows move, where the report speaks of any. */
  saldo?: Row[]
}
export interface Result extends Beside {
  rows: Row[]
}

export type Asked = Record<string, string>

/** A long report may sort in memory, and compiling its query costs more than it saves; a cursor is read to its end. */
export const akanLama = (ctx: Context): Promise<unknown> =>
  sql`SELECT set_config('work_mem', '64MB', true), set_config('jit', 'off', true),
      set_config('cursor_tuple_fraction', '1', true), ${sql.raw(SELAMA_PERLU)}`.execute(ctx.db)

/**
 * Gives the rows of a report in parts, as they come, and what stands beside them once all have been there.
 * @throws errors.tanggalTerbalik, errors.rentangTerlaluPanjang; errors.hutangMati of a report of loans where there are
 * none (§O.4-3)
 */
export async function* runInParts(
  { report, queries, bawah, saldo }: Source,
  ctx: Context,
  filters: Asked,
): AsyncGenerator<Row[], Beside & { jumlah: number }> {
  if (report.menus.every((menu) => menuHutang.has(menu))) await harusAdaHutang(ctx)
  checkPeriode(report.filters, filters)
  const [name, layout] = layoutOf(report, filters)
  await akanLama(ctx)
  const asked = queries[name]!(ctx, filters as never)
  // A balance is of all rows: those that are left out move it too.
  const bersaldo =
    layout.saldo && denganSaldo(layout, await all(asked), await saldo!(ctx, filters as never), filters)
  const sums = new Jumlah(layout)
  let jumlah = 0
  for await (const rows of bersaldo ? [bersaldo.rows] : inParts(asked)) {
    sums.tambah(rows)
    jumlah += rows.length
    yield rows
  }
  return {
    layout,
    jumlah,
    ...(saldo && { saldo: bersaldo?.saldo ?? [] }),
    totals: sums.totals(),
    ...(bawah && { bawah: await bawah(ctx, filters as never) }),
  }
}

/**
 * The same with its rows whole.
 * @param most refused as soon as there are more. @throws errors.laporanTerlaluPanjang
 */
export async function run(source: Source, ctx: Context, filters: Asked, most = Infinity): Promise<Result> {
  const rows: Row[] = []
  const seragam = new Seragam()
  const parts = runInParts(source, ctx, filters)
  for (;;) {
    const { done, value } = await parts.next()
    if (done) return { ...value, rows }
    if (rows.length + value.length > most) throw errors.laporanTerlaluPanjang({ maks: most })
    seragam.seragamkan(value)
    for (const row of value) rows.push(row)
  }
}

async function* inParts(asked: Rows<Row>): AsyncGenerator<Row[]> {
  if (!(Symbol.asyncIterator in asked)) return yield await asked
  let part: Row[] = []
  for await (const row of asked) {
    part.push(row)
    if (part.length < SEKALIGUS) continue
    yield part
    part = []
  }
  if (part.length > 0) yield part
}

async function all(asked: Rows<Row>): Promise<Row[]> {
  if (!(Symbol.asyncIterator in asked)) return asked
  const rows: Row[] = []
  for await (const part of inParts(asked)) rows.push(...part)
  return rows
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
