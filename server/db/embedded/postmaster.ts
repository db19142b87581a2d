/** PostgreSQL's main process: is one at work on this folder, start one, end it. */
import { spawn, spawnSync } from 'node:child_process'
import { constants, readFileSync } from 'node:fs'
import { open, readFile, rename, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { runAs, type Account } from './account.ts'

export const logOf = (dataDir: string): string => join(dataDir, 'postgres.log')
const LOG_BYTES_MAX = 10_000_000

export interface Postmaster {
  pid: number
  port: number
  ready: boolean
}

/** Does a process of ours with this number exist? One of another user is no concern of ours, as it is none of PostgreSQL's. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** The process named in postmaster.pid, alive or not. */
async function named(dataDir: string): Promise<Postmaster | undefined> {
  const lines = (await readFile(join(dataDir, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  const pid = Math.abs(Number(lines[0]))
  return pid ? { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' } : undefined
}

/** The PostgreSQL at work on this folder, if any. A number that was given to some other process since does not count. */
export async function runningPostmaster(dataDir: string): Promise<Postmaster | undefined> {
  const postmaster = await named(dataDir)
  return postmaster && isAlive(postmaster.pid) && worksIn(postmaster.pid, dataDir) ? postmaster : undefined
}

/**
 * A postmaster was started with its folder as an argument; one that has died but was not yet collected has no arguments left.
 * (Its working folder would say the same, but root in a container may not look at that of another account.)
 */
function worksIn(pid: number, dataDir: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(dataDir)
  } catch {
    if (process.platform === 'linux') return false
    return spawnSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).stdout.includes(
      ` ${dataDir} `,
    )
  }
}

/** The port of the last start, so that an operator's psql finds the server again. */
export async function lastPort(dataDir: string): Promise<number | undefined> {
  const opts = await readFile(join(dataDir, 'postmaster.opts'), 'utf8').catch(() => '')
  const port = /"-p" "(\d+)"/.exec(opts)?.[1]
  return port ? Number(port) : undefined
}

/** `wanted` when nobody listens there, else any free one. */
export const freePort = (wanted = 0): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error) => (wanted ? resolve(freePort()) : reject(error)))
    probe.listen(wanted, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })

/**
 * Starts PostgreSQL on its own: out of reach of the terminal's Ctrl-C, and surviving us, so that what it was
 * writing is written even when we are killed.
 * @param settings these win over every file
 * @returns whether it has given up (taken port, folder in use); asked again and again by the caller.
 */
export async function launch(
  dataDir: string,
  programs: string,
  account: Account | undefined,
  port: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<() => boolean> {
  const log = await openLog(dataDir)
  const stale = await named(dataDir)
  const said = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(join(programs, 'bin/postgres'), ['-D', dataDir, '-p', String(port), ...said], {
    ...runAs(account),
    cwd: dataDir,
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
    // A dead server's number may by now belong to another process of the account. PostgreSQL takes its grandparent's
    // number for stale; so it still checks by itself that nobody uses the old shared memory, which removing the file would skip.
    env: { ...process.env, ...(stale ? { PG_GRANDPARENT_PID: String(stale.pid) } : {}) },
  })
  let gone = false
  child.on('exit', () => (gone = true)).on('error', () => (gone = true))
  child.unref()
  await log.close()
  return () => gone
}

async function openLog(dataDir: string) {
  const path = logOf(dataDir)
  const size = await stat(path).then(
    (s) => s.size,
    () => 0,
  )
  if (size > LOG_BYTES_MAX) await rename(path, `${path}.1`)
  return open(path, constants.O_CREAT | constants.O_APPEND | constants.O_WRONLY | constants.O_NOFOLLOW, 0o600)
}

/** The last lines that PostgreSQL wrote, for the sentence that tells why it did not start. */
export const lastWords = async (dataDir: string): Promise<string> =>
  (await readFile(logOf(dataDir), 'utf8').catch(() => ''))
    .trim()
    .split('\n')
    .filter((line) => !/ LOG: /.test(line))
    .slice(-3)
    .join('\n')

/** SIGINT ends it with a checkpoint, SIGQUIT at once; either way resolves when it is gone. */
export async function end(dataDir: string, signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
  const patience = Date.now() + 30_000
  for (let sent: string | undefined; ; await pause(10)) {
    const running = await runningPostmaster(dataDir)
    if (!running) return
    const next = Date.now() > patience ? 'SIGQUIT' : signal
    if (next !== sent) kill(running.pid, (sent = next))
  }
}

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // gone in this moment
  }
}
