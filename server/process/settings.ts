/** para-system of each shop, typed, remembered until somebody changes it. */
import type pg from 'pg'
import { parseSettings, type Settings } from '#domain/rules/para-system.ts'
import { statement } from '../db/statement.ts'
import { read } from '../db/transaction.ts'
import { Cache } from './cache.ts'

export type { Settings }

export class SettingsCache {
  readonly #pool: pg.Pool
  readonly #known = new Cache<Settings>({ alone: true })

  constructor(pool: pg.Pool) {
    this.#pool = pool
  }

  of(kode_toko: string): Promise<Settings> {
    return this.#known.of(kode_toko, () => loadSettings(this.#pool, kode_toko))
  }

  forget(kode_toko: string): void {
    this.#known.lupa((_, known) => known === kode_toko)
  }

  forgetAll(): void {
    this.#known.lupa()
  }
}

const rows = statement<{ key: string; value: string }>(
  'para_system',
  'SELECT key, value FROM para_system WHERE kode_toko = $1',
)

const loadSettings = (pool: pg.Pool, kode_toko: string): Promise<Settings> =>
  read(pool, kode_toko, async ({ sql }) =>
    parseSettings(Object.fromEntries((await sql(rows, [kode_toko])).map((r) => [r.key, r.value]))),
  )
