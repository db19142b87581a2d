/** Processor time of processes, which other work on the machine disturbs far less than rates. */
import { readFile } from 'node:fs/promises'
import { onDatabase } from './stage.ts'

/** Linux counts in hundredths of a second, whatever the machine. */
const TICK_MS = 10

/** Milliseconds that these processes have computed so far; undefined where the system does not say. */
export async function cpuMs(pids: readonly number[]): Promise<number | undefined> {
  if (process.platform !== 'linux') return undefined
  const times = await Promise.all(pids.map(ofProcess))
  return times.reduce((sum, ms) => sum + ms, 0)
}

/** The database's processes at work for this database now, but not the one that asks. */
export async function backends(url: string): Promise<number[]> {
  const { rows } = await onDatabase(url, (client) =>
    client.query<{ pid: number }>(
      'SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    ),
  )
  return rows.map(({ pid }) => pid)
}

async function ofProcess(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '') // the process may just have ended
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [utime, stime] = [fields[11], fields[12]]
  return (Number(utime ?? 0) + Number(stime ?? 0)) * TICK_MS
}

/** The most memory that a process has held so far, in MB; undefined where the system does not say. */
export async function peakMb(pid: number): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const kb = /^VmHWM:\s+(\d+) kB/m.exec(status)?.[1]
  return kb === undefined ? undefined : Number(kb) / 1024
}
