/** Phone numbers in a report: whole for who may take it away, masked for who may only look (DOMAIN §G-6). */
import type { Report } from '#domain/report.ts'
import { samarkanHp } from '#domain/rules/member.ts'
import type { Context } from '../../context.ts'

export const denganHp = <R extends { no_hp: string }>(
  ctx: Context,
  { files }: Pick<Report, 'files'>,
  rows: R[],
): R[] => (ctx.boleh(files.pdf.may) ? rows : rows.map((row) => ({ ...row, no_hp: samarkanHp(row.no_hp) })))
