/** Databases of a test: copies of a template, each a world of its own, made in 20 ms. */
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { hash } from '@node-rs/argon2'
import type { Embedded } from '#server/db/embedded.ts'
import { LOCK } from '#server/db/locks.ts'
import { tutupDatabase } from '#server/db/login.ts'
import { migrate } from '#server/db/migrate.ts'
import { throwAwayDatabase } from '#server/db/throwAwayDatabase.ts'
import { PASSWORD } from '#server/fixture/data.ts'
import { loadFixture } from '#server/fixture/load.ts'
import { startPool } from './pool.ts'

/** Variable with the address of the run's server; workers of Vitest and of Playwright inherit it. */
const VARIABLE = 'KENCANA_TEST_DATABASE'
/** The same as the login that servers work as. */
const SERVER = 'KENCANA_TEST_DATABASE_SERVER'
/** With KENCANA_TEST_KOLAM=1 every server of the run works through a PgBouncer with very few connections (CONTRIBUTING); where it is. */
const POOL = 'KENCANA_TEST_DATABASE_KOLAM'
const SEDIKIT = { default_pool_size: '3' }

/** Once per run, however many of its projects ask: a PostgreSQL server with the migrated, empty database that every other begins as. */
export async function startDatabases(): Promise<() => Promise<void>> {
  if (process.env[VARIABLE]) return async () => {}
  const server = await throwAwayDatabase({ durable: false })
  await cheapConnections(server)
  await migrate(server.url)
  process.env[VARIABLE] = server.url
  process.env[SERVER] = server.urlServer
  const pool = process.env['KENCANA_TEST_KOLAM']
    ? await startPool({ url: server.url, ubah: SEDIKIT })
    : undefined
  if (pool) process.env[POOL] = pool.url
  return async () => {
    for (const variable of [VARIABLE, SERVER, POOL]) delete process.env[variable]
    await pool?.stop()
    await server.stop()
  }
}

/** A password is proved at each connection, and a run opens thousands: with one round of hashing instead of 4,096. */
async function cheapConnections({ url, urlServer }: Embedded): Promise<void> {
  await connected(url, async (query) => {
    // Known from 16 on.
    await query(`SELECT set_config(name, '1', false) FROM pg_settings WHERE name = 'scram_iterations'`)
    for (const { username, password } of [new URL(url), new URL(urlServer)])
      await query(`ALTER ROLE ${username} PASSWORD '${password}'`)
  })
}

export interface FreshDatabase {
  /** As the owner of the database. */
  url: string
  /** As a server is signed in there. */
  urlServer: string
  /** Through the run's pooler, where it has one. */
  poolUrl?: string
  /** Gives the database up: it goes with the next one that is made, also under connections that were left open. */
  drop(): Promise<void>
}

/** Returns the address of the run's server, as servers are signed in there. */
export const testServerUrl = (): string => process.env[SERVER]!

/** Tells whether servers of this run reach their databases through the run's pooler. */
export const testsUsePooler = (): boolean => process.env[POOL] !== undefined

/** A migrated, empty database. */
export const freshDatabase = (): Promise<FreshDatabase> => copyOf(migrated().pathname.slice(1))

/** A database without a single table, as an operator makes it. */
export const emptyDatabase = (): Promise<FreshDatabase> => copyOf('template0')

/** A database that holds the fixture, on this day. */
export const fixtureDatabase = async (tanggal: string): Promise<FreshDatabase> =>
  copyOf(await fixtureTemplate(tanggal))

async function copyOf(template: string): Promise<FreshDatabase> {
  const name = `uji_${randomBytes(6).toString('hex')}`
  await dropping
  // Files are copied, not logged: the quicker way on a server that need not survive a crash.
  await beside().query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`)
  await tutupDatabase(beside(), name)
  dropping = dropAll(left.splice(0))
  // Told to whoever wants the next one.
  dropping.catch(() => {})
  return {
    url: urlOf(name),
    urlServer: urlOf(name, SERVER),
    ...(process.env[POOL] ? { poolUrl: urlOf(name, POOL) } : {}),
    drop: async () => void left.push(name),
  }
}

/**
 * Databases that nobody uses any more. One that was closed a moment ago has connections that are only just ending, and PostgreSQL
 * looks again after a tenth of a second: it goes while the next test is at work.
 */
const left: string[] = []
let dropping = Promise.resolve()

async function dropAll(names: readonly string[]): Promise<void> {
  for (const name of names) await beside().query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
}

/** A single connection that stays: a new one costs as much as a copy. Nothing waits for it when a process ends. */
let kept: pg.Pool | undefined
const beside = (): pg.Pool =>
  (kept ??= new pg.Pool({
    connectionString: urlOf('postgres'),
    max: 1,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
  }).on('error', () => {}))

const templates = new Map<string, Promise<string>>()

/** Made by whoever needs this day first, in whatever process. */
function fixtureTemplate(tanggal: string): Promise<string> {
  const template = templates.get(tanggal) ?? makeTemplate(tanggal)
  templates.set(tanggal, template)
  return template
}

async function makeTemplate(tanggal: string): Promise<string> {
  const name = `fixture_${tanggal.replaceAll('-', '_')}`
  await onServer(async (query) => {
    await query(`SELECT pg_advisory_lock(${LOCK.uji}, hashtext('${name}'))`)
    if ((await query(`SELECT 1 FROM pg_database WHERE datname = '${name}'`)).rowCount) return
    const { url } = await copyOf(migrated().pathname.slice(1))
    await loadFixture(url, tanggal)
    await cheapPasswords(url)
    // By its name it is there only when it is whole.
    await query(`ALTER DATABASE ${new URL(url).pathname.slice(1)} RENAME TO ${name}`)
  })
  return name
}

/** A hash says itself how dear it is: everybody signs in all the time here, and what a real one costs is no matter of theirs. */
export async function cheapPasswords(url: string): Promise<void> {
  const cheap = await hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 })
  await connected(url, (query) => query('UPDATE users SET password_hash = $1', [cheap]))
}

type Query = (text: string, values?: unknown[]) => Promise<pg.QueryResult>

/** Beside the databases: one cannot be copied while somebody is connected to it. */
const onServer = (work: (query: Query) => Promise<unknown>): Promise<void> =>
  connected(urlOf('postgres'), work)

async function connected(connectionString: string, work: (query: Query) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await work((text, values) => client.query(text, values)).finally(() => client.end())
}

function migrated(variable = VARIABLE): URL {
  const url = process.env[variable]
  if (!url)
    throw new Error(
      `${variable} is not set: this runs under Vitest or Playwright, whose global setup starts the server`,
    )
  return new URL(url)
}

function urlOf(database: string, variable = VARIABLE): string {
  const url = migrated(variable)
  url.pathname = `/${database}`
  return url.href
}
