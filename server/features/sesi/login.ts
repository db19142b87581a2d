/** Signing in: password, lock of the device that fails five times, a new token. */
import { sql } from 'kysely'
import { login } from '#domain/calls/sesi.ts'
import type { CallInput, CallReply } from '#domain/call.ts'
import { errors, type Refusal } from '#domain/errors.ts'
import type { PublicContext } from '../../http/route.ts'
import { LOCK } from '../../db/locks.ts'
import { cobaPassword, hashPerangkat, isDikenal } from '../../rantai/kunci-akun.ts'
import { recordAkses } from '../../rantai/log-akses.ts'
import { isPassword, waste } from '../../process/password.ts'
import { bolehMasuk, bukaSesi, tokoAktif } from './buka-sesi.ts'

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
  const result = await cobaPassword(ctx, { urusan: 'MASUK', tempat: ctx.ip, ...dari }, async () => {
    found = await siapa(ctx, body)
    return found !== undefined
  })
  if (result === 'TERKUNCI') return errors.akunTerkunci()
  if (!found) {
    await recordAkses(ctx, { peristiwa: 'GAGAL MASUK', ref: body.kode_toko, ...dari })
    return errors.loginSalah()
  }
  const { user, toko } = found
  await recordAkses(ctx, { peristiwa: 'MASUK', ref: toko.kode_toko, baru, ...dari })

  await ctx.db
    .updateTable('users')
    .set({ login_terakhir: ctx.now })
    .where('user_id', '=', user.user_id)
    .execute()
  return bukaSesi(ctx, { user, toko, ip: ctx.ip, perangkat, masuk_sebelumnya: user.login_terakhir })
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
  // A token given before a close would outlive it (DOMAIN §H.1-21); waitForDay has waited for the new day, unless it began since.
  if (known)
    await sql`SELECT pg_advisory_xact_lock_shared(${sql.lit(LOCK.hari)}, kunci_toko(${kode_toko}))`.execute(
      ctx.db,
    )
  const toko = await tokoAktif(ctx, kode_toko)
  if (!known || !user || !toko) return undefined
  return bolehMasuk(user, toko.kode_toko) ? { user, toko } : undefined
}
