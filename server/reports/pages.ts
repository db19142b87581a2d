/**
 * Reads a page of a report that has too many rows for a screen: ordered and searched by the database, its totals over
 * all rows.
 */
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { CallReply } from '#domain/call.ts'
import { PAGE_ROWS, totalColumns, type Dilihat, type PageCall } from '#domain/report/calls.ts'
import type { Columns, Row, Totals } from '#domain/report/columns.ts'
import { plain } from '#domain/report/search.ts'
import { layoutOf } from '#domain/report.ts'
import type { Context } from '../context.ts'
import { akanLama, type Asked } from './run.ts'
import type { Source } from './source.ts'

export async function onePage(
  { report, page }: Source,
  ctx: Context,
  filters: Asked,
  { cari, urut, arah, halaman: ke }: Dilihat,
): Promise<CallReply<PageCall>> {
  const [, layout] = layoutOf(report, filters)
  await akanLama(ctx)
  const dari = sql`(${page!.dari(ctx, filters as never)}) r`
  const cocok = cari === '' ? undefined : containing(layout.columns, cari)
  const order = [
    ...(urut === undefined ? [] : [sql`${column(urut)} ${sql.raw(arah)}`]),
    ...page!.urut.map(column),
  ]
  // The search is done once, for its page and its sums.
  const dicari = cocok && sql`WITH ketemu AS MATERIALIZED (SELECT * FROM ${dari} WHERE ${cocok})`
  const sumber = dicari ? sql`ketemu r` : dari
  const names = Object.keys(totalColumns(layout))
  const found = await sql<{
    rows: Row[]
    semua: Terhitung
    ketemu: Terhitung | null
  }>`${dicari ?? sql``}
    SELECT coalesce((SELECT json_agg(h) FROM (
        SELECT ${sql.join(Object.keys(layout.columns).map(column))} FROM ${sumber}
        ORDER BY ${sql.join(order)} LIMIT ${PAGE_ROWS} OFFSET ${(ke - 1) * PAGE_ROWS}) h), '[]') AS rows,
      (SELECT ${terhitung(names)} FROM ${dari}) AS semua,
      ${dicari ? sql`(SELECT ${terhitung(names)} FROM ketemu r)` : sql`NULL`} AS ketemu`.execute(ctx.db)
  const { rows, semua: all, ketemu } = found.rows[0]!
  return { rows, ...all, ketemu }
}

interface Terhitung {
  jumlah: number
  total: Totals
}
const column = (name: string): RawBuilder<unknown> => sql`${sql.ref(`r.${name}`)}`

/** SQL for the number of rows, and their sums. */
const terhitung = (names: readonly string[]): RawBuilder<unknown> => {
  const sums = names.flatMap((name) => [sql.lit(name), sql`coalesce(sum(${column(name)}), 0)`])
  return sql`json_build_object('jumlah', count(*), 'total', json_build_object(${sql.join(sums)}))`
}

/** As the screen seeks in rows that it has (domain/report/search.ts). */
const containing = (columns: Columns, cari: string): RawBuilder<SqlBool> => {
  const shown = Object.entries(columns).filter(([, column]) => !column.berkas)
  const text = sql.join(shown.map(([name]) => sql`${column(name)}::text`))
  return sql`strpos(replace(upper(concat_ws(E'\\n', ${text})), ',', ''), ${plain(cari)}) > 0`
}
