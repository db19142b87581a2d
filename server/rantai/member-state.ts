/**
 * The state of the shop's members, as other servers are told it: the member who lives on, points, visits; no identity.
 */
import type { MemberState } from '#domain/calls/portal-member.ts'
import type { Context } from '../context.ts'
import { statement } from '../db/statement.ts'

/** `m` is who was asked for, `h` who lives on. */
export const STATE_COLUMNS = `m.kode_member, h.kode_member AS menjadi, h.point, h.trx_count, h.trx_terakhir,
  CASE WHEN h.anonim_at IS NOT NULL THEN 'ANONIM' WHEN h.status_aktif THEN 'AKTIF' ELSE 'NONAKTIF' END AS keadaan`

const state = statement<MemberState>(
  'keadaan_member',
  `SELECT ${STATE_COLUMNS} FROM member m JOIN member h ON h.kode_member = COALESCE(m.gabung_ke, m.kode_member)
   WHERE m.kode_member = ANY ($1::text[]) AND m.rumah IS NULL AND m.kode_toko_daftar = $2 ORDER BY 1`,
)
export const memberState = (ctx: Context, kode: readonly string[]): Promise<MemberState[]> =>
  ctx.sql(state, [kode, ctx.toko.kode_toko])
