/**
 * Closes take turns over the whole database, however many servers ask: twenty at once keep its disk and processors from every till.
 * What waits holds no connection of its own. All that wait in one process stand on one, whose session holds their numbers as locks:
 * a process that dies, freezes or is cut off loses them, and who stood behind moves up.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { errors } from '#domain/errors.ts'
import { LOCK } from '../db/locks.ts'

/** At once, in the whole database. */
export const BERSAMA = 3
/** So long a close keeps others from its turn: one that hangs is left to its limits, and the next goes on beside it. */
const DIPINJAM_MS = 60_000
const LAGI_MS = 50
/** A live process asks every LAGI_MS. */
const DIAM = '30s'

/** Every lock of closes in this database: of those that run by shop, of those that wait by number. */
const LIHAT = `SELECT pid, classid::int AS ruang, objid::bigint AS kunci FROM pg_locks
  WHERE locktype = 'advisory' AND granted AND objsubid = 2 AND classid IN (${LOCK.tutupBerjalan}, ${LOCK.tutupTurn})
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`

/** Of those that wait, whose session has ended since. */
const KELUAR = `SELECT p.nomor FROM unnest($1::int[], $2::bytea[]) AS p (nomor, token_hash)
  WHERE NOT EXISTS (SELECT 1 FROM sesi s WHERE s.token_hash = p.token_hash AND s.dicabut_at IS NULL)`

interface Kunci {
  pid: number
  ruang: number
  kunci: number
}

interface Penunggu {
  nomor: number
  token_hash: Buffer
  sebelum: number | undefined
  /** Told how many are before, whenever that has changed. */
  maju: (sebelum: number) => void
  turn: () => void
  gagal: (error: unknown) => void
}

export class TutupTurn {
  readonly #pool: pg.Pool
  readonly #dipinjamMs: number
  #lanes: Lane | undefined
  #berhenti = false

  /** @param pool few connections, and none of the tills': one for all that wait, the rest for those whose turn it is */
  constructor(pool: pg.Pool, dipinjamMs = DIPINJAM_MS) {
    this.#pool = pool
    this.#dipinjamMs = dipinjamMs
  }

  /** The connection on which all wait is there for as long as somebody needs it. */
  async antre<T>(work: (lane: Lane) => Promise<T>): Promise<T> {
    if (this.#berhenti) throw errors.sedangSibuk()
    const lane = (this.#lanes ??= this.#buka())
    lane.dipakai++
    try {
      return await work(lane)
    } finally {
      if (--lane.dipakai === 0) await this.#tutup(lane)
    }
  }

  #buka(): Lane {
    const lane: Lane = new Lane(this.#pool, this.#dipinjamMs, () => {
      if (this.#lanes === lane) this.#lanes = undefined
    })
    return lane
  }

  async #tutup(lane: Lane): Promise<void> {
    if (this.#lanes === lane) this.#lanes = undefined
    await lane.tutup()
  }

  /** For one whose turn has come. */
  connect(): Promise<pg.PoolClient> {
    return this.#pool.connect()
  }

  /** The server ends: what waits is told to ask again, of another. What runs comes to its end. */
  berhenti(): void {
    this.#berhenti = true
    this.#lanes?.isDisconnected(errors.sedangSibuk())
  }
}

/** The connection of all closes that wait; the work on it is done one after the other. */
export class Lane {
  dipakai = 0
  readonly #pool: pg.Pool
  readonly #dipinjamMs: number
  readonly #broken: () => void
  readonly #client: Promise<pg.PoolClient>
  readonly #penunggu = new Map<number, Penunggu>()
  /** Time at which each running close was first seen. */
  #terlihat = new Map<string, number>()
  #ekor: Promise<unknown> = Promise.resolve()
  #menengok = false
  #sebab: unknown

  constructor(pool: pg.Pool, dipinjamMs: number, broken: () => void) {
    this.#pool = pool
    this.#dipinjamMs = dipinjamMs
    this.#broken = broken
    this.#client = dibuka(pool)
    this.#client.catch((error: unknown) => this.isDisconnected(error))
  }

  /** Transactions of several closes go over this connection: each waits for the one before. */
  async berurutan<T>(work: (client: pg.ClientBase) => Promise<T>): Promise<T> {
    const sebelumnya = this.#ekor
    const result = sebelumnya.then(async () => work(await this.#client))
    this.#ekor = result.catch(() => {})
    return result
  }

  /** @param nomor a lock that this connection holds @param token_hash of who waits @throws what ended the wait: errors.invalidToken, a connection that broke, a server that ends */
  wait(nomor: number, token_hash: Buffer, maju: (sebelum: number) => void): Promise<void> {
    if (this.#sebab) return Promise.reject(this.#sebab)
    return new Promise((turn, gagal) => {
      this.#penunggu.set(nomor, { nomor, token_hash, sebelum: undefined, maju, turn, gagal })
      if (!this.#menengok) void this.#jaga()
    })
  }

  async #jaga(): Promise<void> {
    this.#menengok = true
    try {
      while (this.#penunggu.size > 0) {
        await this.berurutan((client) => this.#tengok(client))
        await pause(LAGI_MS)
      }
    } catch (error) {
      this.isDisconnected(error)
    }
    this.#menengok = false
  }

  async #tengok(client: pg.ClientBase): Promise<void> {
    const menunggu = [...this.#penunggu.values()]
    const keluar = await client.query<Pick<Penunggu, 'nomor'>>(KELUAR, [
      menunggu.map(({ nomor }) => nomor),
      menunggu.map(({ token_hash }) => token_hash),
    ])
    for (const { nomor } of keluar.rows) this.#lepas(nomor)?.gagal(errors.invalidToken())
    const { rows } = await client.query<Kunci>(LIHAT)
    this.#panggil(rows)
  }

  /** Ends the wait of a close. */
  #lepas(nomor: number): Penunggu | undefined {
    const penunggu = this.#penunggu.get(nomor)
    this.#penunggu.delete(nomor)
    return penunggu
  }

  /** As many as are before it, waiting or at work, are fewer than work at once: then nobody before it can be one too many. */
  #panggil(kunci: readonly Kunci[]): void {
    const berjalan = this.#yangBerjalan(kunci.filter(({ ruang }) => ruang === LOCK.tutupBerjalan))
    const antrean = kunci
      .filter(({ ruang, kunci: k }) => ruang === LOCK.tutupTurn && k > 0)
      .map((k) => k.kunci)
    let bebas = this.#pool.options.max - (this.#pool.totalCount - this.#pool.idleCount)
    for (const penunggu of [...this.#penunggu.values()].sort((a, b) => a.nomor - b.nomor)) {
      const sebelum = antrean.filter((nomor) => nomor < penunggu.nomor).length
      if (berjalan + sebelum < BERSAMA && bebas > 0) {
        bebas--
        this.#lepas(penunggu.nomor)
        penunggu.turn()
      } else if (sebelum !== penunggu.sebelum) penunggu.maju((penunggu.sebelum = sebelum))
    }
  }

  /** Counts the running closes, without those that hang. */
  #yangBerjalan(kunci: readonly Kunci[]): number {
    const kini = performance.now()
    this.#terlihat = new Map(
      kunci.map((k) => [`${k.pid} ${k.kunci}`, this.#terlihat.get(`${k.pid} ${k.kunci}`) ?? kini]),
    )
    return [...this.#terlihat.values()].filter((sejak) => kini - sejak < this.#dipinjamMs).length
  }

  /** Ends all waits: no turn comes on this connection any more. */
  isDisconnected(sebab: unknown): void {
    this.#sebab ??= sebab
    this.#broken()
    for (const { gagal } of this.#penunggu.values()) gagal(this.#sebab)
    this.#penunggu.clear()
  }

  /** Gives the connection back when nobody needs it. If something went wrong, its locks go with it. */
  async tutup(): Promise<void> {
    const client = await this.#client.catch(() => undefined)
    const broken = await client?.query('RESET idle_session_timeout').then(
      () => this.#sebab !== undefined,
      () => true,
    )
    client?.release(broken)
  }
}

async function dibuka(pool: pg.Pool): Promise<pg.PoolClient> {
  const client = await pool.connect()
  try {
    await client.query(`SET idle_session_timeout = '${DIAM}'`)
    return client
  } catch (error) {
    client.release(error as Error)
    throw error
  }
}
