/** Finds a phone by what was typed of it. */
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { bagianTelepon } from '#domain/telepon.ts'
import type { Context } from '../../context.ts'
import { cariHp, harfiah } from '../../rantai/member.ts'

/** Condition that a phone equals one of some whole phones, written as the index of phones says it. */
export const HAS_WHOLE = (whole: string): string => `m.no_hp <> '-' AND m.no_hp = ANY (${whole}::text[])`

/** Every phone begins like every other: the trigrams of its end are those that few have. */
const UJUNG = 8
export const ujungHp = (text: string): string => (/^\d+$/.test(text) ? text.slice(-UJUNG) : text)

/** A phone as it was typed, as who asks may find it (rantai/member.ts); `m` is member. */
export function hpMember(ctx: Context, text: string): RawBuilder<SqlBool> {
  const [boleh, wholeOf] = cariHp(ctx, text)
  const bagian = bagianTelepon(text)
  const whole = sql<SqlBool>`m.no_hp <> '-' AND m.no_hp = ANY (${wholeOf}::text[])`
  return boleh === null
    ? sql`(${whole})`
    : sql`(m.no_hp LIKE ${`%${harfiah(ujungHp(bagian))}%`} AND strpos(m.no_hp, ${bagian}) > 0 OR ${whole})`
}
