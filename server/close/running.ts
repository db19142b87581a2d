/**
 * The close of a shop that waits or is running: whose it is, and how far it got.
 * A lock of the session says that there is a close, and dies with its process: first the lock of the number by which it
 * waits for its turn (turns.ts), then that of its shop. The row in tutup_berjalan says the rest, and is committed at
 * once. Lock and row change together under a short lock of their own (gate), so whoever finds the lock taken finds the
 * row of its holder.
 */
import type pg from 'pg'
import { errors } from '#domain/errors.ts'
import { CLOSE_EVENTS, waitingForTurn, type TutupBerjalan } from '#domain/calls/tutup-berjalan.ts'
import { LOCK } from '../db/locks.ts'
import type { Sql } from '../db/client.ts'
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

export interface Penutup {
  kode_toko: string
  tgl_system: string
  user_id: string
  mulai: Date
}

/** SQL: true while a lock of `r`, the row of a shop's close, is held. */
const dipegang = (ruang: number, kunci: string): string =>
  `EXISTS (
     SELECT 1 FROM pg_locks l
     WHERE l.locktype = 'advisory' AND l.granted AND l.objsubid = 2
       AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())
       AND l.classid = ${ruang} AND l.objid = (${kunci})::oid)`
const BERJALAN = dipegang(LOCK.tutupBerjalan, 'kunci_toko(r.kode_toko)')
const MENUNGGU = dipegang(LOCK.tutupTurn, 'r.giliran')

/** In the gate: this close is the shop's, and waits for its turn. @returns its number, a lock of this connection @throws errors.tutupSedangBerjalan, errors.tutupOlehUserLain, errors.tutupMenungguGiliran */
export async function mendaftar(client: pg.ClientBase, penutup: Penutup): Promise<number> {
  const { rows } = await client.query<{ user_id: string; user_name: string; berjalan: boolean }>(
    `SELECT r.user_id, COALESCE(u.user_name, r.user_id) AS user_name, ${BERJALAN} AS berjalan
     FROM tutup_berjalan r LEFT JOIN users u USING (user_id)
     WHERE r.kode_toko = $1 AND (${BERJALAN} OR ${MENUNGGU})`,
    [penutup.kode_toko],
  )
  const [ada] = rows
  if (ada && !ada.berjalan && ada.user_id !== penutup.user_id) throw errors.tutupMenungguGiliran(ada)
  if (ada) throw milikSiapa(ada.user_id, penutup.user_id)
  // A number is locked before the next one is drawn, or a later close could pass it by.
  await client.query(`SELECT pg_advisory_xact_lock(${LOCK.tutupTurn}, 0)`)
  const drawn = await client.query<{ nomor: number }>(`SELECT nextval('giliran_tutup')::int AS nomor`)
  const { nomor } = drawn.rows[0]!
  await writeOut(client, penutup, nomor)
  await client.query(`SELECT pg_advisory_lock(${LOCK.tutupTurn}, $1)`, [nomor])
  return nomor
}

/** In the gate: makes this connection the one that closes the shop. @throws errors.tutupSedangBerjalan, errors.tutupOlehUserLain: a server of the version before closes it, which takes no turns */
export async function claim(client: pg.ClientBase, penutup: Penutup): Promise<void> {
  const { rows } = await client.query<{ free: boolean }>(
    `SELECT pg_try_advisory_lock(${LOCK.tutupBerjalan}, kunci_toko($1)) AS free`,
    [penutup.kode_toko],
  )
  if (!rows[0]!.free) {
    const running = await client.query<{ user_id: string }>(
      'SELECT user_id FROM tutup_berjalan WHERE kode_toko = $1',
      [penutup.kode_toko],
    )
    throw milikSiapa(running.rows[0]?.user_id, penutup.user_id)
  }
  await writeOut(client, penutup, null)
}

const milikSiapa = (yang_menutup: string | undefined, user_id: string) =>
  yang_menutup === user_id ? errors.tutupSedangBerjalan() : errors.tutupOlehUserLain()

const writeOut = (
  client: pg.ClientBase,
  { kode_toko, tgl_system, user_id, mulai }: Penutup,
  turn: number | null,
) =>
  client.query(
    `INSERT INTO tutup_berjalan (kode_toko, tgl_system, user_id, mulai, giliran) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (kode_toko) DO UPDATE SET tgl_system = excluded.tgl_system, user_id = excluded.user_id,
       mulai = excluded.mulai, giliran = excluded.giliran, percentage = 0, message = ''`,
    [kode_toko, tgl_system, user_id, mulai, turn],
  )

/** Ends the wait of a close: it runs by now, or never will. */
export const lepasNomor = (client: pg.ClientBase, kode_toko: string, nomor: number): Promise<void> =>
  inGate(client, kode_toko, async () => {
    await client.query('DELETE FROM tutup_berjalan WHERE kode_toko = $1 AND giliran = $2', [kode_toko, nomor])
    await client.query(`SELECT pg_advisory_unlock(${LOCK.tutupTurn}, $1)`, [nomor])
  })

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
    // A screen that misses a step learns of the next; a close does not fail for it.
    this.#told = this.#told
      .then(() =>
        write(this.#pool, kode_toko, ({ client }) =>
          client.query(berapaJauh, [kode_toko, tgl_system, percentage, message]),
        ),
      )
      .then(() => this.#emit({ berjalan: true, percentage, message }))
      .catch(() => {})
  }

  /** Tells that the close waits for its turn. Whoever asks how far it is counts anew, so nothing is written down. */
  menunggu(sebelum: number): void {
    this.#told = this.#told
      .then(() =>
        this.#emit({
          berjalan: false,
          menunggu: sebelum,
          percentage: 0,
          message: waitingForTurn(sebelum),
        }),
      )
      .catch(() => {})
  }

  /** Tells that the close ends without having closed the shop. */
  tidakJadi(): void {
    this.#told = this.#told
      .then(() => this.#emit({ berjalan: false, percentage: 0, message: '' }))
      .catch(() => {})
  }

  #emit({
    menunggu = null,
    ...far
  }: Pick<TutupBerjalan, 'berjalan' | 'percentage' | 'message'> & Partial<Pick<TutupBerjalan, 'menunggu'>>) {
    const { kode_toko, ...whose } = this.#day
    const payload: TutupBerjalan = { ...far, menunggu, ...whose }
    return this.#live.tellAll([{ kind: 'screen', kode_toko, event: CLOSE_EVENTS.progress, payload }])
  }

  /** Resolves when everything told has left. */
  get told(): Promise<void> {
    return this.#told
  }
}

/** For a browser that polls. A row whose lock nobody holds is what a crash left behind. */
const status = statement<TutupBerjalan>(
  'status_tutup',
  `SELECT COALESCE(r.berjalan, false) AS berjalan, m.sebelum AS menunggu,
     COALESCE(r.percentage, 0) AS percentage, COALESCE(r.message, '') AS message,
     COALESCE(r.user_id, '-') AS user_id, COALESCE(u.user_name, '-') AS user_name,
     COALESCE(r.tgl_system, t.tgl_system) AS tgl_system
   FROM toko t
     LEFT JOIN (
       SELECT r.*, ${BERJALAN} AS berjalan, ${MENUNGGU} AS antre FROM tutup_berjalan r WHERE r.kode_toko = $1)
     r ON r.berjalan OR r.antre
     LEFT JOIN LATERAL (SELECT count(*)::int AS sebelum FROM pg_locks l
       WHERE l.locktype = 'advisory' AND l.granted AND l.objsubid = 2
         AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())
         AND l.classid = ${LOCK.tutupTurn}
         AND l.objid::bigint BETWEEN 1 AND r.giliran - 1) m ON NOT r.berjalan AND r.antre
     LEFT JOIN users u ON u.user_id = r.user_id
   WHERE t.kode_toko = $1`,
)

export async function statusTutup(sql: Sql, kode_toko: string): Promise<TutupBerjalan> {
  const [kini] = await sql(status, [kode_toko])
  return { ...kini!, message: kini!.menunggu === null ? kini!.message : waitingForTurn(kini!.menunggu) }
}
