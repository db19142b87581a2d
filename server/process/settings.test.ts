import { EventEmitter, once } from 'node:events'
import type pg from 'pg'
import { expect, test } from 'vitest'
import { SettingsCache } from './settings.ts'

/** A pool of one connection that answers what para_system holds when it is asked, once `answer` says so; `asked` is when it was. */
function slowPool(stored: () => string) {
  const waiting: (() => void)[] = []
  const asking = new EventEmitter()
  let out = 0
  const client = {
    query: async (q: unknown) => {
      // A text of several statements has as many answers.
      if (typeof q === 'string') return q.split('; ').map((command) => ({ rows: [], command }))
      const value = stored()
      await new Promise<void>((resolve) => asking.emit('asked', waiting.push(resolve)))
      return { rows: [{ key: 'PEMBULATAN', value }] }
    },
    getTransactionStatus: () => 'I',
    release: () => void out--,
  }
  const pool = { connect: async () => (out++, client) } as unknown as pg.Pool
  const asked = () => once(asking, 'asked')
  return { pool, asked, answer: () => waiting.splice(0).forEach((resolve) => resolve()), lent: () => out }
}

test('settings that were being read while they changed are not remembered', async () => {
  let value = '500'
  const { pool, asked, answer } = slowPool(() => value)
  const cache = new SettingsCache(pool)
  const [early] = [cache.of('TK01'), await asked()]
  value = '1000'
  cache.forget('TK01')
  answer()
  expect((await early).PEMBULATAN).toBe(500)
  const [late] = [cache.of('TK01'), await asked()]
  answer()
  expect((await late).PEMBULATAN).toBe(1000)
})

test('a connection that breaks while settings are read goes back to the pool', async () => {
  const { pool, lent } = slowPool(() => '500')
  const broken = {
    ...(await pool.connect()),
    query: () => Promise.reject(new Error('Connection terminated unexpectedly')),
  }
  const cache = new SettingsCache({ connect: async () => broken } as unknown as pg.Pool)
  await expect(cache.of('TK01')).rejects.toThrow('Connection terminated')
  expect(lent()).toBe(0)
})
