/** Processor time of a whole PostgreSQL: of connections that come and go while something is measured, too. */
import { readFile } from 'node:fs/promises'
import { onDatabase } from './stage.ts'
import { cpuMs } from './cpu.ts'

const TICK_MS = 10

/**
 * @returns the milliseconds that the database has computed so far, its ended processes included; undefined where the
 * system does not say
 */
export async function databaseCpu(url: string): Promise<() => Promise<number | undefined>> {
  if (process.platform !== 'linux') return async () => undefined
  const pid = await onDatabase(url, async (client) => {
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
    return Number((await fields(rows[0]!.pid))[1])
  })
  return async () => {
    const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
    const [, , , , , , , , , , , , , ended, endedSystem] = await fields(pid)
    const alive = await cpuMs([pid, ...children.trim().split(/\s+/).map(Number)])
    return alive! + (Number(ended) + Number(endedSystem)) * TICK_MS
  }
}

/** Of /proc/PID/stat, from the state on: the parent is the second, utime and stime the 12th and 13th, those of ended children the 14th and 15th. */
async function fields(pid: number): Promise<string[]> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}
