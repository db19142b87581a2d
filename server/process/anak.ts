/** A program of ours in a process of its own: it dies with us, lets go of everything, and what it said last is why it failed. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { modulDi, loader } from './modul.ts'

export interface Anak {
  /** The place of its source. */
  sumber: URL
  args?: readonly string[]
  /** Options for Node itself. */
  node?: readonly string[]
  env?: NodeJS.ProcessEnv
  /** Ends it, and with it the promise. */
  berhenti: AbortSignal
  /** Told of it as soon as it is there. */
  mulai?: (child: ChildProcess) => void
}

/** @returns a promise that resolves when the process has ended well @throws Error with the last text of the process */
export async function inOtherProcess({
  sumber,
  args = [],
  node = [],
  env = process.env,
  berhenti,
  mulai,
}: Anak): Promise<void> {
  const child = spawn(process.execPath, [...node, ...loader(), modulDi(sumber), ...args], {
    env,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    signal: berhenti,
  })
  let kata = ''
  child.stderr!.setEncoding('utf8').on('data', (text: string) => (kata = (kata + text).slice(-2_000)))
  mulai?.(child)
  const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null]
  if (code !== 0) throw new Error(kata.trim() || `berakhir dengan ${code ?? signal}`)
}

/** Of one that was made for us: gone when we are. */
export const ikutBerakhir = (): void => {
  if (process.channel) process.on('disconnect', () => process.exit(1)).channel?.unref()
}
