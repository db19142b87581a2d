/**
 * The ground of a measurement: a durable database server of its own, databases in it, and the server under test as a
 * process of its own.
 */
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import pg from 'pg'
import { tutupDatabase } from '#server/db/login.ts'
import { migrate } from '#server/db/migrate.ts'
import { throwAwayDatabase } from '#server/db/throwAwayDatabase.ts'
import { loadFixture } from '#server/fixture/load.ts'

/** The fixture's day, on which every measurement lives. */
export const TANGGAL = '2025-01-15'
const SIAP_MS = 60_000

export interface Served {
  pid: number
  url: string
  /** Returns the longest time that the event loop stood still since the last call, in milliseconds. */
  longestStall(): Promise<number>
  stop(): Promise<void>
}

export interface Stage {
  /** The database everything is prepared in, as its owner: migrated, the fixture of DOMAIN §C loaded. */
  url: string
  /** A copy of it as it is now. Nobody may be connected to it. */
  clone(name: string): Promise<string>
  /** The address of one of the databases as a server is signed in there. */
  asServer(databaseUrl: string): string
  /** The server under test, on one of the databases. Ends with this process, however that ends. */
  serve(databaseUrl: string, options?: { clientDir?: string; poolUrl?: string }): Promise<Served>
  stop(): Promise<void>
}

/** @param profile a folder: each server under test writes its CPU profile there when it ends */
export async function openStage({ profile }: { profile?: string | undefined } = {}): Promise<Stage> {
  const database = await throwAwayDatabase()
  const running = new Set<Served>()
  await migrate(database.url)
  await loadFixture(database.url, TANGGAL)

  return { url: database.url, clone, asServer, serve, stop }

  async function clone(name: string): Promise<string> {
    const url = new URL(database.url)
    const template = url.pathname.slice(1)
    await onDatabase(urlOf('postgres'), async (client) => {
      await client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`)
      await tutupDatabase(client, name)
    })
    return urlOf(name)
  }

  function urlOf(name: string): string {
    const url = new URL(database.url)
    url.pathname = `/${name}`
    return url.href
  }

  function asServer(databaseUrl: string): string {
    const url = new URL(database.urlServer)
    url.pathname = new URL(databaseUrl).pathname
    return url.href
  }

  async function serve(
    databaseUrl: string,
    { clientDir = '', poolUrl = '' }: { clientDir?: string; poolUrl?: string } = {},
  ): Promise<Served> {
    const { flags, env, file } = await program()
    const child = fork(file, [asServer(databaseUrl), TANGGAL, clientDir, poolUrl], {
      execArgv: [...flags, ...(profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`] : [])],
      env: { ...env, ...process.env },
    })
    const url = await firstMessage(child)
    const served: Served = {
      pid: child.pid!,
      url,
      async longestStall() {
        child.send('stall')
        const [{ longest_ms }] = (await once(child, 'message')) as [{ longest_ms: number }]
        return longest_ms
      },
      async stop() {
        if (!running.delete(served)) return
        const exit = once(child, 'exit')
        child.disconnect()
        await exit
      },
    }
    running.add(served)
    return served
  }

  async function stop(): Promise<void> {
    for (const served of running) await served.stop()
    await database.stop()
  }
}

const PROGRAM = 'bench/server.ts'

/** As `npm start` runs one; a tree from before it was built runs its sources. */
async function program(): Promise<{ flags: string[]; env?: Record<string, string>; file: string }> {
  const { buildServer, ofServer } = await import('../bin/build.mjs')
  if (!ofServer) return { flags: ['--import', 'tsx'], file: PROGRAM }
  if (!buildServer()) throw new Error('the server could not be built')
  return ofServer(PROGRAM)
}

async function firstMessage(child: ChildProcess): Promise<string> {
  const exit = once(child, 'exit').then(([code]) =>
    Promise.reject(new Error(`the server ended with ${code}`)),
  )
  const [url] = (await Promise.race([
    once(child, 'message', { signal: AbortSignal.timeout(SIAP_MS) }),
    exit,
  ])) as [string]
  exit.catch(() => {})
  return url
}

/** Opens a connection as the owner, for preparing and counting. */
export async function onDatabase<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return work(client).finally(() => client.end())
}

/**
 * Runs a measurement on a stage of its own and takes the stage down again. After a failure the process just ends, and all goes with it:
 * stopping in an orderly way would cut connections that are still open, and their ECONNRESET would be told in place of the cause.
 */
export async function measured(
  work: (stage: Stage) => Promise<void>,
  options: { profile?: string | undefined } = {},
): Promise<void> {
  const stage = await openStage(options)
  try {
    await work(stage)
  } catch (error) {
    console.error(error)
    process.exit(1)
  }
  await stage.stop()
}
