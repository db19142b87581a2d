/** A page of members: sought, in an order. */
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Context } from '../../context.ts'
import { MEMBER_COLUMNS, type MemberRow } from '../../rantai/member.ts'

/** Selection and order of members; `m` is member. */
export interface Dicari {
  where: RawBuilder<SqlBool>
  /** True when only members with a text are meant, not all who stand in the list. */
  tersaring: boolean
  order: RawBuilder<unknown>
  limit: number
  offset: number
}

/**
 * The codes of the page first, then what is shown of them: an index alone may pass over the pages before, and another one count.
 * Those who have a text are found once, counted and sorted then: in the order of an index PostgreSQL would look for them one by one,
 * for it takes them to be spread over the alphabet, and every SITI stands at one place of it.
 */
export async function memberPage(
  ctx: Context,
  { where, tersaring, order, limit, offset }: Dicari,
): Promise<{ rows: MemberRow[]; jumlah: number }> {
  const jumlah = sql`(SELECT count(*)::int FROM member m WHERE ${where})`
  const { rows } = await sql<MemberRow & { jumlah: number }>`
    SELECT ${sql.raw(MEMBER_COLUMNS)}, p.jumlah
    FROM (SELECT m.kode_member, ${tersaring ? sql`(count(*) OVER ())::int` : jumlah} AS jumlah
          FROM member m WHERE ${where} ORDER BY ${order}, m.kode_member LIMIT ${limit} OFFSET ${offset}) p
      JOIN member m ON m.kode_member = p.kode_member
    ORDER BY ${order}, m.kode_member`.execute(ctx.db)
  const page = rows.map(({ jumlah: _, ...row }) => row)
  if (rows[0] || offset === 0) return { rows: page, jumlah: rows[0]?.jumlah ?? 0 }
  // A page behind the last one.
  const all = await sql<{ jumlah: number }>`SELECT ${jumlah} AS jumlah`.execute(ctx.db)
  return { rows: page, jumlah: all.rows[0]!.jumlah }
}
