/** Signing in: password, lock-out after five failures, a new token. */
import { sql } from 'kysely'
import { login } from '#domain/calls/sesi.ts'
import type { CallInput, CallReply } from '#domain/call.ts'
import { errors, type Refusal } from '#domain/errors.ts'
import { ofWholeChain, type Level } from '#domain/level.ts'
import type { HakAkses } from '#domain/rights.ts'
import type { PublicContext } from '../../http/route.ts'
import { LOCK } from '../../db/locks.ts'
import { hashToken, newToken } from '../../http/session.ts'
import type { Zona } from '#domain/zona.ts'
import { parseSettings } from '#domain/rules/para-system.ts'
import { GAGAL_MAKS, KUNCI_MS } from '../../rantai/kunci-akun.ts'
import { isPassword, waste } from '../../process/password.ts'
import { userdataOf } from './userdata.ts'

const HOUR_MS = 3_600_000

/** A wrong user, password or shop answers the same text; the refusal is returned so that the count of failures stays. */
export async function masuk(
  ctx: PublicContext,
  { body }: CallInput<typeof login>,
): Promise<CallReply<typeof login> | Refusal> {
  const user = await ctx.db
    .selectFrom('users')
    .selectAll()
    .where('user_id', '=', body.user_id)
    .where('status_aktif', '=', true)
    .forUpdate()
    .executeTakeFirst()
  if (user?.kunci_sampai && user.kunci_sampai > ctx.now) return errors.akunTerkunci()
  const known = user ? await isPassword(user.password_hash, body.password) : await waste(body.password)
  // During a close a sign-in waits for the new day: a token given before it would outlive it (DOMAIN §H.1-21).
  if (known)
    await sql`SELECT pg_advisory_xact_lock_shared(${sql.lit(LOCK.hari)}, kunci_toko(${body.kode_toko}))`.execute(
      ctx.db,
    )
  const toko = await ctx.db
    .selectFrom('toko')
    .selectAll()
    .where('kode_toko', '=', body.kode_toko)
    .where('status_aktif', '=', true)
    .executeTakeFirst()
  const mayEnter = user && toko && (ofWholeChain(user.level as Level) || user.kode_toko === toko.kode_toko)
  if (!known || !mayEnter) {
    if (user && !known) await countFailure(ctx, user.user_id, user.gagal_login + 1)
    return errors.loginSalah()
  }

  const token = newToken()
  const { SESI_JAM } = parseSettings(await settingsOf(ctx, toko.kode_toko))
  await ctx.db
    .updateTable('users')
    .set({ gagal_login: 0, kunci_sampai: null, login_terakhir: ctx.now })
    .where('user_id', '=', user.user_id)
    .execute()
  await ctx.db
    .insertInto('sesi')
    .values({
      token_hash: hashToken(token),
      user_id: user.user_id,
      kode_toko: toko.kode_toko,
      dibuat: ctx.now,
      kedaluwarsa: new Date(ctx.now.getTime() + SESI_JAM * HOUR_MS),
      ip: ctx.ip,
    })
    .execute()
  const rights = await ctx.db
    .selectFrom('hak_akses')
    .selectAll()
    .where('user_id', '=', user.user_id)
    .execute()
  const who = {
    ...toko,
    user_id: user.user_id,
    user_name: user.user_name,
    level: user.level as Level,
    zona: toko.zona as Zona,
    ganti_password_wajib: user.ganti_password_wajib,
  }
  return { token, ...userdataOf(who, new Map(rights.map((r): [string, HakAkses] => [r.menu_name, r]))) }
}

async function countFailure(ctx: PublicContext, user_id: string, gagal: number): Promise<void> {
  const locked = gagal >= GAGAL_MAKS
  await ctx.db
    .updateTable('users')
    .set({
      gagal_login: locked ? 0 : gagal,
      kunci_sampai: locked ? new Date(ctx.now.getTime() + KUNCI_MS) : null,
    })
    .where('user_id', '=', user_id)
    .execute()
}

async function settingsOf(ctx: PublicContext, kode_toko: string): Promise<Record<string, string>> {
  const { rows } = await sql<{
    key: string
    value: string
  }>`SELECT key, value FROM para_system WHERE kode_toko = ${kode_toko}`.execute(ctx.db)
  return Object.fromEntries(rows.map((r) => [r.key, r.value]))
}
