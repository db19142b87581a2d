/** The masters a chain begins with are such as their own screens would take. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { formFields } from '#domain/master-calls.ts'
import { masters } from '#domain/masters/index.ts'
import { tanggalSystem } from '#domain/units.ts'
import { freshDatabase } from '#test/tools/database.ts'
import { createPool } from '../../db/client.ts'
import { write } from '../../db/transaction.ts'
import { writeBawaan } from './bawaan.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let pool: ReturnType<typeof createPool>
beforeAll(async () => {
  database = await freshDatabase()
  pool = createPool({ url: database.url, max: 1 })
  // A second time changes nothing.
  for (let i = 0; i < 2; i++) await write(pool, '*', ({ db }) => writeBawaan(db, tanggalSystem('2025-01-15')))
}, 60_000)
afterAll(async () => {
  await pool.end()
  await database.drop()
})

const chain = masters.filter((m) => m.scope === 'chain')

it.each(chain.map((m) => [m.name, m] as const))('%s has rows that its form would take', async (_, master) => {
  const { rows } = await pool.query<Record<string, unknown>>(`SELECT * FROM ${master.table}`)
  expect(rows.length).toBeGreaterThan(0)
  const body = master.screen.create?.body
  for (const row of rows) {
    const [offer] = Object.values(master.calls)
    const [said] = z.encode(offer!.reply as z.ZodArray<z.ZodObject>, [row]) as Record<string, unknown>[]
    // Rows that the product relies on are made by it, and staff could not make them.
    if (!body || (master.reserved && row[master.reserved])) continue
    const form = Object.fromEntries(formFields(master).map(([name]) => [name, said![name]]))
    expect(body.safeParse(form).error?.issues, JSON.stringify(form)).toBeUndefined()
  }
})

it('has each rule once', async () => {
  for (const master of chain.filter((m) => m.noOverlap)) {
    const { per, from, to } = master.noOverlap!
    const same = per.map((name) => `a.${name} = b.${name}`).join(' AND ')
    const { rows } = await pool.query(
      `SELECT 1
       FROM ${master.table} a JOIN ${master.table} b ON a.id < b.id AND ${same} AND a.${from} <= b.${to}
         AND b.${from} <= a.${to}`,
    )
    expect(rows, master.name).toEqual([])
  }
})
