/** A program of the drill: its log, how it is killed, frozen and waited for. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { openSync, closeSync, readdirSync, readFileSync } from 'node:fs'

export interface Command {
  program: string
  args: string[]
  env?: Record<string, string>
  uid?: number
  gid?: number
}

const ULANG_MS = 1_000

export class Proses {
  readonly nama: string
  readonly #command: Command
  readonly #log: string
  /** Starts the process again when it ends by itself, as systemd does with Restart=always. */
  readonly #ulang: boolean
  #diakhiri = false
  #child: ChildProcess | undefined

  constructor(nama: string, log: string, command: Command, { ulang = false } = {}) {
    this.nama = nama
    this.#ulang = ulang
    this.#log = log
    this.#command = command
  }

  get alive(): boolean {
    return this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null
  }

  get pid(): number | undefined {
    return this.alive ? this.#child!.pid : undefined
  }

  start(): void {
    const { program, args, env, ...account } = this.#command
    this.#diakhiri = false
    const log = openSync(this.#log, 'a')
    this.#child = spawn(program, args, {
      ...account,
      // The environment of whoever starts the drill does not reach the process: no DATABASE_URL, no settings of a shop.
      env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LANG: 'C.UTF-8', ...env },
      stdio: ['ignore', log, log],
      detached: true, // Ctrl-C is the drill's alone
    })
    this.#child.on('error', () => {})
    if (this.#ulang)
      this.#child.on('exit', () => setTimeout(() => this.#diakhiri || this.start(), ULANG_MS).unref())
    closeSync(log)
  }

  kirim(signal: NodeJS.Signals): void {
    kirimKe(this.pid, signal)
  }

  /** @returns once the process is gone */
  async akhiri(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    this.#diakhiri = true
    if (!this.alive) return
    const exit = once(this.#child!, 'exit')
    this.kirim(signal)
    await exit
  }
}

export function kirimKe(pid: number | undefined, signal: NodeJS.Signals): void {
  if (!pid) return
  try {
    process.kill(pid, signal)
  } catch {
    // gone in this moment
  }
}

/** Returns the processes that `pid` started, and those that they started in turn. */
export function keturunan(pid: number): number[] {
  const induk = new Map<number, number[]>()
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const parent = indukDari(name)
    if (parent !== undefined) induk.set(parent, [...(induk.get(parent) ?? []), Number(name)])
  }
  const all: number[] = []
  for (const queue = [pid]; queue.length;) {
    const anak = induk.get(queue.pop()!) ?? []
    all.push(...anak)
    queue.push(...anak)
  }
  return all
}

function indukDari(pid: string): number | undefined {
  try {
    return Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1])
  } catch {
    return undefined
  }
}
