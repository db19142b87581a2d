/** Members who have one phone in two spellings, from before there was one (domain/telepon.ts): whoever may merge members is shown them. */
import type { CallReply } from '#domain/call.ts'
import type { memberGanda } from '#domain/calls/member.ts'
import { ejaTelepon, teleponText } from '#domain/telepon.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { MEMBER_COLUMNS, tampilkan, tampilkanHp, type MemberRow } from '../../rantai/member.ts'

/** Guests are merged at their home. */
const ALIVE = 'm.gabung_ke IS NULL AND m.anonim_at IS NULL AND m.rumah IS NULL'
/** As the index of other spellings says it; those that are merged make room for the next. */
const lain = statement<{ no_hp: string }>(
  'member_hp_lain',
  `SELECT m.no_hp FROM member m WHERE m.no_hp !~ '^(0[1-9]|[+-])' AND ${ALIVE} ORDER BY m.no_hp LIMIT 500`,
)
const dengan = statement<MemberRow>(
  'member_hp_ganda',
  `SELECT ${MEMBER_COLUMNS} FROM member m WHERE m.no_hp = ANY ($1::text[]) AND ${ALIVE}
   ORDER BY m.status_aktif DESC, m.trx_count DESC, m.kode_member`,
)

export async function ganda(ctx: Context): Promise<CallReply<typeof memberGanda>> {
  const other = await ctx.sql(lain, [])
  if (other.length === 0) return []
  const rows = await ctx.sql(dengan, [other.flatMap(({ no_hp }) => teleponText(no_hp))])
  return [...new Set(rows.map(({ no_hp }) => ejaTelepon(no_hp)))].flatMap((no_hp) => {
    const bersama = rows.filter((row) => ejaTelepon(row.no_hp) === no_hp)
    return bersama.length > 1
      ? [tampilkanHp(ctx, { no_hp, member: bersama.map((row) => tampilkan(ctx, row)) })]
      : []
  })
}
