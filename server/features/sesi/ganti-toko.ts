/** An owner goes on in another shop: what signing in there asks is asked, but for the password. */
import { sql } from 'kysely'
import type { gantiToko as call, login } from '#domain/calls/sesi.ts'
import type { CallInput, CallReply } from '#domain/call.ts'
import { errors } from '#domain/errors.ts'
import type { Context } from '../../context.ts'
import { LOCK } from '../../db/locks.ts'
import { SELURUH_RANTAI, write } from '../../db/transaction.ts'
import { contextOn } from '../../db/context-on.ts'
import type { OwnContext } from '../../http/route.ts'
import { recordAkses } from '../../rantai/log-akses.ts'
import { bolehMasuk, bukaSesi, tokoAktif } from './buka-sesi.ts'

/**
 * The call has its own route because its reply holds a token, and replies are kept. The old session ends in the same
 * commit: a repeated request is refused as every call of a session that is over. The new session lasts no longer than
 * the old one would have.
 * @throws errors.tidakDiizinkan, sudahDiToko, tokoTidakAda, sedangTutup, invalidToken
 */
export async function gantiToko(
  { pool, live, session, now }: OwnContext,
  { body: { kode_toko } }: CallInput<typeof call>,
): Promise<CallReply<typeof login>> {
  const { user_id, token_hash } = session.user
  if (!bolehMasuk(session.user, kode_toko)) throw errors.tidakDiizinkan()
  if (kode_toko === session.toko.kode_toko) throw errors.sudahDiToko().at('kode_toko')
  const reply = await write(pool, SELURUH_RANTAI, async (tx) => {
    const ctx = contextOn(tx, { now })
    await tolakSaatTutup(ctx, kode_toko)
    const user = await ctx.db
      .selectFrom('users')
      .selectAll()
      .where('user_id', '=', user_id)
      .where('status_aktif', '=', true)
      .executeTakeFirst()
    const lama = await akhiri(ctx, token_hash)
    // A session remembers rights for as long as nobody says that they changed.
    if (!user || !lama) throw errors.invalidToken()
    if (!bolehMasuk(user, kode_toko)) throw errors.tidakDiizinkan()
    const toko = await tokoAktif(ctx, kode_toko)
    if (!toko) throw errors.tokoTidakAda({ kode_toko }).at('kode_toko')
    const { kedaluwarsa: paling_lama, ip, dibuat, ...asal } = lama
    const password_at = asal.password_at ?? dibuat
    const { perangkat } = asal
    await recordAkses(ctx, { peristiwa: 'GANTI TOKO', user_id, ref: kode_toko, alamat: ip, perangkat })
    return bukaSesi(ctx, { user, toko, ip, paling_lama, ...asal, password_at })
  })
  await live.tellAll([{ kind: 'sesi', token: token_hash.toString('hex') }])
  return reply
}

/** A token given during a close would outlive it. Nobody at a screen waits for that as long as a sign-in may. */
async function tolakSaatTutup({ db }: Pick<Context, 'db'>, kode_toko: string): Promise<void> {
  const { rows } = await sql<{
    bebas: boolean
  }>`SELECT pg_try_advisory_xact_lock_shared(${sql.lit(LOCK.hari)}, kunci_toko(${kode_toko})) AS bebas`.execute(
    db,
  )
  if (!rows[0]!.bebas) throw errors.sedangTutup().at('kode_toko')
}

/** Of two requests that come at once one finds it. */
const akhiri = ({ db, now }: Pick<Context, 'db' | 'now'>, token_hash: Buffer) =>
  db
    .updateTable('sesi')
    .set({ dicabut_at: now, alasan_cabut: 'GANTI TOKO' })
    .where('token_hash', '=', token_hash)
    .where('dicabut_at', 'is', null)
    .returning(['ip', 'perangkat', 'masuk_sebelumnya', 'kedaluwarsa', 'dibuat', 'password_at'])
    .executeTakeFirst()
