/** para-system of each shop, typed, remembered until somebody changes it. */
import type pg from 'pg'
import { parseSettings, type Settings } from '#domain/rules/para-system.ts'

export type { Settings }

export class SettingsCache {
  readonly #pool: pg.Pool
  readonly #known = new Map<string, Settings>()

  constructor(pool: pg.Pool) {
    this.#pool = pool
  }

  async of(kode_toko: string): Promise<Settings> {
    const known = this.#known.get(kode_toko)
    if (known) return known
    const settings = await loadSettings(this.#pool, kode_toko)
    this.#known.set(kode_toko, settings)
    return settings
  }

  forget(kode_toko: string): void {
    this.#known.delete(kode_toko)
  }

  forgetAll(): void {
    this.#known.clear()
  }
}

async function loadSettings(pool: pg.Pool, kode_toko: string): Promise<Settings> {
  const client = await pool.connect()
  try {
    await client.query(`BEGIN READ ONLY`)
    await client.query(`SELECT set_config('app.kode_toko', $1, true)`, [kode_toko])
    const { rows } = await client.query<{ key: string; value: string }>('SELECT key, value FROM para_system WHERE kode_toko = $1', [kode_toko])
    return parseSettings(Object.fromEntries(rows.map((r) => [r.key, r.value])))
  } finally {
    await client.query('COMMIT')
    client.release()
  }
}
