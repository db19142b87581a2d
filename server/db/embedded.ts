/** The embedded PostgreSQL: started, adopted when one still runs, brought back when it dies, and stopped. */
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { accountFor } from './embedded/account.ts'
import { postgresPrograms } from './embedded/binaries.ts'
import { ensureCluster, OWNER, passwordOf, SERVER } from './embedded/cluster.ts'
import { placeFor, SYSTEM_PLACE } from './embedded/place.ts'
import { end, freePort, lastPort, lastWords, launch, runningPostmaster } from './embedded/postmaster.ts'
import { aturWal } from './embedded/wal.ts'
import { pastikanLogin } from './login.ts'

export interface EmbeddedOptions {
  /** The folder of this server alone; made when missing. */
  dataDir: string
  log?: (line: string) => void
  /** Survive a power cut (the default). Only tests do without. */
  durable?: boolean
  /** The folder with bin/ of another PostgreSQL, instead of the one that npm installed. Only tests have one. */
  programs?: string | undefined
  /** Number of attempts in a row to start it, and the time it is left alone then. Only tests say. */
  attempts?: number
  reviveMs?: number
  /** Keep what is written (WAL) for an archive, or no longer; not said: as it is. */
  wal?: boolean
}

export interface Embedded {
  /** postgresql://… of the database `kencana`, as its owner; only this machine reaches it. */
  url: string
  /** The same as the server's own login, which may do no more than work in it. */
  urlServer: string
  /** True when it was running already: another Kencana uses it, or was killed. */
  adopted: boolean
  /** The folder in which the data really is. */
  dataDir: string
  /** The folder with bin/ of the PostgreSQL that runs. */
  programs: string
  /** The last one to leave shuts the server down; resolves when it is gone. */
  stop(): Promise<void>
}

const DATABASE = 'kencana'
/** Name of the connection that every Kencana at work on the server holds. */
const WATCH = 'kencana-penjaga'
const START_ATTEMPTS = 40
const START_MS_MAX = 300_000
/** Between one row of attempts and the next, when it died. */
const REVIVE_MS = 10_000

/** @throws in a sentence for the operator when PostgreSQL cannot run here. */
export async function startEmbedded({
  dataDir: wanted,
  log = () => {},
  durable = true,
  programs: lain,
  attempts: most = START_ATTEMPTS,
  reviveMs = REVIVE_MS,
  wal,
}: EmbeddedOptions): Promise<Embedded> {
  const account = await accountFor(wanted)
  const dataDir = await placeFor(wanted, account, SYSTEM_PLACE, log)
  const programs = lain ?? (await postgresPrograms(account, account ? SYSTEM_PLACE : dirname(dataDir), log))
  await ensureCluster({ dataDir, programs, account, durable, bawaan: !lain })
  if (wal !== undefined) await aturWal(dataDir, account, wal)
  const passwords = { [OWNER]: await passwordOf(dataDir, OWNER), [SERVER]: await passwordOf(dataDir, SERVER) }
  const urlAt = (port: number, database: string, login: keyof typeof passwords) =>
    `postgresql://${login}:${passwords[login]}@127.0.0.1:${port}/${database}`

  const stopping = new AbortController()
  const { signal } = stopping
  let reviving: Promise<void> | undefined
  let watch: pg.Client
  const first = await ensureRunning(undefined)
  return {
    url: urlAt(first.port, DATABASE, OWNER),
    urlServer: urlAt(first.port, DATABASE, SERVER),
    adopted: first.adopted,
    dataDir,
    programs,
    stop,
  }

  /** At `port` when given: those who hold the address must find the server there again. */
  async function ensureRunning(port: number | undefined): Promise<{ port: number; adopted: boolean }> {
    const deadline = Date.now() + START_MS_MAX
    let gone: (() => boolean) | undefined
    for (let attempts = 0; Date.now() < deadline && !signal.aborted;) {
      const running = await runningPostmaster(dataDir)
      if (running?.ready && (await connect(running.port)))
        return { port: running.port, adopted: gone === undefined }
      if (!running && (gone?.() ?? true)) {
        if (attempts++ === most) break
        if (attempts > 1) await pause(250)
        gone = await launch(dataDir, programs, account, port ?? (await freePort(await lastPort(dataDir))))
      }
      await pause(5)
    }
    throw new Error(`PostgreSQL tidak mau berjalan di ${dataDir}\n${await lastWords(dataDir)}`)
  }

  /** Opens our watch. @returns false when the server is not there yet, or no longer. */
  async function connect(port: number): Promise<boolean> {
    const client = new pg.Client({
      connectionString: urlAt(port, 'postgres', SERVER),
      application_name: WATCH,
    })
    client.on('error', () => {}) // told by 'end' as well
    try {
      await asOwner(port)
      await client.connect()
    } catch (error) {
      await client.end().catch(() => {})
      const { code } = error as { code?: string }
      if (code?.startsWith('28'))
        throw new Error(
          `PostgreSQL di ${dataDir} menolak kata sandinya sendiri (kencana.password, kencana-server.password)`,
          {
            cause: error,
          },
        )
      return false
    }
    watch = client
    client.on('end', () => {
      if (!signal.aborted) reviving = revive(port)
    })
    return true
  }

  /** Makes the database and the server's login, and leaves. */
  async function asOwner(port: number): Promise<void> {
    const owner = new pg.Client({ connectionString: urlAt(port, 'postgres', OWNER) })
    owner.on('error', () => {}) // the query under way says it
    try {
      await owner.connect()
      await ensureDatabase(owner)
      await pastikanLogin(owner, urlAt(port, DATABASE, SERVER))
    } finally {
      await owner.end().catch(() => {})
    }
  }

  /** For as long as somebody works here: what is in its way at night (a full disk) may be gone in the morning, and nobody is there. */
  async function revive(port: number): Promise<void> {
    log('PostgreSQL berhenti; dijalankan lagi')
    for (let failed = 0; !signal.aborted; failed++) {
      const error = await ensureRunning(port).then(
        () => undefined,
        (error: Error) => error,
      )
      if (!error) return failed ? log('PostgreSQL berjalan lagi') : undefined
      if (failed === 0 && !signal.aborted) log(`${error.message}\nTerus dicoba lagi`)
      await pause(reviveMs, undefined, { signal }).catch(() => {})
    }
  }

  async function stop(): Promise<void> {
    if (signal.aborted) return
    stopping.abort()
    await reviving
    const others = await watch
      .query('SELECT 1 FROM pg_stat_activity WHERE application_name = $1 AND pid <> pg_backend_pid()', [
        WATCH,
      ])
      .catch(() => undefined)
    await watch.end().catch(() => {})
    if (others?.rowCount) return log('PostgreSQL dibiarkan berjalan: masih dipakai Kencana lain')
    await end(dataDir, durable ? 'SIGINT' : 'SIGQUIT')
  }
}

async function ensureDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE])
  if (!rowCount) await client.query(`CREATE DATABASE ${DATABASE}`)
}
