import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { freshDatabase, type FreshDatabase } from '#test/tools/database.ts'
import { bukaKabel, type Kabel } from '#test/tools/kabel.ts'
import { poolBagian } from './bagian.ts'
import { createPool } from './client.ts'
import { urlAs } from './login.ts'
import { isDisconnected } from './disconnected.ts'
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

test('parts of a transaction end as whole ones do, and nothing of them stays', async () => {
  const client = await pool.connect()
  await client.query('BEGIN')
  const parts = poolBagian(client)
  const found = () => read(parts, '*', ({ db }) => db.selectFrom('bank').select('kode_bank').execute())
  await write(parts, '*', ({ sql }) => sql(addBank, ['BAGIAN']))
  const failed = write(parts, '*', async ({ sql }) => {
    await sql(addBank, ['GAGAL'])
    return sql(addBank, ['BAGIAN'])
  })
  await expect(failed).rejects.toMatchObject({ code: '23505' })
  expect(await found()).toContainEqual({ kode_bank: 'BAGIAN' })
  expect(await found()).not.toContainEqual({ kode_bank: 'GAGAL' })
  await client.query('ROLLBACK')
  client.release()
  expect(await banks()).not.toContain('BAGIAN')
})

describe('a read', () => {
  let kabel: Kabel
  let reader: pg.Pool
  let owner: pg.Pool
  beforeAll(async () => {
    kabel = await bukaKabel(database.url)
    owner = createPool({ url: database.url, max: 1 })
    reader = createPool({ url: kabel.lewat(database.url), role: 'kencana_app', max: 1 })
  })
  afterEach(() => kabel.diam(false))
  afterAll(async () => {
    await reader.end()
    await owner.end()
    await kabel.close()
  })
  const pid = statement<{ pid: number; read_only: string }>(
    'read_pid',
    `SELECT pg_backend_pid() AS pid, current_setting('transaction_read_only') AS read_only`,
  )
  const whose = () => read(reader, 'TK01', async ({ sql }) => (await sql(pid, []))[0]!)

  test('asks its first question without waiting for its BEGIN', async () => {
    await reader.query('SELECT')
    kabel.diam(true)
    const answered = read(reader, 'TK01', ({ sql }) => {
      setImmediate(() => kabel.diam(false))
      return sql(pid, [])
    })
    expect(await answered).toMatchObject([{ read_only: 'on' }])
  })

  test('is answered before its COMMIT is, and its connection is lent again only then', async () => {
    expect(
      await read(reader, 'TK01', async ({ sql }) => {
        const answer = await sql(one, [])
        kabel.diam(true)
        return answer
      }),
    ).toEqual([{ n: 1 }])
    expect(reader.idleCount).toBe(0)
    const next = whose()
    expect(await Promise.race([next, pause(50, 'waits')])).toBe('waits')
    kabel.diam(false)
    await next
  })

  test('sees one moment, writes nothing, and leaves its connection outside of any transaction', async () => {
    const count = ({ db }: Tx) => db.selectFrom('bank').select('kode_bank').execute()
    await read(reader, '*', async (tx) => {
      const before = await count(tx)
      await write(pool, '*', ({ sql }) => sql(addBank, ['SESAAT']))
      expect(await count(tx)).toEqual(before)
    })
    await expect(read(reader, '*', ({ sql }) => sql(addBank, ['DIBACA']))).rejects.toMatchObject({
      code: '25006',
    })
    // Nor does what is sent without waiting pass unheard.
    await expect(
      read(reader, '*', async ({ send, sendLast }) => {
        send(one, [])
        sendLast(addBank, ['DIBACA'])
      }),
    ).rejects.toMatchObject({ code: '25006' })
    expect(
      (await reader.query<{ toko: string }>(`SELECT current_setting('app.kode_toko', true) AS toko`)).rows,
    ).toEqual([{ toko: '' }])
  })

  test('that failed is told why, also when its work did not mind, and its connection is good', async () => {
    const { pid: before } = await whose()
    const failing = ({ sql }: Tx) => sql(nul, ['A\u0000'])
    await expect(read(reader, 'TK01', failing)).rejects.toMatchObject({ code: '22021' })
    const swallowed = read(reader, 'TK01', (tx) => failing(tx).catch(() => {}))
    await expect(swallowed).rejects.toThrow('rolled back')
    const beforeItsStatus = read(reader, 'TK01', async (tx) => {
      await failing(tx).catch(() => {})
      vi.spyOn(tx.client, 'getTransactionStatus').mockReturnValue('T')
    })
    await expect(beforeItsStatus).rejects.toThrow('rolled back')
    vi.restoreAllMocks()
    await expect(read(reader, 'TK01', () => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
    expect((await whose()).pid).toBe(before)
  })

  test('that outlives its connection fails, and the next one has another', async () => {
    const { pid: before } = await whose()
    const broken = read(reader, 'TK01', async ({ sql }) => {
      await owner.query('SELECT pg_terminate_backend($1, 5000)', [before])
      return sql(one, [])
    })
    await expect(broken).rejects.toSatisfy(isDisconnected)
    expect((await whose()).pid).not.toBe(before)
  })

  test('whose question is cancelled is told so', async () => {
    const cancelled = read(reader, 'TK01', async ({ sql, client }) => {
      const [{ pid: mine } = { pid: 0 }] = await sql(pid, [])
      const slow = client.query('SELECT pg_sleep(60)')
      await Promise.all([slow, pause(50).then(() => owner.query('SELECT pg_cancel_backend($1)', [mine]))])
    })
    await expect(cancelled).rejects.toMatchObject({ code: '57014' })
    expect(await whose()).toMatchObject({ read_only: 'on' })
  })

  test('that may not begin says why, whatever became of its question', async () => {
    const stranger = `asing_${new URL(database.url).pathname.slice(1)}`
    await owner.query(`CREATE ROLE ${stranger} LOGIN PASSWORD 'asing'`)
    const outside = createPool({ url: urlAs(database.url, stranger, 'asing'), max: 1 })
    try {
      for (const work of [
        ({ sql }: Tx) => sql(one, []),
        ({ sql }: Tx) => sql(one, []).catch(() => {}),
        async () => 'asked nothing',
      ])
        await expect(read<unknown>(outside, '*', work)).rejects.toMatchObject({ code: '42501' })
    } finally {
      await outside.end()
      await owner.query(`DROP ROLE ${stranger}`)
    }
  })

  test('is over with its answer: what comes late reaches no connection', async () => {
    let late: Tx | undefined
    await read(reader, 'TK01', async (tx) => {
      late = tx
      await tx.sql(one, [])
    })
    await expect(late!.sql(one, [])).rejects.toThrow('over')
  })
})
