/** A real server on a real database for a test or a story: the fixture of DOMAIN §C, a clock that can be moved, signed-in callers. */
import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { login } from '#domain/calls/sesi.ts'
import { parseSettings } from '#domain/rules/para-system.ts'
import { loadDemo } from '#server/demo/load.ts'
import { movableClock, type MovableClock } from '#server/process/clock.ts'
import { buildApp, type App } from '#server/app.ts'
import { diFolder } from '#server/pictures/folder.ts'
import type { Penyimpanan } from '#server/pictures/penyimpanan.ts'
import type { PetugasOptions } from '#server/process/petugas-cadangan.ts'
import { createPool } from '#server/db/client.ts'
import { hashToken, newToken } from '#server/http/session.ts'
import { Rahasia } from '#server/process/rahasia.ts'
import { PASSWORD } from '#server/fixture/data.ts'
import { fixtureRoutes } from '#server/fixture/routes.ts'
import { prepareDatabase } from '#server/start/demo.ts'
import { clientOf, tandaiPemilik, type Client } from './client.ts'
import { fixtureDatabase, freshDatabase, testsUsePooler } from './database.ts'
import type { Front } from './front.ts'
import { borrow } from './shelf.ts'

export interface TestServer {
  url: string
  app: App
  pool: App['deps']['pool']
  /** Straight to the database as its owner, who may do what the server may not. */
  pemilik: pg.Pool
  clock: MovableClock
  /** With which the first shop of an empty server is opened; '' with the fixture. */
  kodePembukaan: string
  /** With a session of one of the fixture's users (OWN1, SPV1, KSR1, SLS1), put there as signing in would: a tenth of the work. */
  client(user_id?: string, kode_toko?: string): Promise<Client>
  /** The same by signing in. */
  masuk(user_id?: string, kode_toko?: string): Promise<Client>
  anonymous: Client
  close(): Promise<void>
}

export interface ServerWanted {
  tanggal?: string
  /** No fixture: an installation that waits for its first shop. */
  kosong?: boolean
  /** The demonstration chain with so many days behind it, instead of the fixture. */
  example?: number
  /** The built client; without it only the API is served. */
  clientDir?: string
  /** The built page of customers. */
  katalogDir?: string
  /** The front at which it answers; without one it has an address of its own. */
  front?: Front
  /** A pooler before its database, which is given as its owner: the address of the pooler. */
  pool?: (url: string) => Promise<string>
  /** The place of pictures; a folder that ends with the server when not said. */
  penyimpanan?: Penyimpanan
  /** Settings of the backups; none are made when not said. */
  cadangan?: PetugasOptions
  /** The secret, where a command beside the server must have the same. */
  rahasia?: Rahasia
  /** The database is this test's alone, and nobody stays connected to it. */
  tersendiri?: boolean
  /** The way of the server to its database, when it is another than the straight one. */
  lewat?: (url: string) => string
}

/** @returns its token @throws when they could not sign in there */
async function sesiBaru(
  pemilik: pg.Pool,
  { user_id, kode_toko, pada }: { user_id: string; kode_toko: string; pada: Date },
): Promise<string> {
  const token = newToken()
  const { rowCount } = await pemilik.query({
    name: 'sesi baru',
    text: `WITH u AS (
        UPDATE users SET login_terakhir = $4 WHERE user_id = $2 AND status_aktif RETURNING *
      )
      INSERT INTO sesi (token_hash, user_id, kode_toko, dibuat, kedaluwarsa, ip)
      SELECT $1, u.user_id, t.kode_toko, $4, $4::timestamptz + $5 * interval '1 hour', '127.0.0.1'
      FROM u JOIN toko t ON t.kode_toko = $3 AND t.status_aktif AND NOT t.jauh
      WHERE u.level IN ('OWN', 'SU') OR u.kode_toko = t.kode_toko`,
    values: [hashToken(token), user_id, kode_toko, pada, parseSettings({}).SESI_JAM],
  })
  if (rowCount !== 1) throw new Error(`${user_id} may not sign in at ${kode_toko}`)
  return token
}

export async function startTestServer({
  tanggal = '2025-01-15',
  kosong: empty = false,
  example = 0,
  clientDir,
  katalogDir,
  front,
  pool,
  penyimpanan: given,
  cadangan,
  rahasia = new Rahasia(randomBytes(32)),
  tersendiri = false,
  lewat,
}: ServerWanted = {}): Promise<TestServer> {
  const alone = tersendiri || empty || example || pool || lewat || testsUsePooler()
  const shelf = alone ? undefined : await borrow(tanggal)
  const database =
    shelf?.database ?? (empty || example ? await freshDatabase() : await fixtureDatabase(tanggal))
  if (example)
    await loadDemo({
      url: database.url,
      rahasia,
      log: () => {},
      now: movableClock(tanggal).now(),
      days: example,
    })
  const kodePembukaan = empty ? (await prepareDatabase(database.url, () => {}))! : ''
  const clock = movableClock(tanggal)
  const picture = join(tmpdir(), `kencana-gambar-${randomBytes(8).toString('hex')}`)
  const penyimpanan = given ?? diFolder(picture)
  const poolUrl = (await pool?.(database.url)) ?? database.poolUrl
  const app = await buildApp({
    url: lewat?.(database.urlServer) ?? database.urlServer,
    ...(shelf && { langsung: shelf.pool }),
    ...(poolUrl ? { poolUrl } : {}),
    clock,
    rahasia,
    penyimpanan,
    ...(cadangan && { cadangan }),
    loginPerMinute: 10_000,
    logLevel: 'error',
    extra: fixtureRoutes(clock, database.url),
    ...(clientDir ? { clientDir } : {}),
    ...(katalogDir ? { katalogDir } : {}),
  })
  const pemilik = shelf?.pemilik ?? createPool({ url: database.url, max: 2 })
  const own = await app.server.listen({ host: '127.0.0.1', port: 0 })
  front?.lead(app.server.server)
  const url = front?.url ?? own
  const anonymous = clientOf(url, '')
  return {
    url,
    app,
    pool: app.deps.pool,
    pemilik,
    clock,
    kodePembukaan,
    anonymous,
    client: async (user_id = 'OWN1', kode_toko = 'TK01') => {
      const masuk = async (siapa: string) =>
        clientOf(url, await sesiBaru(pemilik, { user_id: siapa, kode_toko, pada: clock.now() }))
      const client = await masuk(user_id)
      return user_id === 'OWN1' ? client : tandaiPemilik(client, () => masuk('OWN1'))
    },
    async masuk(user_id = 'OWN1', kode_toko = 'TK01') {
      const { token } = await anonymous.call(login, { body: { user_id, password: PASSWORD, kode_toko } })
      return clientOf(url, token)
    },
    async close() {
      const closed = app.close()
      app.server.server.closeAllConnections()
      await closed
      await pemilik.end()
      await (shelf ? shelf.giveBack() : database.drop())
      await rm(picture, { recursive: true, force: true })
    },
  }
}
