/**
 * Which close is running, whose it is, and how far it got.
 * A lock of the session says that one is running: it dies with its process. The row in tutup_berjalan says the rest, and
 * is committed at once. Both change together under a short lock of their own (gate), so whoever finds the lock taken finds the row of its holder.
 */
import type pg from 'pg'
import { errors } from '#domain/errors.ts'
import { CLOSE_EVENTS, type TutupBerjalan } from '#domain/calls/tutup-berjalan.ts'
import { LOCK } from '../db/locks.ts'
import { statement } from '../db/statement.ts'
import { commit, setShop, write } from '../db/transaction.ts'
import type { Live } from '../process/live.ts'

/** Inside the gate nothing starts or ends; `work` decides on what it sees. */
export async function inGate<T>(
  client: pg.ClientBase,
  kode_toko: string,
  work: () => Promise<T>,
): Promise<T> {
  await client.query(`BEGIN; ${setShop(kode_toko)}`)
  try {
    await client.query(`SELECT pg_advisory_xact_lock(${LOCK.pintuTutup}, kunci_toko($1))`, [kode_toko])
    const result = await work()
    await commit(client)
    return result
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {}) // a connection that is gone has rolled back
    throw error
  }
}

/** In the gate: makes this connection the one that closes the shop. @throws errors.tutupSedangBerjalan, errors.tutupOlehUserLain */
export async function claim(
  client: pg.ClientBase,
  row: { kode_toko: string; tgl_system: string; user_id: string; mulai: Date },
): Promise<void> {
  const { kode_toko, tgl_system, user_id, mulai } = row
  const { rows } = await client.query<{ free: boolean }>(
    `SELECT pg_try_advisory_lock(${LOCK.tutupBerjalan}, kunci_toko($1)) AS free`,
    [kode_toko],
  )
  if (!rows[0]!.free) {
    const running = await client.query<{ user_id: string }>(
      'SELECT user_id FROM tutup_berjalan WHERE kode_toko = $1',
      [kode_toko],
    )
    throw running.rows[0]?.user_id === user_id ? errors.tutupSedangBerjalan() : errors.tutupOlehUserLain()
  }
  await client.query(
    `INSERT INTO tutup_berjalan (kode_toko, tgl_system, user_id, mulai) VALUES ($1, $2, $3, $4)
     ON CONFLICT (kode_toko) DO UPDATE SET tgl_system = excluded.tgl_system, user_id = excluded.user_id, mulai = excluded.mulai, percentage = 0, message = ''`,
    [kode_toko, tgl_system, user_id, mulai],
  )
}

/** The close is over, for better or worse. */
export const release = (client: pg.ClientBase, kode_toko: string): Promise<void> =>
  inGate(client, kode_toko, async () => {
    await client.query('DELETE FROM tutup_berjalan WHERE kode_toko = $1', [kode_toko])
    await client.query(`SELECT pg_advisory_unlock(${LOCK.tutupBerjalan}, kunci_toko($1))`, [kode_toko])
  })

/** Of this close: what is told late must not speak of the next day's. */
const berapaJauh =
  'UPDATE tutup_berjalan SET percentage = $3, message = $4 WHERE kode_toko = $1 AND tgl_system = $2'

type Penutupan = Pick<TutupBerjalan, 'tgl_system' | 'user_id' | 'user_name'> & { kode_toko: string }

/** Tells the shop's screens who closes it and how far the close is; in order, on other connections, while its own goes on working. */
export class Progress {
  #told: Promise<void> = Promise.resolve()
  readonly #pool: pg.Pool
  readonly #live: Live
  readonly #day: Penutupan

  constructor(pool: pg.Pool, live: Live, day: Penutupan) {
    this.#pool = pool
    this.#live = live
    this.#day = day
  }

  tell(percentage: number, message: string): void {
    const { kode_toko, tgl_system } = this.#day
    // Whoever misses a step learns of the next; a close does not fail for it.
    this.#told = this.#told
      .then(() =>
        write(this.#pool, kode_toko, ({ client }) =>
          client.query(berapaJauh, [kode_toko, tgl_system, percentage, message]),
        ),
      )
      .then(() => this.#emit({ berjalan: true, percentage, message }))
      .catch(() => {})
  }

  /** It ends without having closed the shop. */
  tidakJadi(): void {
    this.#told = this.#told
      .then(() => this.#emit({ berjalan: false, percentage: 0, message: '' }))
      .catch(() => {})
  }

  #emit(far: Pick<TutupBerjalan, 'berjalan' | 'percentage' | 'message'>): Promise<void> {
    const { kode_toko, ...whose } = this.#day
    const payload: TutupBerjalan = { ...far, ...whose }
    return this.#live.tellAll([{ kind: 'screen', kode_toko, event: CLOSE_EVENTS.progress, payload }])
  }

  /** Everything told has left. Await it when the close's own connection is back in the pool: this one may be waiting for it. */
  get told(): Promise<void> {
    return this.#told
  }
}

/** For a browser that polls. A row whose lock nobody holds is what a crash left behind. */
export const statusTutup = statement<TutupBerjalan>(
  'status_tutup',
  `SELECT r.user_id IS NOT NULL AS berjalan, COALESCE(r.percentage, 0) AS percentage, COALESCE(r.message, '') AS message, COALESCE(r.user_id, '-') AS user_id, COALESCE(u.user_name, '-') AS user_name, COALESCE(r.tgl_system, t.tgl_system) AS tgl_system
   FROM toko t LEFT JOIN tutup_berjalan r ON r.kode_toko = t.kode_toko AND EXISTS (
     SELECT 1 FROM pg_locks l WHERE l.locktype = 'advisory' AND l.granted AND l.objsubid = 2 AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())
       AND l.classid = ${LOCK.tutupBerjalan} AND l.objid = kunci_toko($1)::oid)
     LEFT JOIN users u ON u.user_id = r.user_id
   WHERE t.kode_toko = $1`,
)
