/** A server of its own, with a database of its own, that is killed (SIGKILL) and started again. */
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { login } from '#domain/calls/sesi.ts'
import { createPool } from '#server/db/client.ts'
import { PERAN_RANTAI } from '#server/db/login.ts'
import { freePort } from '#server/db/embedded/postmaster.ts'
import { PASSWORD } from '#server/fixture/data.ts'
import { clientOf, type Client, type Reply } from './client.ts'
import { programOf, type Program } from './program.ts'
import type { TestServer } from './server.ts'

export class CrashServer {
  #folder = ''
  #port = 0
  #program!: Program
  #child!: ChildProcess
  /** The one that is killed next, as far as it can get before the database is its own. */
  #standby!: ChildProcess
  #dataDir = ''
  #url = ''
  pool!: pg.Pool

  static async open(): Promise<CrashServer> {
    const server = new CrashServer()
    server.#folder = await mkdtemp(join(tmpdir(), 'kencana-crash-'))
    await chmod(server.#folder, 0o755)
    server.#port = await freePort()
    server.#program = await programOf('test/whole/crash-server.ts')
    server.prepare()
    await server.start()
    server.prepare()
    return server
  }

  /** As far as helpers of tests ask for one. */
  get asTestServer(): TestServer {
    return { pool: this.pool, pemilik: this.pool } as TestServer
  }

  prepare(): void {
    this.#standby = fork(this.#program.file, [join(this.#folder, 'postgres'), String(this.#port)], {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
  }

  /** Starts the server, which finds its database dead, alive, or not made yet. */
  async start(): Promise<void> {
    this.#child = this.#standby
    this.#child.send('start')
    const [message] = (await Promise.race([
      once(this.#child, 'message'),
      once(this.#child, 'exit').then(([code]) => {
        throw new Error(`the server did not start: ${code}`)
      }),
    ])) as [{ url: string; dataDir: string }]
    this.#dataDir = message.dataDir
    this.#url = message.url
    this.openPool()
  }

  openPool(): void {
    // Tests look at every shop.
    this.pool = createPool({ url: this.#url, role: PERAN_RANTAI, max: 4 })
    this.pool.on('error', () => {})
  }

  async signIn(user_id: string, kode_toko = 'TK01'): Promise<Client> {
    const url = `http://127.0.0.1:${this.#port}`
    const { token } = await clientOf(url, '').call(login, {
      body: { user_id, password: PASSWORD, kode_toko },
    })
    return clientOf(url, token)
  }

  async postmaster(): Promise<number> {
    return Number((await readFile(join(this.#dataDir, 'postmaster.pid'), 'utf8')).split('\n')[0])
  }

  /**
   * Kills server and database at once, or nearly: `gap` milliseconds between them, the database first when it is
   * negative.
   */
  async kill(gap: number): Promise<void> {
    const database = await this.postmaster()
    const gone = once(this.#child, 'exit')
    const victims = [() => this.#child.kill('SIGKILL'), () => process.kill(database, 'SIGKILL')]
    if (gap < 0) victims.reverse()
    victims[0]!()
    if (gap !== 0) await pause(Math.abs(gap))
    victims[1]!()
    await gone
  }

  async close(): Promise<void> {
    await this.pool.end()
    if (this.#standby !== this.#child) this.#standby.kill('SIGKILL')
    await this.kill(0)
    await this.#program.remove()
    await rm(this.#folder, { recursive: true, force: true, maxRetries: 20 })
  }
}

/**
 * Returns the answer; undefined: there was none, so nobody knows. An error of the server (500 and above), as while the
 * database is dying, is no answer.
 */
export const heard = async (ask: () => Promise<Reply>): Promise<Reply | undefined> => {
  const reply = await ask().catch(() => undefined)
  return reply && reply.status < 500 ? reply : undefined
}
