/**
 * Objects that must go. A name is written down before its object is stored, and crossed out in the very transaction that
 * begins to use it; the one that ceases to use it writes it down again. So a crash leaves nothing behind that nobody knows of,
 * and what a bucket would not remove today is removed tomorrow (DOMAIN §F.4).
 */
import type pg from 'pg'
import { LOCK } from '../db/locks.ts'
import { statement } from '../db/statement.ts'
import { SELURUH_RANTAI, write } from '../db/transaction.ts'
import { periodically, type Periodic } from '../process/periodic.ts'
import type { Clock } from '../process/clock.ts'
import type { Penyimpanan } from './penyimpanan.ts'

/** From `sejak` on they must go. */
export const recordDropped = statement<unknown, { sejak: Date; nama: string[] }>(
  'catat_objek_buang',
  `INSERT INTO objek_buang (nama, sejak) SELECT n, :sejak FROM unnest(:nama::text[]) n
   ON CONFLICT (nama) DO UPDATE SET sejak = EXCLUDED.sejak`,
)

/** Forgets an object that is gone. */
const terbuang = statement<unknown>('objek_terbuang', 'DELETE FROM objek_buang WHERE nama = $1')

const SEKALIGUS = 100
/** While a backup reads, nothing goes: a row of its snapshot may still speak of it. */
const jatuhTempo = statement<{ nama: string }>(
  'objek_buang_jatuh_tempo',
  `SELECT nama FROM objek_buang WHERE sejak <= $1
     AND NOT EXISTS (SELECT 1 FROM pg_locks l JOIN pg_database d ON d.oid = l.database
       WHERE d.datname = current_database() AND l.locktype = 'advisory' AND l.classid = ${LOCK.cadangan}
         AND l.objsubid = 2)
   ORDER BY sejak LIMIT ${SEKALIGUS}`,
)
/** An object that could not be removed waits behind those that can be. */
const tunda = statement<unknown>('tunda_objek_buang', 'UPDATE objek_buang SET sejak = $2 WHERE nama = $1')
const LAGI_MS = 600_000

/** Removes what is due. @returns how many are gone */
export async function sapu(
  { pool, penyimpanan, now }: { pool: pg.Pool; penyimpanan: Penyimpanan; now: Date },
  gagal: (nama: string, error: unknown) => void,
): Promise<number> {
  let hilang = 0
  for (;;) {
    const due = await write(pool, SELURUH_RANTAI, ({ sql }) => sql(jatuhTempo, [now]))
    for (const { nama } of due) {
      const error = await penyimpanan.hapus(nama).then(
        () => undefined,
        (why: unknown) => ({ why }),
      )
      if (error) gagal(nama, error.why)
      else hilang++
      await write(pool, SELURUH_RANTAI, ({ sql }) =>
        error ? sql(tunda, [nama, new Date(now.getTime() + LAGI_MS)]) : sql(terbuang, [nama]),
      )
    }
    if (due.length < SEKALIGUS) return hilang
  }
}

const SEMENIT_MS = 60_000

/** Every minute. Of several processes each does it: an object that another has removed is gone already. */
export const sweepPeriodically = (
  { pool, penyimpanan, clock }: { pool: pg.Pool; penyimpanan: Penyimpanan; clock: Clock },
  gagal: (nama: string, error: unknown) => void,
): Periodic =>
  periodically({
    setiapMs: SEMENIT_MS,
    kerjakan: () => sapu({ pool, penyimpanan, now: clock.now() }, gagal),
    gagal: (error) => gagal('-', error),
  })
