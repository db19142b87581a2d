import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type FreshDatabase } from '#test/tools/database.ts'
import { createPool } from './client.ts'
import { statement } from './statement.ts'
import { read, write, type Tx } from './transaction.ts'

let database: FreshDatabase
let pool: pg.Pool
beforeAll(async () => {
  database = await freshDatabase()
  pool = createPool({ url: database.url, role: 'kencana_app', max: 1 })
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

const one = statement<{ n: number }>('one', 'SELECT 1 AS n')
const nul = statement<unknown>('nul', 'SELECT $1::text')
const addBank = statement<unknown>(
  'add_bank',
  'INSERT INTO bank (kode_bank, nama_bank) VALUES ($1::text, $1::text)',
)
const banks = async () =>
  (
    await read(pool, '*', ({ db }) =>
      db.selectFrom('bank').select('kode_bank').orderBy('kode_bank').execute(),
    )
  ).map((b) => b.kode_bank)

test('of statements that travel together the one that failed is told, whoever is heard first', async () => {
  const deep = async ({ sql }: Tx) => {
    await sql(one, [])
    return sql(nul, ['A\u0000'])
  }
  for (let i = 0; i < 20; i++) {
    const failed = write(pool, '*', (tx) =>
      Promise.all([
        Promise.resolve().then(() => deep(tx)),
        tx.sql(one, []).then(() => tx.sql(nul, ['A\u0000'])),
        tx.db.selectFrom('bank').selectAll().execute(),
      ]),
    )
    await expect(failed).rejects.toMatchObject({ code: '22021' })
  }
})

test('what comes late to a transaction that failed is not done in the next one', async () => {
  let late: Promise<unknown> | undefined
  const failed = write(pool, '*', ({ sql }) => {
    late = sql(one, []).then(() => sql(addBank, ['TELAT']))
    late.catch(() => {})
    return Promise.all([late, Promise.reject(new Error('refused'))])
  })
  const next = write(pool, '*', ({ sql }) => sql(addBank, ['BERIKUT']))
  await expect(failed).rejects.toThrow('refused')
  await next
  await expect(late).rejects.toThrow('refused')
  expect(await banks()).toEqual(['BERIKUT'])
})

test('a transaction that was rolled back inside never passes for a success', async () => {
  const swallowed = write(pool, '*', async ({ sql }) => {
    await sql(addBank, ['HILANG'])
    await sql(nul, ['A\u0000']).catch(() => {})
  })
  await expect(swallowed).rejects.toThrow('rolled back')
  expect(await banks()).toEqual(['BERIKUT'])
})

test('what is sent without waiting is done with the commit, in its order', async () => {
  await write(pool, '*', async ({ sql, send }) => {
    send(addBank, ['KIRIM'])
    expect(
      await sql(
        statement<{ n: number }>(
          'count_banks',
          `SELECT count(*)::int AS n FROM bank WHERE kode_bank = 'KIRIM'`,
        ),
        [],
      ),
    ).toEqual([{ n: 1 }])
  })
  expect(await banks()).toContain('KIRIM')
})

const addBehind = statement<unknown>(
  'add_behind',
  'INSERT INTO bank (kode_bank, nama_bank) SELECT $1::text, $1::text FROM bank WHERE kode_bank = $2',
)

test('what is sent last is done behind all that is sent, also when that comes later', async () => {
  await write(pool, '*', async ({ send, sendLast }) => {
    sendLast(addBehind, ['AKHIR 1', 'DULU'])
    sendLast(addBehind, ['AKHIR 2', 'AKHIR 1'])
    send(addBank, ['DULU'])
  })
  expect(await banks()).toEqual(expect.arrayContaining(['DULU', 'AKHIR 1', 'AKHIR 2']))
})

test('who waits for an answer finds what was sent last, whichever way they ask', async () => {
  await write(pool, '*', async ({ sql, db, sendLast }) => {
    const found = () =>
      db.selectFrom('bank').select('kode_bank').where('kode_bank', 'like', 'TAMPAK%').execute()
    sendLast(addBank, ['TAMPAK 1'])
    expect(await found()).toHaveLength(1)
    sendLast(addBank, ['TAMPAK 2'])
    await sql(one, [])
    sendLast(addBank, ['TAMPAK 3'])
    expect(await found()).toHaveLength(3)
  })
})

test('what is sent last fails with the commit, and of work that refuses it is not sent at all', async () => {
  const failed = write(pool, '*', async ({ send, sendLast }) => {
    sendLast(addBank, ['BERIKUT'])
    send(addBank, ['BATAL'])
  })
  await expect(failed).rejects.toMatchObject({ code: '23505' })
  const refused = write(pool, '*', async ({ sendLast }) => {
    sendLast(addBank, ['BATAL'])
    throw new Error('refused')
  })
  await expect(refused).rejects.toThrow('refused')
  expect(await banks()).not.toContain('BATAL')
})

test('what is sent without waiting fails with the commit: the first that failed is told, and nothing is kept', async () => {
  for (let i = 0; i < 20; i++) {
    const failed = write(pool, '*', async ({ send }) => {
      send(addBank, ['SEBELUM'])
      send(addBank, ['BERIKUT'])
      send(nul, ['A\u0000'])
      send(addBank, ['SESUDAH'])
    })
    await expect(failed).rejects.toMatchObject({ code: '23505' })
  }
  expect(await banks()).not.toContain('SEBELUM')
})

test('work that refuses is told its own reason, whatever became of what it had sent', async () => {
  const refused = write(pool, '*', async ({ send }) => {
    send(addBank, ['BERIKUT'])
    send(addBank, ['DITOLAK'])
    throw new Error('refused')
  })
  await expect(refused).rejects.toThrow('refused')
  expect(await banks()).not.toContain('DITOLAK')
})
