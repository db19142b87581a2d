/** Reads one member whole; a member that writes have just changed is answered the same way. */
import type { CallInput } from '#domain/call.ts'
import type { lihatMember, MemberLengkap } from '#domain/calls/member.ts'
import { errors } from '#domain/errors.ts'
import { samarkanNik } from '#domain/rules/member.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { MEMBER_COLUMNS, tampilkan, type MemberRow } from '../../rantai/member.ts'

type Row = MemberRow &
  Pick<
    MemberLengkap,
    'tgl_lahir' | 'kode_toko_daftar' | 'tgl_daftar' | 'input_by' | 'consent_versi' | 'anonim' | 'gabung_ke'
  > & {
    nik_enc: Buffer | null
    consent_at: Date | null
    consent_ditarik_at: Date | null
  }

const satu = statement<Row>(
  'lihat_member',
  `SELECT ${MEMBER_COLUMNS}, m.tgl_lahir, m.kode_toko_daftar, m.input_date::date AS tgl_daftar, m.input_by, m.nik_enc,
     m.consent_at, m.consent_versi, m.consent_ditarik_at, m.anonim_at IS NOT NULL AS anonim, m.gabung_ke
   FROM member m WHERE m.kode_member = $1`,
)

/** @throws errors.masterTidakAda */
export async function loadWhole(ctx: Context, kode_member: string): Promise<MemberLengkap> {
  const [row] = await ctx.sql(satu, [kode_member])
  if (!row) throw errors.masterTidakAda({ label: 'Member', kode: kode_member })
  const { nik_enc, consent_at, consent_ditarik_at, ...rest } = tampilkan(ctx, row)
  return {
    ...rest,
    nik_samar: nik_enc ? samarkanNik(ctx.rahasia.buka(nik_enc)) : '-',
    consent_at: consent_at?.toISOString() ?? null,
    consent_ditarik_at: consent_ditarik_at?.toISOString() ?? null,
  }
}

export const lihat = (ctx: Context, { params }: CallInput<typeof lihatMember>): Promise<MemberLengkap> =>
  loadWhole(ctx, params.kode_member)
