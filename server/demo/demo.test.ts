import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type pg from 'pg'
import { expectBooksAgree } from '#test/books.ts'
import { freshDatabase } from '#test/database.ts'
import { createPool } from '../db/client.ts'
import { isEmpty, loadDemo } from './load.ts'

const DAYS = 8
let database: Awaited<ReturnType<typeof freshDatabase>>
let pool: pg.Pool

beforeAll(async () => {
  database = await freshDatabase()
  pool = createPool({ url: database.url, max: 2 })
  expect(await isEmpty(database.url)).toBe(true)
  await loadDemo({ url: database.url, log: () => {}, now: new Date('2025-03-10T10:00:00+07:00'), days: DAYS })
}, 120_000)
afterAll(async () => {
  await pool.end()
  await database.drop()
})

describe('the demonstration chain', () => {
  it('has every shop open on today, with all days before it closed', async () => {
    const { rows } = await pool.query<{ tgl_system: string; closed: number }>('SELECT tgl_system, (SELECT count(*)::int FROM tutup_toko c WHERE c.kode_toko = t.kode_toko) AS closed FROM toko t')
    expect(rows).toHaveLength(4)
    for (const shop of rows) expect(shop).toEqual({ tgl_system: '2025-03-10', closed: DAYS })
  })

  it('has sold on every day in every shop, and leaves nothing unvalidated', async () => {
    const { rows } = await pool.query<{ days: number; open: number }>(
      `SELECT count(DISTINCT tgl_system)::int AS days, count(*) FILTER (WHERE status_valid = 'OPEN')::int AS open FROM faktur_group GROUP BY kode_toko`,
    )
    expect(rows).toEqual([1, 2, 3].map(() => ({ days: DAYS, open: 0 })))
  })

  it('has books that agree', () => expectBooksAgree(pool))
})
