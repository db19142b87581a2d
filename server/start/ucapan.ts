/**
 * Prints the lines of a serving process beside the log of its requests: for people, or as lines of JSON like that log
 * (KENCANA_LOG=json).
 */
import { hostname } from 'node:os'
import { logOf } from '../settings/options.ts'
import type { Env } from '../settings/tempat.ts'

interface Ucapan {
  log: (line: string) => void
  /** Prints why the process ends. */
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

/** A wrong setting is not told here, but together with all other settings. */
const json = (env: Env): boolean => {
  try {
    return logOf(env) === 'json'
  } catch {
    return false
  }
}
