/** A page of members: sought, in an order. */
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Context } from '../../context.ts'
import { cariHp, MEMBER_COLUMNS, type BarisMember } from '../../rantai/member.ts'

/** So many are sorted as quickly as anybody types; of more, the first are met on the way down the index. */
const SEDIKIT = 10_000

/** Which members, and in which order; `m` is member. */
export interface Dicari {
  where: RawBuilder<SqlBool>
  order: RawBuilder<unknown>
}

/** How many they are. */
export async function jumlahMember(ctx: Context, { where }: Dicari): Promise<number> {
  const { rows } = await sql<{ jumlah: number }>`
    SELECT count(*)::int AS jumlah FROM member m WHERE ${where}`.execute(ctx.db)
  return rows[0]!.jumlah
}

/**
 * The codes of the page first, then what is shown of them: an index alone may pass over the pages before. How many there are decides
 * the way, for PostgreSQL takes them to be spread over the alphabet, and every SITI stands at one place of it.
 */
export async function halamanMember(
  ctx: Context,
  { where, order }: Dicari,
  { jumlah, limit, offset = 0 }: { jumlah: number; limit: number; offset?: number },
): Promise<BarisMember[]> {
  // OFFSET 0: found first, sorted then.
  const dari =
    jumlah <= SEDIKIT ? sql`(SELECT * FROM member m WHERE ${where} OFFSET 0) m` : sql`member m WHERE ${where}`
  const { rows } = await sql<BarisMember>`
    SELECT ${sql.raw(MEMBER_COLUMNS)}
    FROM (SELECT m.kode_member FROM ${dari} ORDER BY ${order}, m.kode_member LIMIT ${limit} OFFSET ${offset}) p
      JOIN member m ON m.kode_member = p.kode_member
    ORDER BY ${order}, m.kode_member`.execute(ctx.db)
  return rows
}

/** The first by name, where nobody asks how many: both ways in one statement, and only one of them is gone. */
export async function pertamaMember(
  ctx: Context,
  where: RawBuilder<SqlBool>,
  limit: number,
): Promise<BarisMember[]> {
  const banyak = sql`(SELECT count(*) FROM ketemu) > ${SEDIKIT}::int`
  const pertama = sql`ORDER BY m.nama_customer, m.kode_member LIMIT ${limit}`
  const { rows } = await sql<BarisMember>`
    WITH ketemu AS MATERIALIZED (SELECT m.kode_member, m.nama_customer FROM member m WHERE ${where} LIMIT ${SEDIKIT + 1})
    SELECT ${sql.raw(MEMBER_COLUMNS)}
    FROM ((SELECT m.kode_member FROM ketemu m WHERE NOT ${banyak} ${pertama})
          UNION ALL (SELECT m.kode_member FROM member m WHERE ${where} AND ${banyak} ${pertama})) p
      JOIN member m ON m.kode_member = p.kode_member
    ORDER BY m.nama_customer, m.kode_member`.execute(ctx.db)
  return rows
}

/** A phone as it was typed, as who asks may find it (rantai/member.ts). */
export function hpMember(ctx: Context, text: string): RawBuilder<SqlBool> {
  const [bagian, utuh] = cariHp(ctx, text)
  const whole = sql<SqlBool>`m.no_hp = ANY (${utuh}::text[])`
  return bagian === null ? whole : sql`(m.no_hp LIKE ${`%${bagian}%`} OR ${whole})`
}
