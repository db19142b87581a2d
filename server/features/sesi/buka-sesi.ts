/** A new session in a shop: of who signs in, and of who goes on there from another shop. */
import { sql, type Selectable } from 'kysely'
import type { login } from '#domain/calls/sesi.ts'
import type { CallReply } from '#domain/call.ts'
import { ofWholeChain, type Level } from '#domain/level.ts'
import type { HakAkses } from '#domain/rights.ts'
import { parseSettings, type Settings } from '#domain/rules/para-system.ts'
import type { Zona } from '#domain/zona.ts'
import type { Context } from '../../context.ts'
import type { Sesi, Toko, Users } from '../../db/schema.ts'
import { hashToken, newToken } from '../../http/session.ts'
import { adaHutang } from '../../rantai/modul-hutang.ts'
import { userdataOf } from './userdata.ts'

const HOUR_MS = 3_600_000

/** Staff work in their own shop; OWN and SU in any. */
export const bolehMasuk = (user: { level: string; kode_toko: string }, kode_toko: string): boolean =>
  ofWholeChain(user.level as Level) || user.kode_toko === kode_toko

/** Finds a shop that people work in here. */
export const tokoAktif = ({ db }: Pick<Context, 'db'>, kode_toko: string) =>
  db
    .selectFrom('toko')
    .selectAll()
    .where('kode_toko', '=', kode_toko)
    .where('status_aktif', '=', true)
    .where('jauh', '=', false)
    .executeTakeFirst()

interface Dibuka extends Pick<Selectable<Sesi>, 'ip' | 'perangkat' | 'masuk_sebelumnya'> {
  user: Selectable<Users>
  toko: Selectable<Toko>
  /** Time when the password was given, if it is not given for this session. */
  password_at?: Date
  /** The session ends at this time, whatever SESI_JAM of the shop says. */
  paling_lama?: Date
}

export async function bukaSesi(
  ctx: Pick<Context, 'db' | 'now'>,
  { user, toko, ip, perangkat, masuk_sebelumnya, password_at, paling_lama }: Dibuka,
): Promise<CallReply<typeof login>> {
  const { user_id, user_name, ganti_password_wajib } = user
  const token = newToken()
  const settings = await settingsDari(ctx, toko.kode_toko)
  const kedaluwarsa = new Date(ctx.now.getTime() + settings.SESI_JAM * HOUR_MS)
  await ctx.db
    .insertInto('sesi')
    .values({
      token_hash: hashToken(token),
      user_id,
      kode_toko: toko.kode_toko,
      dibuat: ctx.now,
      kedaluwarsa: paling_lama && paling_lama < kedaluwarsa ? paling_lama : kedaluwarsa,
      ip,
      perangkat,
      masuk_sebelumnya,
      password_at: password_at ?? ctx.now,
    })
    .execute()
  const rights = await ctx.db.selectFrom('hak_akses').selectAll().where('user_id', '=', user_id).execute()
  const who = {
    ...toko,
    user_id,
    user_name,
    level: user.level as Level,
    zona: toko.zona as Zona,
    ganti_password_wajib,
  }
  const hak = new Map(rights.map((r): [string, HakAkses] => [r.menu_name, r]))
  return { token, ...userdataOf(who, hak, await adaHutang(ctx, toko.kode_toko, settings)) }
}

async function settingsDari({ db }: Pick<Context, 'db'>, kode_toko: string): Promise<Settings> {
  const { rows } = await sql<{
    key: string
    value: string
  }>`SELECT key, value FROM para_system WHERE kode_toko = ${kode_toko}`.execute(db)
  return parseSettings(Object.fromEntries(rows.map((r) => [r.key, r.value])))
}
