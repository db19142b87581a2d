/** Signing in: password, lock of the device that fails five times, a new token. */
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
import { cobaPassword, hashPerangkat, isDikenal } from '../../rantai/kunci-akun.ts'
import { catatAkses } from '../../rantai/log-akses.ts'
import { isPassword, waste } from '../../process/password.ts'
import { userdataOf } from './userdata.ts'

const HOUR_MS = 3_600_000

/**
 * A wrong user, password or shop answers the same text after the same time, and is counted alike; so is a lock of an account that
 * nobody has. The refusal is returned so that the count of failures stays.
 */
export async function masuk(
  ctx: PublicContext,
  { body }: CallInput<typeof login>,
): Promise<CallReply<typeof login> | Refusal> {
  const perangkat = body.perangkat === undefined ? null : hashPerangkat(body.perangkat)
  const dari = { user_id: body.user_id, alamat: ctx.ip, perangkat }
  const baru = !(await isDikenal(ctx, dari))
  let found: Awaited<ReturnType<typeof siapa>>
  const hasil = await cobaPassword(ctx, { urusan: 'MASUK', tempat: ctx.ip, ...dari }, async () => {
    found = await siapa(ctx, body)
    return found !== undefined
  })
  if (hasil === 'TERKUNCI') return errors.akunTerkunci()
  if (!found) {
    await catatAkses(ctx, { peristiwa: 'GAGAL MASUK', ref: body.kode_toko, ...dari })
    return errors.loginSalah()
  }
  const { user, toko } = found
  await catatAkses(ctx, { peristiwa: 'MASUK', ref: toko.kode_toko, baru, ...dari })

  const token = newToken()
  const { SESI_JAM } = parseSettings(await settingsOf(ctx, toko.kode_toko))
  await ctx.db
    .updateTable('users')
    .set({ login_terakhir: ctx.now })
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
      perangkat,
      masuk_sebelumnya: user.login_terakhir,
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

/** The user whose password this is and the shop, when they may work there; undefined after as long a time when not. */
async function siapa(ctx: PublicContext, { user_id, password, kode_toko }: CallInput<typeof login>['body']) {
  const user = await ctx.db
    .selectFrom('users')
    .selectAll()
    .where('user_id', '=', user_id)
    .where('status_aktif', '=', true)
    .executeTakeFirst()
  const known = user ? await isPassword(user.password_hash, password) : await waste(password)
  // During a close a sign-in waits for the new day: a token given before it would outlive it (DOMAIN §H.1-21).
  if (known)
    await sql`SELECT pg_advisory_xact_lock_shared(${sql.lit(LOCK.hari)}, kunci_toko(${kode_toko}))`.execute(
      ctx.db,
    )
  const toko = await ctx.db
    .selectFrom('toko')
    .selectAll()
    .where('kode_toko', '=', kode_toko)
    .where('status_aktif', '=', true)
    .executeTakeFirst()
  if (!known || !user || !toko) return undefined
  return ofWholeChain(user.level as Level) || user.kode_toko === toko.kode_toko ? { user, toko } : undefined
}

async function settingsOf(ctx: PublicContext, kode_toko: string): Promise<Record<string, string>> {
  const { rows } = await sql<{
    key: string
    value: string
  }>`SELECT key, value FROM para_system WHERE kode_toko = ${kode_toko}`.execute(ctx.db)
  return Object.fromEntries(rows.map((r) => [r.key, r.value]))
}
