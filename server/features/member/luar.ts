/**
 * Answers servers of other shops about members that the shop of the key registered: found by a whole code or phone,
 * sealed; and how these members stand.
 */
import type { CallInput, CallReply } from '#domain/call.ts'
import {
  zTanyaMember,
  type cariMemberRumah,
  type homeMemberState,
  type Tamu,
} from '#domain/calls/portal-member.ts'
import { errors } from '#domain/errors.ts'
import { teleponText } from '#domain/telepon.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { kunciSendiri } from '../../rantai/kunci-portal.ts'
import { memberState, STATE_COLUMNS } from '../../rantai/member-state.ts'
import { bukaDari, tutupUntuk } from '../../rantai/tamu/sandi.ts'

const DIRI = `${STATE_COLUMNS}, h.nama_customer, h.no_hp, h.kota, h.jenis_member, h.input_date::date AS tgl_daftar`
const ALIVE = `FROM member m JOIN member h ON h.kode_member = COALESCE(m.gabung_ke, m.kode_member)`
const menurutKode = statement<Tamu>(
  'rumah_menurut_kode',
  `SELECT ${DIRI} ${ALIVE}
   WHERE m.kode_member = $1 AND m.rumah IS NULL AND h.kode_toko_daftar = $2 AND h.anonim_at IS NULL`,
)
const menurutHp = statement<Tamu>(
  'rumah_menurut_hp',
  `SELECT ${DIRI} FROM member h CROSS JOIN LATERAL (SELECT h.kode_member) m
   WHERE h.no_hp = ANY ($1::text[]) AND h.no_hp <> '-' AND h.rumah IS NULL AND h.kode_toko_daftar = $2
     AND h.gabung_ke IS NULL AND h.anonim_at IS NULL LIMIT 5`,
)

/** @throws errors.tidakValid for what was not sealed with the key */
export async function answerSearch(
  ctx: Context,
  { query: { tanya } }: CallInput<typeof cariMemberRumah>,
): Promise<CallReply<typeof cariMemberRumah>> {
  const kunci = await kunciSendiri(ctx)
  const asked = zTanyaMember.safeParse(bukaDari(kunci, tanya))
  if (!asked.success) throw errors.tidakValid()
  const { kode_toko } = ctx.toko
  const found =
    'kode' in asked.data
      ? await ctx.sql(menurutKode, [asked.data.kode, kode_toko])
      : await ctx.sql(menurutHp, [asked.data.hp.flatMap(teleponText), kode_toko])
  // Asked for by a code that was merged, who lives on is told under their own.
  return {
    jawab: tutupUntuk(
      kunci,
      found.map((t) => ({ ...t, kode_member: t.menjadi })),
    ),
  }
}

export const answerState = (
  ctx: Context,
  { query: { kode } }: CallInput<typeof homeMemberState>,
): Promise<CallReply<typeof homeMemberState>> => memberState(ctx, kode)
