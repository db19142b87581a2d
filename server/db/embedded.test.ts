import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, cp, lstat, mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountFor, canEnter, runAs } from './embedded/account.ts'
import { packageHome, postgresPrograms } from './embedded/binaries.ts'
import { placeFor } from './embedded/place.ts'
import { runningPostmaster } from './embedded/postmaster.ts'
import { startEmbedded, type Embedded } from './embedded.ts'
import { throwAwayDatabase } from './throwAwayDatabase.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kencana-test-'))
  await chmod(folder, 0o755)
})
afterAll(() => rm(folder, { recursive: true }))

async function query<R extends object>(url: string, sql: string): Promise<R[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<R>(sql)).rows
  } finally {
    await client.end()
  }
}
const count = async (url: string) =>
  (await query<{ n: number }>(url, 'SELECT count(*)::int AS n FROM nota'))[0]?.n
const postmasterOf = async (dataDir: string) =>
  Number((await readFile(join(dataDir, 'postmaster.pid'), 'utf8')).split('\n')[0])

/** A Kencana of its own process that starts the server, tells us, and waits to be killed. */
async function otherProcess(code: string): Promise<{ told: string; kill(): Promise<void> }> {
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [told] = (await once(child.stdout, 'data')) as [Buffer]
  return {
    told: told.toString().trim(),
    kill: async () => {
      const exit = once(child, 'exit')
      child.kill('SIGKILL')
      await exit
    },
  }
}

const otherKencana = (dataDir: string) =>
  otherProcess(
    `import { startEmbedded } from '#server/db/embedded.ts'; console.log((await startEmbedded({ dataDir: ${JSON.stringify(dataDir)} })).url)`,
  )

async function eventually(check: () => boolean | Promise<boolean>): Promise<void> {
  await expect.poll(check, { interval: 20 }).toBe(true)
}

describe('the embedded PostgreSQL', () => {
  let server: Embedded
  const dataDir = () => join(folder, 'toko')
  const start = () => startEmbedded({ dataDir: dataDir() })

  test('starts from nothing: UTF8, WIB, durable, and closed to those without the password', async () => {
    server = await start()
    expect(server.adopted).toBe(false)
    const shown = await query(
      server.url,
      `SELECT current_database() AS db, current_setting('server_encoding') AS encoding,
         current_setting('timezone') AS zone, current_setting('fsync') AS fsync,
         current_setting('synchronous_commit') AS commit, current_setting('password_encryption') AS password,
         current_setting('listen_addresses') AS listens`,
    )
    expect(shown).toEqual([
      {
        db: 'kencana',
        encoding: 'UTF8',
        zone: 'Asia/Jakarta',
        fsync: 'on',
        commit: 'on',
        password: 'scram-sha-256',
        listens: '127.0.0.1',
      },
    ])
    const stranger = new URL(server.url)
    stranger.password = 'salah'
    await expect(query(stranger.href, 'SELECT 1')).rejects.toMatchObject({ code: '28P01' })
  })

  test('keeps what was committed when it is killed, and comes back by itself at the same address', async () => {
    await query(server.url, 'CREATE TABLE nota (no int)')
    await query(server.url, 'INSERT INTO nota SELECT generate_series(1, 1000)')
    process.kill(await postmasterOf(dataDir()), 'SIGKILL')
    await eventually(async () => (await count(server.url).catch(() => 0)) === 1000)
  })

  test('that cannot be started for a while is tried until it can, however long that is, and said once', async () => {
    const dir = join(folder, 'penuh')
    const said: string[] = []
    const own = await startEmbedded({
      dataDir: dir,
      log: (line) => said.push(line),
      attempts: 2,
      reviveMs: 50,
    })
    await query(own.url, 'CREATE TABLE nota (no int)')
    // As on a disk without room: it ends while it starts.
    const [control, away] = [join(dir, 'global/pg_control'), join(dir, 'global/away')]
    await rename(control, away)
    process.kill(await postmasterOf(dir), 'SIGKILL')
    await eventually(() => said.some((line) => line.endsWith('Terus dicoba lagi')))
    await pause(1_000)
    await rename(away, control)
    await eventually(async () => (await count(own.url).catch(() => -1)) === 0)
    await eventually(() => said.length === 3)
    expect(said).toEqual([
      'PostgreSQL berhenti; dijalankan lagi',
      expect.stringMatching(/^PostgreSQL tidak mau berjalan[^]+Terus dicoba lagi$/),
      'PostgreSQL berjalan lagi',
    ])
    await own.stop()
  })

  test('is adopted by a second Kencana, and ends with the last one that leaves', async () => {
    const second = await start()
    expect(second).toMatchObject({ adopted: true, url: server.url })
    await server.stop()
    expect(await count(second.url)).toBe(1000)
    await second.stop()
    expect(await runningPostmaster(dataDir())).toBeUndefined()
    await expect(count(second.url)).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  })

  test('outlives a Kencana that is killed, and is adopted by the next', async () => {
    const other = await otherKencana(dataDir())
    await query(other.told, 'INSERT INTO nota VALUES (1001)')
    await other.kill()
    server = await start()
    expect(server).toMatchObject({ adopted: true, url: other.told })
    expect(await count(server.url)).toBe(1001)
    await server.stop()
  })

  test('recovers when server and database were killed together, even if the old number now belongs to another process', async () => {
    const other = await otherKencana(dataDir())
    await query(other.told, 'INSERT INTO nota VALUES (1002)')
    const pid = await postmasterOf(dataDir())
    const pidFile = await readFile(join(dataDir(), 'postmaster.pid'), 'utf8')
    await other.kill()
    process.kill(pid, 'SIGKILL')
    const sleeper = spawn('sleep', ['60'], runAs(await accountFor(dataDir())))
    await once(sleeper, 'spawn')
    await writeFile(join(dataDir(), 'postmaster.pid'), pidFile.replace(/^\d+/, String(sleeper.pid)))
    server = await start()
    expect(server.adopted).toBe(false)
    expect(await count(server.url)).toBe(1002)
    await server.stop()
    sleeper.kill()
  })

  test('gives data of an older Kencana the login of the server, with a password of its own that only its account reads', async () => {
    server = await start()
    await query(server.url, 'DROP ROLE kencana_server')
    await server.stop()
    const kept = join(dataDir(), 'kencana-server.password')
    await rm(kept)
    server = await start()
    expect(
      await query(
        server.urlServer,
        'SELECT current_user AS nama, rolsuper FROM pg_roles WHERE rolname = current_user',
      ),
    ).toEqual([{ nama: 'kencana_server', rolsuper: false }])
    expect((await stat(kept)).mode & 0o077).toBe(0)
    expect(new URL(server.urlServer).password).not.toBe(new URL(server.url).password)
    await server.stop()
  })

  test('leaves nothing behind of a start that was killed half-way', async () => {
    const abandoned = `${join(folder, 'baru')}.baru-${deadPid()}`
    await mkdir(abandoned)
    const whole = await startEmbedded({ dataDir: join(folder, 'baru') })
    expect(existsSync(abandoned)).toBe(false)
    await whole.stop()
  })

  test('two that start at once on a new folder share one server', async () => {
    const both = await Promise.all([
      otherKencana(join(folder, 'serentak')),
      otherKencana(join(folder, 'serentak')),
    ])
    expect(both[0].told).toBe(both[1].told)
    for (const one of both) await one.kill()
    const last = await startEmbedded({ dataDir: join(folder, 'serentak') })
    expect(last.adopted).toBe(true)
    await last.stop()
  })
})

describe('a throw-away database', () => {
  test('is gone after stop', async () => {
    const server = await throwAwayDatabase({ durable: false })
    expect(await query(server.url, `SELECT current_setting('fsync') AS fsync`)).toEqual([{ fsync: 'off' }])
    await server.stop()
    expect(existsSync(dirname(server.dataDir))).toBe(false)
  })

  test('is gone after the process that asked for it was killed', async () => {
    const other = await otherProcess(
      `import { throwAwayDatabase } from '#server/db/throwAwayDatabase.ts'; const { url, dataDir } = await throwAwayDatabase({ durable: false }); console.log(url + ' ' + dataDir)`,
    )
    const [url, dataDir] = other.told.split(' ') as [string, string]
    expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    await other.kill()
    await eventually(() => !existsSync(dirname(dataDir)))
    await expect(query(url, 'SELECT 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  })
})

describe('a project that the account of PostgreSQL cannot enter', () => {
  const asRoot = process.getuid?.() === 0

  test.runIf(asRoot)('has its data in the system place, found again through a link', async () => {
    const shut = join(folder, 'tertutup')
    const system = join(folder, 'sistem')
    await mkdir(shut, { mode: 0o700 })
    const said: string[] = []
    const account = await accountFor()
    const place = await placeFor(join(shut, 'postgres'), account, system, (line) => said.push(line))
    expect(dirname(place)).toBe(system)
    expect(said).toEqual([
      `Data disimpan di ${place}, karena ${shut} tidak terbuka untuk akun ${account?.name}`,
    ])
    expect(canEnter(place, account)).toBe(true)
    expect(await placeFor(join(shut, 'postgres'), account, system, (line) => said.push(line))).toBe(place)
    expect(said).toHaveLength(1)
  })

  test.runIf(asRoot)('runs copies of the programs, with every library link', async () => {
    const home = join(folder, 'terpasang')
    await cp(packageHome(), home, { recursive: true, filter: unlinked })
    execFileSync('chmod', ['-R', 'go-rwx', home])
    const said: string[] = []
    const native = await postgresPrograms(
      await accountFor(),
      join(folder, 'program'),
      (line) => said.push(line),
      home,
    )
    expect(dirname(native)).toBe(join(folder, 'program'))
    expect(said).toHaveLength(1)
    expect(
      await postgresPrograms(await accountFor(), join(folder, 'program'), (line) => said.push(line), home),
    ).toBe(native)
    expect(said).toHaveLength(1)
  })
})

test('library links that a blocked install script did not make are made', async () => {
  const home = join(folder, 'tanpa-tautan')
  await cp(packageHome(), home, { recursive: true, filter: unlinked })
  await expect(stat(join(home, 'native/lib/libicuuc.so.60'))).rejects.toThrow('ENOENT')
  expect(await postgresPrograms(await accountFor(), folder, () => {}, home)).toBe(join(home, 'native'))
})

/** As npm unpacks it: no links; and without the libraries for compiling, which nothing needs. */
const unlinked = async (path: string): Promise<boolean> =>
  !path.endsWith('.a') && !(await lstat(path)).isSymbolicLink()

/** The number of a process that has ended. */
const deadPid = (): number => Number(execFileSync('sh', ['-c', 'echo $$'], { encoding: 'utf8' }))
