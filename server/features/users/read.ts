/** Users as /data-users shows them. */
import { sql } from 'kysely'
import type { CallReply } from '#domain/call.ts'
import type { allUsers, User } from '#domain/calls/users.ts'
import { errors } from '#domain/errors.ts'
import { ofWholeChain, type Level } from '#domain/level.ts'
import type { Context } from '../../context.ts'
import { terkunciSampai } from '../../rantai/kunci-akun.ts'

/** Every user of the chain; a supervisor is shown those of the shop. */
export async function all(ctx: Context): Promise<CallReply<typeof allUsers>> {
  const rows = await susunan(ctx)
    .$if(!ofWholeChain(ctx.user.level), (q) => q.where('u.kode_toko', '=', ctx.toko.kode_toko))
    .orderBy('u.user_id')
    .execute()
  return rows.map(dilihat)
}

/** @throws errors.userTidakAda */
export async function satu(ctx: Context, user_id: string): Promise<User> {
  const row = await susunan(ctx).where('u.user_id', '=', user_id).executeTakeFirst()
  if (!row) throw errors.userTidakAda({ user_id })
  return dilihat(row)
}

const susunan = (ctx: Context) =>
  ctx.db
    .selectFrom('users as u')
    .innerJoin('toko as t', 't.kode_toko', 'u.kode_toko')
    .select([
      'u.user_id',
      'u.user_name',
      'u.level',
      'u.kode_toko',
      't.nama_toko',
      'u.no_hp',
      'u.no_sertifikat_penaksir',
      'u.sertifikat_sampai',
      'u.status_aktif',
      'u.ganti_password_wajib',
      'u.login_terakhir',
    ])
    .select(terkunciSampai(ctx.now).as('terkunci_sampai'))
    .select(
      sql<number>`(
          SELECT count(*)::int FROM sesi s
          WHERE s.user_id = u.user_id AND s.dicabut_at IS NULL AND s.kedaluwarsa > ${ctx.now})`.as('sesi'),
    )

type Row = Awaited<ReturnType<ReturnType<typeof susunan>['execute']>>[number]

const dilihat = ({ terkunci_sampai, level, login_terakhir, ...row }: Row): User => ({
  ...row,
  level: level as Level,
  terkunci_sampai: terkunci_sampai?.toISOString() ?? null,
  login_terakhir: login_terakhir?.toISOString() ?? null,
})
