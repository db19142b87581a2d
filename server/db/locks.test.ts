/** Advisory locks: each use has a namespace, no shop shares its lock with anything, and nobody can hold up somebody else. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { inDatabase } from '#test/tools/ask.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { idTrx, type Client, type Reply } from '#test/tools/client.ts'
import { asOwner } from '#test/tools/close.ts'
import { buildPieces, buildUser } from '#test/tools/factories.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { save, saleBody, validate } from '#test/tools/till.ts'
import { hashToken } from '../http/session.ts'
import { LOCK } from './locks.ts'

let server: TestServer
beforeEach(async () => {
  server = await startTestServer()
})
afterEach(() => server.close())

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const sources = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.m?ts$/.test(path))
    .map((path) => join(folder, path))

/** Returns what stands behind the bracket of every function that takes or lets go of an advisory lock. */
const keysOf = (text: string): string[] =>
  [...text.matchAll(/pg_(?:try_)?advisory_(?:xact_)?(?:un)?lock(?:_shared)?\s*\(([^)]*\)?)/g)].map(
    (m) => m[1]!,
  )

describe('every advisory lock', () => {
  it('of the program names its namespace', () => {
    const wrong: string[] = []
    let found = 0
    for (const path of ['server', 'test', 'bench', 'e2e'].flatMap(sources))
      for (const keys of path.endsWith('locks.test.ts')
        ? []
        : keysOf(readFileSync(join(ROOT, path), 'utf8'))) {
        found++
        const name = /^\$\{(?:sql\.lit\()?LOCK\.(\w+)\)?\}?\)?/.exec(keys)?.[1]
        if (!name || !(name in LOCK)) wrong.push(`${path}: ${keys}`)
      }
    expect(wrong).toEqual([])
    expect(found).toBeGreaterThan(10)
  })

  it('of the functions of the database names one of the same list, and a second key', async () => {
    const functions = await asOwner<{ proname: string; prosrc: string }>(
      server,
      `SELECT proname, prosrc FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND prosrc ~ 'advisory'`,
    )
    expect(functions.length).toBeGreaterThan(1)
    for (const { proname, prosrc } of functions)
      for (const keys of keysOf(prosrc)) {
        const [space, second] = keys.split(/,\s*/)
        expect([proname, Object.values<number>(LOCK).includes(Number(space)), second !== undefined]).toEqual([
          proname,
          true,
          true,
        ])
      }
  })

  it('has a namespace of its own', () => {
    const numbers = Object.values<number>(LOCK)
    expect(new Set(numbers).size).toBe(numbers.length)
  })
})

describe('the lock of a shop', () => {
  it('is no other shop’s, whatever their codes are', async () => {
    const letter = fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ')
    const kode = fc.array(letter, { minLength: 1, maxLength: 6 }).map((l) => l.join(''))
    const codes = [
      ...new Set([
        ...fc.sample(kode, 20_000),
        '0',
        '00',
        '000000',
        'A',
        'A0',
        '0A',
        'ZZZZZZ',
        'TK01',
        'TK02',
      ]),
    ]
    const [row] = await inDatabase<{ n: number }>(
      server,
      'SELECT count(DISTINCT kunci_toko(k))::int AS n FROM unnest($1::text[]) k',
      [codes],
    )
    expect(row!.n).toBe(codes.length)
  })

  it('is asked of anything that a sign-in names, without an error', async () => {
    for (const kode_toko of ['!', '______', 'ÄÖÜ', 'tk 01'])
      expect(
        (
          await server.anonymous.send('POST', 'users/login', {
            user_id: 'KSR1',
            password: 'Kencana-123',
            kode_toko,
          })
        ).status,
      ).toBe(401)
  })
})

describe('a key that somebody chose', () => {
  /** Before locks had namespaces, this was the day lock of TK01. */
  const TABRAKAN = 'SECSECSEKWWEVDBA'
  let thief: Client
  beforeEach(async () => {
    await buildUser(server, { user_id: 'SLS2', level: 'SLS', kode_toko: 'TK02' })
    thief = await server.client('SLS2', 'TK02')
  })
  const sell = async (n: number): Promise<number[]> => {
    const [till, pieces] = [
      await server.client('KSR1'),
      await buildPieces(
        server,
        Array.from({ length: n }, () => ({})),
      ),
    ]
    const replies: Reply[] = []
    for (const piece of pieces) {
      replies.push(await save(till, await saleBody(till, { barang: [piece] })))
      replies.push(await validate(till, replies.at(-1)!.data?.no_faktur_group))
    }
    return replies.map((r) => r.status)
  }

  it('collides with nothing of another shop: while it is sent again and again, and held, TK01 sells and closes', async () => {
    const [same] = await inDatabase<{ same: boolean }>(
      server,
      `SELECT hashtext('id_trx:' || $1) = hashtext('tutup:TK01') AS same`,
      [TABRAKAN],
    )
    expect(same).toEqual({ same: true })
    const holder = await server.pool.connect()
    const sending: Promise<Reply>[] = []
    try {
      await holder.query('BEGIN')
      await holder.query('SELECT * FROM mulai_tulis($1, $2, $3)', ['TK02', TABRAKAN, hashToken(thief.token)])
      sending.push(
        ...Array.from({ length: 20 }, () => thief.send('DELETE', 'users/me/sesi', undefined, TABRAKAN)),
      )
      expect(await sell(15)).toEqual(Array.from({ length: 30 }, () => 200))
      const closer = await server.client('SPV1')
      expect((await closer.request('POST', 'system/close', { PROSES: 'close' })).status).toBe(200)
    } finally {
      await holder.query('ROLLBACK')
      holder.release()
    }
    for (const { status } of await Promise.all(sending)) expect(status).toBe(200)
    await expectBooksAgree(server.pool)
  })

  it('sent over HTTP by a stranger stops no write of another shop', async () => {
    const flood = Array.from({ length: 200 }, () =>
      thief.send('DELETE', 'users/me/sesi', undefined, TABRAKAN),
    )
    expect(await sell(10)).toEqual(Array.from({ length: 20 }, () => 200))
    for (const { status } of await Promise.all(flood)) expect(status).toBe(200)
  })

  it('that another user is using makes nobody wait', async () => {
    const holder = await server.pool.connect()
    const key = idTrx()
    try {
      await holder.query('BEGIN')
      const held = await holder.query('SELECT * FROM mulai_tulis($1, $2, $3)', [
        'TK02',
        key,
        hashToken(thief.token),
      ])
      expect(held.rows[0]).toMatchObject({ sesi_aktif: true, status_tutup: null })
      const mine = await server.client('OWN1', 'TK02')
      expect((await mine.send('DELETE', 'users/me/sesi', undefined, key)).status).toBe(200)
    } finally {
      await holder.query('ROLLBACK')
      holder.release()
    }
  })
})

it('a slow request that is repeated more often than there are connections keeps none of them from the others', async () => {
  const [held, free] = await buildPieces(server, [{}, {}])
  const [slow, quick] = [await server.client('SLS1'), await server.client('KSR1')]
  const body = await saleBody(slow, { barang: [held!] })
  const other = await saleBody(quick, { barang: [free!] })
  const holder = await server.pool.connect()
  let repeated: Promise<Reply>[] = []
  try {
    await holder.query(`BEGIN; SELECT set_config('app.kode_toko', 'TK01', true)`)
    await holder.query('SELECT 1 FROM barang WHERE kode_barcode = $1 FOR UPDATE', [held])
    repeated = Array.from({ length: 30 }, () => save(slow, body))
    await expect
      .poll(() =>
        asOwner(
          server,
          `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        ),
      )
      .toHaveLength(1)
    expect((await save(quick, other)).status).toBe(200)
  } finally {
    await holder.query('ROLLBACK')
    holder.release()
  }
  const [first, ...rest] = await Promise.all(repeated)
  expect(first!.status).toBe(200)
  for (const reply of rest) expect(reply).toEqual(first)
})

it('who waits for a person holds no books: the shop goes on selling to others', async () => {
  const till = await server.client('KSR1')
  const [known, other] = await buildPieces(server, [{}, {}])
  const no_hp = '081234567890'
  const [dikenal, lain] = [
    (await save(till, await saleBody(till, { barang: [known!], no_hp }))).data.no_faktur_group,
    (await save(till, await saleBody(till, { barang: [other!] }))).data.no_faktur_group,
  ]
  const holder = await server.pool.connect()
  let waiting: Promise<Reply> | undefined
  try {
    await holder.query(`BEGIN; SELECT set_config('app.kode_toko', 'TK01', true)`)
    await holder.query(
      `SELECT pg_advisory_xact_lock(${LOCK.orang}, hashtext(aml_kunci)) FROM faktur_group
       WHERE no_faktur_group = $1`,
      [dikenal],
    )
    waiting = validate(till, dikenal)
    await expect
      .poll(() =>
        asOwner(
          server,
          `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        ),
      )
      .toHaveLength(1)
    expect((await validate(till, lain)).status).toBe(200)
  } finally {
    await holder.query('ROLLBACK')
    holder.release()
  }
  expect((await waiting).status).toBe(200)
  await expectBooksAgree(server.pool)
})
