/** para-system of each shop, typed, remembered until somebody changes it. */
import type pg from 'pg'
import { parseSettings, type Settings } from '#domain/rules/para-system.ts'
import { statement } from '../db/statement.ts'
import { read } from '../db/transaction.ts'

export type { Settings }

export class SettingsCache {
  readonly #pool: pg.Pool
  readonly #known = new Map<string, Settings>()
  /** Raised by every forget: a load that began before it must not be remembered after it. */
  #generation = 0

  constructor(pool: pg.Pool) {
    this.#pool = pool
  }

  async of(kode_toko: string): Promise<Settings> {
    const known = this.#known.get(kode_toko)
    if (known) return known
    const generation = this.#generation
    const settings = await loadSettings(this.#pool, kode_toko)
    if (generation === this.#generation) this.#known.set(kode_toko, settings)
    return settings
  }

  forget(kode_toko: string): void {
    this.#generation++
    this.#known.delete(kode_toko)
  }

  forgetAll(): void {
    this.#generation++
    this.#known.clear()
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
