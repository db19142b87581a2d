/** A sign-in during a close of its shop. */
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import type { CallInput } from '#domain/call.ts'
import type { login } from '#domain/calls/sesi.ts'
import { errors } from '#domain/errors.ts'
import { WORKING } from '../../db/client.ts'
import { LOCK } from '../../db/locks.ts'

const LAGI_MS = 50
const BEBAS = `SELECT pg_try_advisory_xact_lock_shared(${LOCK.hari}, kunci_toko($1)) AS bebas`

/**
 * Waits for the new day where nothing of the database is held: who wants in while a shop is closed would else hold a connection each, and
 * a dozen of them all that tills ask with. @throws errors.sedangSibuk after as long as any lock is waited for
 */
export async function waitForDay(pool: pg.Pool, { body }: CallInput<typeof login>): Promise<void> {
  const habis = performance.now() + WORKING.lock
  for (;;) {
    const { rows } = await pool.query<{ bebas: boolean }>(BEBAS, [body.kode_toko])
    if (rows[0]!.bebas) return
    if (performance.now() > habis) throw errors.sedangSibuk()
    await pause(LAGI_MS)
  }
}
