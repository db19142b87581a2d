/** Runs one program at a time, and ends it with everything it has started. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'

export interface Ended {
  ok: boolean
  /** The program did not end by itself. */
  hung: boolean
  /** The last it said. */
  said: string
}

const KEPT = 2_000
const GRACE_MS = 5_000

export class Programs {
  #running: number | undefined
  #stopped = false

  async run(args: readonly string[], cwd: string, env: NodeJS.ProcessEnv, longestMs: number): Promise<Ended> {
    // A group of its own: workers, browsers and databases end with it.
    const program = spawn(process.execPath, args, {
      cwd,
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#running = program.pid
    let said = ''
    for (const stream of [program.stdout, program.stderr])
      stream.on('data', (part) => (said = `${said}${String(part)}`.slice(-KEPT)))
    const limit = new AbortController()
    const ended = once(program, 'exit') as Promise<[number | null]>
    const hung = await Promise.race([
      ended.then(() => false),
      wait(longestMs, true, { signal: limit.signal }).catch(() => false),
    ])
    if (hung) await this.#end()
    limit.abort()
    const [code] = await ended
    this.#running = undefined
    // The program that waits for it ends too: a test that was killed has found nothing.
    if (this.#stopped) return new Promise(() => {})
    return { ok: code === 0, hung, said }
  }

  async stop(): Promise<void> {
    this.#stopped = true
    await this.#end()
  }

  /** Asked first, for a database likes to tidy up. */
  async #end(): Promise<void> {
    const group = this.#running
    if (group === undefined) return
    for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
      if (!send(group, signal)) return
      for (let waited = 0; waited < GRACE_MS && send(group, 0); waited += 100) await wait(100)
    }
  }
}

function send(group: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-group, signal)
  } catch {
    return false
  }
}
