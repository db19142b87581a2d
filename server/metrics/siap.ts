/**
 * Tells whether this server may be sent requests: its database takes writes and has what this version needs, and it is
 * not about to end.
 */
import type pg from 'pg'
import { sqlOn } from '../db/client.ts'
import { allMigrations } from '../db/migrate.ts'
import { statement } from '../db/statement.ts'
import { Cache } from '../process/cache.ts'
import type { Ruang } from '../process/ruang.ts'
import { tanya } from './tanya.ts'

/** A newer version may have migrated it further. A standby is read only in every session. */
const siap = statement<{ siap: boolean }, readonly [nama: readonly string[]]>(
  'ukur_siap',
  `SELECT current_setting('transaction_read_only') = 'off'
     AND (SELECT count(*) FROM migrasi WHERE nama = ANY ($1::text[])) = cardinality($1::text[]) AS siap`,
)

/** Interval at which the database is asked, however many ask. */
const SEBENTAR_MS = 500

/** Reasons why it may not be sent requests; said to the asker. */
const BERAKHIR = 'it ends'
const DATABASE = 'its database does not answer, takes no writes, or lacks a migration'
const DISK = 'the disk of its database is full'

export class Kesiapan {
  readonly #ingat = new Cache<boolean>({ lama: SEBENTAR_MS })
  readonly #pool: pg.Pool
  readonly #migrasi = allMigrations()
  readonly #ruang: Ruang
  #berakhir = false

  constructor(pool: pg.Pool, ruang: Ruang) {
    this.#ruang = ruang
    this.#pool = pool
  }

  async #tanya(): Promise<boolean> {
    const nama = await this.#migrasi
    return tanya(this.#pool, async (client) => {
      const [row] = await sqlOn(client)(siap, [nama])
      // The connection goes with the answer: the next one may lead to who is primary by then.
      if (!row!.siap) throw new Error('it takes no writes, or lacks a migration')
      return true
    }).catch(() => false)
  }

  /** @returns what is in the way; undefined when nothing is */
  async halangan(): Promise<string | undefined> {
    const siap = this.#ingat.of('siap', () => this.#tanya(), performance.now())
    const [database, ruang] = await Promise.all([siap, this.#ruang.cukup()])
    if (this.#berakhir) return BERAKHIR
    return ruang ? (database ? undefined : DATABASE) : DISK
  }

  /** From now on it is not: whoever sends requests looks for another. */
  pamit(): void {
    this.#berakhir = true
  }
}
