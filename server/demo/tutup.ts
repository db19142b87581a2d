/** Closes a past day of a shop the way a user does: signed in, by the same close. */
import type pg from 'pg'
import { tanggalSystem } from '#domain/units.ts'
import { tutup } from '../close/close.ts'
import { TutupTurn } from '../process/tutup-turn.ts'
import { read, SELURUH_RANTAI, write } from '../db/transaction.ts'
import { hashToken, newToken } from '../http/session.ts'
import type { Session } from '../context.ts'
import type { Live } from '../process/live.ts'
import { Ruang } from '../process/ruang.ts'
import { PEMILIK } from './data.ts'

export async function tutupHari(pool: pg.Pool, live: Live, kode_toko: string, day: string): Promise<void> {
  const now = new Date(`${day}T21:00:00+07:00`)
  const session = await masuk(pool, kode_toko, now)
  await tutup(
    { pool, turn: turnAt(pool), live, ruang: new Ruang(undefined), session, now },
    { PROSES: 'close', tgl_system: tanggalSystem(day) },
  )
}

/** Queues of closes, one for each database: its shops are filled side by side, and take turns as they would. */
const TURN = new WeakMap<pg.Pool, TutupTurn>()
const turnAt = (pool: pg.Pool): TutupTurn => TURN.get(pool) ?? TURN.set(pool, new TutupTurn(pool)).get(pool)!

async function masuk(pool: pg.Pool, kode_toko: string, now: Date): Promise<Session> {
  const token_hash = hashToken(newToken())
  const kedaluwarsa = new Date(now.getTime() + 3_600_000)
  await write(pool, SELURUH_RANTAI, ({ db }) =>
    db
      .insertInto('sesi')
      .values({ token_hash, user_id: PEMILIK.user_id, kode_toko, dibuat: now, kedaluwarsa })
      .execute(),
  )
  const toko = await read(pool, SELURUH_RANTAI, ({ db }) =>
    db
      .selectFrom('toko')
      .select(['kode_toko', 'nama_toko', 'alamat_toko', 'tgl_system'])
      .where('kode_toko', '=', kode_toko)
      .executeTakeFirstOrThrow(),
  )
  return {
    user: { ...PEMILIK, kode_toko, token_hash },
    toko: { ...toko, zona: 'WIB' },
    rights: new Map(),
    kedaluwarsa,
    password_at: now,
    ganti_password_wajib: false,
    terakhir: now,
    written: now,
  }
}
