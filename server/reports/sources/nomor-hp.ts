/** Phone numbers in a report: whole for who may take it away, masked for who may only look (DOMAIN §G-6). */
import { sql, type RawBuilder } from 'kysely'
import type { Report } from '#domain/report.ts'
import { samarkanHp } from '#domain/rules/member.ts'
import type { Context } from '../../context.ts'

type Files = Pick<Report, 'files'>

export const denganHp = <R extends { no_hp: string }>(ctx: Context, { files }: Files, rows: R[]): R[] =>
  ctx.boleh(files.pdf.may) ? rows : rows.map((row) => ({ ...row, no_hp: samarkanHp(row.no_hp) }))

/**
 * The same as a column, for rows that the database orders and searches: by what is masked it must not. samarkanHp in its words
 * (nomor-hp.test.ts holds them together).
 */
export const hpColumn = (ctx: Context, { files }: Files, column: string): RawBuilder<string> => {
  const hp = sql.ref(column)
  return ctx.boleh(files.pdf.may)
    ? sql`${hp}`
    : sql`CASE WHEN length(${hp}) < 8 THEN ${hp}
        ELSE left(${hp}, 4) || repeat('*', length(${hp}) - 7) || right(${hp}, 3) END`
}
