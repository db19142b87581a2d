/** What a serving process prints beside the log of its requests: for people, or as lines of JSON like that (KENCANA_LOG=json). */
import { hostname } from 'node:os'
import { logOf } from '../settings/options.ts'
import type { Env } from '../settings/tempat.ts'

interface Ucapan {
  log: (line: string) => void
  /** Why it ends. */
  gagal: (line: string) => void
}

/** As pino counts them. */
const LEVEL = { info: 30, warn: 40, fatal: 60 } as const

export function ucapan(env: Env, write: (line: string) => void = console.log): Ucapan {
  if (!json(env)) return { log: write, gagal: console.error }
  const asal = { pid: process.pid, hostname: hostname() }
  const rows = (level: number, line: string): void => {
    const msg = line.trim()
    if (msg) write(JSON.stringify({ level, time: Date.now(), ...asal, msg }))
  }
  return {
    log: (line) => rows(/^\s*PERINGATAN/.test(line) ? LEVEL.warn : LEVEL.info, line),
    gagal: (line) => rows(LEVEL.fatal, line),
  }
}

/** What is wrong with the setting is said with all the others'. */
const json = (env: Env): boolean => {
  try {
    return logOf(env) === 'json'
  } catch {
    return false
  }
}
