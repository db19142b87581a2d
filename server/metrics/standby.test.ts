/** A real standby, an archive, and a database that ends: what is said of each, and what a server still says without one. */
import { dirname } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp, type App } from '#server/app.ts'
import { migrate } from '#server/db/migrate.ts'
import { throwAwayDatabase, type ThrowAway } from '#server/db/throwAwayDatabase.ts'
import { createPool } from '#server/db/client.ts'
import { accountFor } from '#server/db/embedded/account.ts'
import { postgresPrograms } from '#server/db/embedded/binaries.ts'
import { end, launch } from '#server/db/embedded/postmaster.ts'
import { Ruang } from '#server/process/ruang.ts'
import { sabar } from '#test/tools/sabar.ts'
import { makeStandby, type Standby } from '#test/tools/standby.ts'
import { Kesiapan } from './siap.ts'
import { poolTanya } from './tanya.ts'

let utama: ThrowAway
let standby: Standby
let app: App
let berhenti = false

beforeAll(async () => {
  utama = await throwAwayDatabase({ durable: false })
  await migrate(utama.url)
  standby = await makeStandby(utama)
  app = await buildApp({ url: utama.urlServer, urlLaporan: standby.url, logLevel: 'silent' })
}, sabar(120_000))
afterAll(async () => {
  await app?.close()
  await standby?.stop()
  if (!berhenti) await utama?.stop()
})

const dijawab = async (url: string) => {
  const { statusCode, payload } = await app.server.inject(url)
  return { status: statusCode, text: payload }
}
const nilai = async (nama: string): Promise<number | undefined> => {
  const number = new RegExp(`^kencana_${nama} (\\S+)$`, 'm').exec((await dijawab('/metrics')).text)?.[1]
  return number === undefined ? undefined : Number(number)
}
const asOwner = async (text: string): Promise<void> => {
  const pool = createPool({ url: utama.url, max: 1 })
  await pool.query(text)
  await pool.end()
}

const SEGMEN = 16 * 1_048_576

/** As an administrator restarts PostgreSQL: some settings are read at its start alone. */
async function jalankanLagi(): Promise<void> {
  const account = await accountFor(utama.dataDir)
  const programs = await postgresPrograms(account, dirname(utama.dataDir), () => {})
  await end(utama.dataDir, 'SIGINT')
  await launch(utama.dataDir, programs, account, Number(new URL(utama.url).port))
  await expect
    .poll(() =>
      asOwner('SELECT 1').then(
        () => true,
        () => false,
      ),
    )
    .toBe(true)
}

it('a standby is one that streams, and is no primary that takes writes', async () => {
  await expect.poll(() => nilai('standbys_connected')).toBe(1)
  await expect.poll(() => nilai('standby_up')).toBe(1)
  await expect.poll(() => nilai('standby_lag_bytes')).toBe(0)
  await expect.poll(() => nilai('standby_lag_seconds')).toBe(0)
  const url = new URL(utama.urlServer)
  url.port = new URL(standby.url).port
  const pool = poolTanya(url.href)
  expect(await new Kesiapan(pool, new Ruang(undefined)).halangan()).toMatch(/takes no writes/)
  await pool.end()
})

it('one that does not replay is behind, and how far is said', async () => {
  await asOwner('CREATE TABLE dulu (n int)')
  await expect.poll(() => standby.query(`SELECT to_regclass('dulu')::text AS ada`)).toEqual([{ ada: 'dulu' }])
  await standby.query('SELECT pg_wal_replay_pause()')
  await asOwner('CREATE TABLE lama AS SELECT generate_series(1, 20000)')
  await expect.poll(() => nilai('standby_lag_bytes')).toBeGreaterThan(100_000)
  await expect.poll(() => nilai('standby_lag_seconds')).toBeGreaterThan(0)
  await standby.query('SELECT pg_wal_replay_resume()')
  await expect.poll(() => nilai('standby_lag_bytes')).toBe(0)
})

it('one that is away is told so, and what is held for it', async () => {
  await standby.stop()
  await expect.poll(() => nilai('standby_up')).toBe(0)
  await asOwner('CREATE TABLE lagi AS SELECT generate_series(1, 20000)')
  await expect.poll(() => nilai('standbys_connected')).toBe(0)
  await expect.poll(() => nilai('slot_retained_bytes')).toBeGreaterThan(100_000)
})

it('what is not archived grows with what is written, and a try that failed is told', async () => {
  const arsipkan = (dengan: string) =>
    asOwner(`ALTER SYSTEM SET archive_command = '${dengan}'`).then(() => asOwner('SELECT pg_reload_conf()'))
  const write = () => asOwner('INSERT INTO dulu VALUES (1)').then(() => asOwner('SELECT pg_switch_wal()'))
  expect(await nilai('wal_archive_age_seconds')).toBeUndefined()
  await asOwner('ALTER SYSTEM SET archive_mode = on')
  await arsipkan('true')
  await jalankanLagi()
  await write()
  await expect.poll(() => nilai('wal_archive_behind_bytes')).toBeLessThanOrEqual(SEGMEN)
  expect([await nilai('wal_archive_failing'), await nilai('wal_archive_age_seconds')]).toEqual([
    0,
    expect.any(Number),
  ])
  await arsipkan('false')
  for (let i = 0; i < 3; i++) await write()
  await expect.poll(() => nilai('wal_archive_failing')).toBe(1)
  expect(await nilai('wal_archive_behind_bytes')).toBeGreaterThanOrEqual(2 * SEGMEN)
})

it('however many ask whether it is ready, the database is asked once', async () => {
  const pool = poolTanya(utama.urlServer)
  let ditanya = 0
  pool.on('acquire', () => ditanya++)
  const kesiapan = new Kesiapan(pool, new Ruang(undefined))
  const reply = await Promise.all(Array.from({ length: 200 }, () => kesiapan.halangan()))
  expect([new Set(reply).size, ditanya]).toEqual([1, 1])
  await pool.end()
})

it('without its database a server lives, is not ready, and still says what it knows', async () => {
  await expect.poll(async () => (await dijawab('/readyz')).status).toBe(200)
  await expect.poll(() => nilai('database_up')).toBe(1)
  await utama.stop()
  berhenti = true
  await expect.poll(async () => (await dijawab('/readyz')).status).toBe(503)
  expect((await dijawab('/healthz')).status).toBe(200)
  await expect.poll(() => nilai('database_up')).toBe(0)
  const { status, text } = await dijawab('/metrics')
  expect(status).toBe(200)
  expect(text).toContain('kencana_pool_open')
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds')
  // Figures read before are not told as if they were of now.
  for (const nama of ['locks_waiting', 'backup_age_seconds', 'standby_up', 'database_connections'])
    expect([nama, await nilai(nama)]).toEqual([nama, undefined])
})
