/** Through a real PgBouncer that lends very few connections: shops sell and close as before, and nothing of one is left for the next. */
import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { zona as ZONA, type Zona } from '#domain/zona.ts'
import { seed } from '#test/tools/chance.ts'
import { inDatabase } from '#test/tools/ask.ts'
import { buildValidBuy, cancelBuy, IDENTITAS } from '#test/tools/beli.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { must, type Client, type Reply } from '#test/tools/client.ts'
import { asOwner, heldBackend, holdCloses } from '#test/tools/close.ts'
import { buildPiece, buildPieces, buildUser } from '#test/tools/factories.ts'
import { startPool, type Pool, type PoolWanted } from '#test/tools/pool.ts'
import { freshDatabase } from '#test/tools/database.ts'
import { defaults, reportAt, request } from '#test/tools/reports.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { allowedIfAsked, buildSale, buildValidSale, cancel } from '#test/tools/till.ts'
import { createPool, WORKING } from './client.ts'
import { bukaPool } from './pool.ts'
import { pastikanLogin, PERAN_RANTAI, urlAs } from './login.ts'
import { throwAwayDatabase } from './throwAwayDatabase.ts'
import { inTransaction, SELURUH_RANTAI, setShop } from './transaction.ts'

/** Connections of PostgreSQL for the twelve of the server. */
const SEDIKIT = 2
const SHOPS: readonly [kode_toko: string, zona: Zona][] = [
  ['TK01', 'WIB'],
  ['TK02', 'WITA'],
]

const terjual = reportAt('penjualan/report')

let server: TestServer
let pool: Pool
beforeAll(async () => {
  const sedikit = { default_pool_size: String(SEDIKIT) }
  server = await startTestServer({
    pool: async (url) => (pool = await startPool({ url, ubah: sedikit })).url,
  })
})
afterAll(async () => {
  await server?.close()
  await pool?.stop()
})

describe('what one transaction sets', () => {
  interface Terlihat {
    toko: string
    zona: string
    peran: string
    asing: number
    koneksi: number
  }
  /** `asing`: rows of shops other than its own. */
  const LIHAT = `SELECT current_setting('app.kode_toko', true) AS toko, current_setting('TimeZone') AS zona,
      current_user AS peran, pg_backend_pid() AS koneksi,
      (
        SELECT count(*)::int FROM barang
        WHERE kode_toko <> COALESCE(current_setting('app.kode_toko', true), '')) AS asing`
  const AKHIR = ['COMMIT', 'ROLLBACK', 'error'] as const
  const login = (): string => new URL(server.app.deps.database.url).username

  it('is that transaction’s alone, whoever had its connection before', async () => {
    await buildPiece(server)
    await buildPiece(server, { kode_toko: 'TK02' })
    const connection = new Set<number>()
    const satu = async ([[kode_toko, zona], akhir, rantai]: Work): Promise<void> => {
      const lihat: Terlihat[] = []
      const begin = `BEGIN; ${setShop(rantai ? SELURUH_RANTAI : kode_toko, zona)}`
      const work = inTransaction(
        server.pool,
        begin,
        async ({ client }) => {
          lihat.push(
            (await client.query<Terlihat>(LIHAT)).rows[0]!,
            (await client.query<Terlihat>(LIHAT)).rows[0]!,
          )
          if (akhir === 'error') await client.query('SELECT 1/0')
        },
        akhir === 'ROLLBACK' ? akhir : 'COMMIT',
      )
      const gagal = await work.then(
        () => undefined,
        (error: Error) => error.message,
      )
      expect(gagal).toBe(akhir === 'error' ? 'division by zero' : undefined)
      for (const { asing, koneksi: pid, ...sisa } of lihat) {
        connection.add(pid)
        expect(sisa).toEqual({
          toko: rantai ? SELURUH_RANTAI : kode_toko,
          zona: ZONA[zona].iana,
          peran: rantai ? PERAN_RANTAI : login(),
        })
        expect(asing > 0).toBe(rantai)
      }
      expect(lihat[1]!.koneksi).toBe(lihat[0]!.koneksi)
    }
    const diLuar = async (): Promise<void> => {
      const { koneksi: _, ...sisa } = (await server.pool.query<Terlihat>(LIHAT)).rows[0]!
      expect({ ...sisa, toko: sisa.toko || '' }).toEqual({
        toko: '',
        zona: ZONA.WIB.iana,
        peran: login(),
        asing: 0,
      })
    }
    type Work = [shop: (typeof SHOPS)[number], akhir: (typeof AKHIR)[number], rantai: boolean]
    const work = fc.tuple(fc.constantFrom(...SHOPS), fc.constantFrom(...AKHIR), fc.boolean())
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.option(work, { nil: undefined, freq: 6 }), { minLength: 8, maxLength: 30 }),
        (all) => Promise.all(all.map((k) => (k ? satu(k) : diLuar()))).then(() => {}),
      ),
      { seed: seed, numRuns: 20 },
    )
    expect(connection.size).toBeGreaterThan(0)
    expect(connection.size).toBeLessThanOrEqual(SEDIKIT)
  })

  it('stays on one connection when its statements travel together, and so do two transactions of one client', async () => {
    const bersama = async (): Promise<void> => {
      const client = await server.pool.connect()
      try {
        const ditanya = [
          'BEGIN',
          ...Array(4).fill('SELECT pg_backend_pid() AS pid, txid_current()::text AS tx'),
          'COMMIT',
        ]
        const dijawab = await Promise.all(
          [...ditanya, ...ditanya].map((text) => client.query<{ pid: number; tx: string }>(text)),
        )
        for (const dari of [0, ditanya.length]) {
          const rows = dijawab.slice(dari + 1, dari + 5).map(({ rows: [row] }) => `${row!.pid} ${row!.tx}`)
          expect(new Set(rows).size).toBe(1)
        }
      } finally {
        client.release()
      }
    }
    for (let i = 0; i < 20; i++) await Promise.all(Array.from({ length: 10 }, bersama))
  })

  it('is no statement by a name that another client would find there', async () => {
    await (await server.client()).send('GET', 'users/me')
    const { rows } = await server.pool.query<{ name: string }>('SELECT name FROM pg_prepared_statements')
    expect(rows.length > 0).toBe(pool.bernama)
    for (const { name } of rows) expect(name).toMatch(/^PGBOUNCER_/)
  })
})

describe('a day of two shops', () => {
  const masuk = (kode_toko: string): Promise<Client> =>
    server.client(kode_toko === 'TK01' ? 'KSR1' : 'KSR2', kode_toko)
  const olehOwner = { user_id: 'OWN1' }
  beforeAll(async () => {
    await asOwner(server, `UPDATE toko SET zona = 'WITA' WHERE kode_toko = 'TK02'`)
    await buildUser(server, { user_id: 'KSR2', level: 'KSR', kode_toko: 'TK02' })
  })

  it('at eight tills: sold, taken back, cancelled and reported, and the books agree', async () => {
    const siang = async (i: number): Promise<void> => {
      const kode_toko = SHOPS[i % 2]![0]
      const till = await masuk(kode_toko)
      const wanted = { kode_toko, berat: 2.35, ongkos: 50_000 }
      const barang = await buildPieces(server, [wanted, wanted, wanted, wanted])
      const jual = (n: number) => ({ barang: [barang[n]!], kode_sales: 'S01' })
      const no_faktur_jual = `${await buildValidSale(till, jual(0))}-01`
      must(await cancel(till, await buildSale(till, jual(1))))
      const batal = await buildValidSale(till, jual(2))
      must(await allowedIfAsked(till, () => cancel(till, batal), olehOwner))
      const beli = {
        beli: [{ no_faktur_jual, berat: 2.35, kondisi: 'MULUS', harga: 1_492_500 }],
        identitas: IDENTITAS,
      }
      const dibeli = await buildValidBuy(till, beli)
      if (i < 2) must(await allowedIfAsked(till, () => cancelBuy(till, dibeli), olehOwner))
      await buildValidSale(till, jual(3))
      must(await request(till, terjual, defaults(terjual)))
    }
    await Promise.all(Array.from({ length: 8 }, (_, i) => siang(i)))
    expect(
      await inDatabase(
        server,
        `SELECT kode_toko, jenis, status_valid, count(*)::int AS n FROM faktur_group GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`,
      ),
    ).toEqual(
      SHOPS.flatMap(([kode_toko]) => [
        { kode_toko, jenis: 'BELI', status_valid: 'CANC', n: 1 },
        { kode_toko, jenis: 'BELI', status_valid: 'DONE', n: 3 },
        { kode_toko, jenis: 'JUAL', status_valid: 'CANC', n: 4 },
        { kode_toko, jenis: 'JUAL', status_valid: 'DONE', n: 12 },
      ]),
    )
    await expectBooksAgree(server.pool)
  })

  it('is closed by one of two at once; a close whose connection dies is over, and the next one closes', async () => {
    const [satu, dua] = await Promise.all([masuk('TK01'), masuk('TK02')])
    const tutup = (till: Client): Promise<Reply> => till.send('POST', 'system/close', { PROSES: 'close' })
    const held = await holdCloses(server)
    const closing = tutup(satu)
    const dead = await heldBackend(server)
    expect((await satu.send('GET', 'system/close/status')).data.berjalan).toBe(true)
    expect((await tutup(satu)).status).toBe(422)
    await asOwner(server, `SELECT pg_terminate_backend(${dead})`)
    expect((await closing).status).toBe(503)
    expect((await satu.send('GET', 'system/close/status')).data.berjalan).toBe(false)
    const keduanya = Promise.all([tutup(satu), tutup(dua)])
    await held.letGo()
    expect((await keduanya).map(({ status }) => status)).toEqual([200, 200])
    server.clock.set('2025-01-16')
    for (const [kode_toko] of SHOPS) must(await request(await masuk(kode_toko), terjual, defaults(terjual)))
    await expectBooksAgree(server.pool)
  })
})

describe('is refused at the start', () => {
  const dibuka = async (
    ubah: NonNullable<PoolWanted['ubah']>,
    url = server.pemilik.options.connectionString!,
  ): Promise<void> => {
    const lain = await startPool({ url, ubah })
    const langsung = server.app.deps.langsung
    const utama = { url: langsung.options.connectionString!, limits: WORKING }
    try {
      const pool = await bukaPool({ url: lain.url, langsung, utama })
      await pool.end()
    } finally {
      await lain.stop()
    }
  }
  const tempat = (): string => {
    const { port, pathname } = new URL(server.pemilik.options.connectionString!)
    return `host=127.0.0.1 port=${port} dbname=${pathname.slice(1)}`
  }
  const LIMIT = `connect_query='SET statement_timeout = 30000; SET lock_timeout = 15000; SET idle_in_transaction_session_timeout = 120000'`

  it('without limits', () =>
    expect(dibuka({ '*': tempat() })).rejects.toThrow(
      /DATABASE_URL_KOLAM tidak dipakai: isi connect_query .*statement_timeout 0, harus 30000; lock_timeout 0, harus 15000/,
    ))
  it('with another time zone', () =>
    expect(dibuka({ '*': `${tempat()} timezone=UTC ${LIMIT}` })).rejects.toThrow(
      '(TimeZone UTC, harus Asia/Jakarta)',
    ))
  it('before another database', async () => {
    const lain = await freshDatabase()
    await expect(dibuka({}, lain.url)).rejects.toThrow('di baliknya database lain')
    await lain.drop()
  })
  it('as a login that may do more', () => {
    const url = server.pemilik.options.connectionString!
    const { langsung } = server.app.deps
    return expect(bukaPool({ url, langsung, utama: { url, limits: WORKING } })).rejects.toThrow(
      /^Kolam di DATABASE_URL_KOLAM tidak dipakai: Login PostgreSQL kencana boleh lebih/,
    )
  })
  it('when it lends a connection for one statement', () =>
    expect(dibuka({ pool_mode: 'statement' })).rejects.toThrow('DATABASE_URL_KOLAM tidak dipakai: '))
  it('when it is not there', () =>
    expect(
      bukaPool({
        url: 'postgresql://127.0.0.1:1/kencana',
        langsung: server.app.deps.langsung,
        utama: { url: server.app.deps.langsung.options.connectionString!, limits: WORKING },
      }),
    ).rejects.toThrow('DATABASE_URL_KOLAM tidak dipakai: connect ECONNREFUSED'))
  it('but not as it is delivered', () => expect(dibuka({})).resolves.toBeUndefined())
})

it('an owner’s or a superuser’s password is asked of nobody: no way leads through it to more rights', async () => {
  const sebagai = new URL(server.pemilik.options.connectionString!)
  sebagai.port = new URL(pool.url).port
  const client = new pg.Client({ connectionString: sebagai.href })
  client.on('error', () => {})
  await expect(client.connect()).rejects.toThrow()
})

it('a server that starts makes the login anew, and those that work through the pooler go on', async () => {
  const utama = await throwAwayDatabase({ durable: false })
  const pemilik = createPool({ url: utama.url, max: 1 })
  const pooler = await startPool({ url: utama.url })
  const url = urlAs(pooler.url, new URL(utama.urlServer).username, new URL(utama.urlServer).password)
  const pool = createPool({ url, max: 1, tetap: true, pool: { bernama: false } })
  const connection = async (): Promise<number> =>
    (await pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows[0]!.pid
  try {
    const lama = await connection()
    const client = await pemilik.connect()
    await pastikanLogin(client, utama.urlServer)
    await client.query('SELECT pg_terminate_backend($1, 5000)', [lama])
    client.release()
    // The pooler hears of its loss by itself; until it has, it may lend what is gone.
    await expect.poll(() => connection().catch(() => lama)).not.toBe(lama)
    expect(pooler.kata()).not.toMatch(/authentication failed/)
  } finally {
    await pool.end()
    await pemilik.end()
    await pooler.stop()
    await utama.stop()
  }
})
