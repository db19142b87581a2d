/**
 * A standby of the database that reports may be asked of (docs/decisions/40-pertumbuhan.md). It is asked only when it has replayed
 * everything that the primary had acknowledged at that moment: a report right after a sale or a close contains it. Else, and whenever
 * it fails, the primary is asked as if there were none.
 */
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { createPool, WORKING } from './client.ts'
import { urlAs } from './login.ts'

export interface ReplikaOptions {
  /** Where the standby is; who signs in there is the server's own login of `urlServer`, which a standby knows as its primary does. */
  url: string
  urlServer: string
  /** The primary. */
  pool: pg.Pool
  /** Told when it is left and when it is asked again, not at each report. */
  catat: (keadaan: { dipakai: boolean; sebab: string }) => void
  /** How long a report waits for the standby to catch up. */
  sabarMs?: number
  /** How long one that was left is not looked at. */
  istirahatMs?: number
}

const SABAR_MS = 1_000
const ISTIRAHAT_MS = 10_000
const LIHAT_LAGI_MS = 20
/** More reports at once than this wait for each other. */
const SEKALIGUS = 6

interface Kini {
  lsn: string
  sistem: string
}
/** Behind everything that anybody was told, whether a commit waits for its WAL to be flushed or not. */
const KINI =
  'SELECT pg_current_wal_insert_lsn()::text AS lsn, system_identifier::text AS sistem FROM pg_control_system()'
const SUSUL =
  'SELECT pg_is_in_recovery() AS siaga, system_identifier::text AS sistem, pg_last_wal_replay_lsn() >= $1::pg_lsn AS sampai FROM pg_control_system()'

export class Replika {
  readonly pool: pg.Pool
  /** The same address, for who reads in a thread of its own. */
  readonly url: string
  readonly #options: Required<ReplikaOptions>
  /** Few and brief: so that long reports never keep the question waiting whether it has caught up. */
  readonly #tanya: pg.Pool
  #dipakai: boolean | undefined
  #lihatLagi = 0

  constructor(options: ReplikaOptions) {
    this.#options = { sabarMs: SABAR_MS, istirahatMs: ISTIRAHAT_MS, ...options }
    this.url = urlSiaga(options)
    const { sabarMs } = this.#options
    this.pool = createPool({ url: this.url, max: SEKALIGUS, limits: WORKING, connect: sabarMs })
    this.#tanya = createPool({
      url: this.url,
      max: 2,
      limits: { ...WORKING, statement: sabarMs },
      connect: sabarMs,
    })
  }

  /** `diReplika` when it may be asked and does not fail for being a standby, else `diUtama`. */
  async baca<T>(diReplika: () => Promise<T>, diUtama: () => Promise<T>): Promise<T> {
    if (!(await this.#boleh())) return diUtama()
    try {
      return await diReplika()
    } catch (error) {
      if (!karenaSiaga(error)) throw error
      this.#tinggalkan(error)
      return diUtama()
    }
  }

  async close(): Promise<void> {
    await Promise.all([this.pool.end(), this.#tanya.end()])
  }

  async #boleh(): Promise<boolean> {
    if (performance.now() < this.#lihatLagi) return false
    const { rows } = await this.#options.pool.query<Kini>(KINI)
    try {
      await this.#tunggu(rows[0]!)
    } catch (error) {
      this.#tinggalkan(error)
      return false
    }
    this.#beri({ dipakai: true, sebab: 'caught up' })
    return true
  }

  /** @throws when it is no standby of this primary, is not there, or is too far behind */
  async #tunggu({ lsn, sistem }: Kini): Promise<void> {
    for (const habis = performance.now() + this.#options.sabarMs; ; await pause(LIHAT_LAGI_MS)) {
      const { rows } = await this.#tanya.query<{ siaga: boolean; sistem: string; sampai: boolean }>(SUSUL, [
        lsn,
      ])
      const { siaga, sampai, sistem: miliknya } = rows[0]!
      if (!siaga || miliknya !== sistem) throw new Error('it is no standby of this database')
      if (sampai) return
      if (performance.now() > habis) throw new Error(`it is behind for more than ${this.#options.sabarMs} ms`)
    }
  }

  #tinggalkan(error: unknown): void {
    this.#lihatLagi = performance.now() + this.#options.istirahatMs
    this.#beri({ dipakai: false, sebab: (error as Error).message })
  }

  #beri(keadaan: { dipakai: boolean; sebab: string }): void {
    if (keadaan.dipakai !== this.#dipakai) this.#options.catat(keadaan)
    this.#dipakai = keadaan.dipakai
  }
}

/** @throws never: what the operator wrote was parsed at the start (server/start/options.ts) */
function urlSiaga({ url, urlServer }: ReplikaOptions): string {
  const { username, password } = new URL(urlServer)
  return urlAs(url, decodeURIComponent(username), decodeURIComponent(password))
}

/** A query that stands in the way of what is replayed (40001, 40P01), a standby that ends or starts (57P…), a connection that breaks (08…, no code of PostgreSQL at all). */
const KARENA_SIAGA = /^(40001|40P01|57P0\d|08\w{3}|E[A-Z]+)$/
function karenaSiaga(error: unknown): boolean {
  const { code, message } = error as { code?: string; message: string }
  return (
    KARENA_SIAGA.test(code ?? '') ||
    /^(Connection terminated|timeout exceeded|Client has encountered)/i.test(message)
  )
}
