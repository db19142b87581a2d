/** Checkouts from several clients at once: over HTTP, and as bare SQL. */
import pg from 'pg'
import { backends, cpuMs } from './cpu.ts'
import { lanes, type Figures } from './figures.ts'
import { httpClient } from './http.ts'
import { replay, type Work } from './recording.ts'
import { amatiKunci, type Kunci } from './kunci.ts'
import type { Served } from './stage.ts'
import { visit, type Visit } from './till.ts'

export interface Load {
  clients: number
  /** Seconds before anything is measured, and of the measurement. */
  warmup: number
  seconds: number
  /** The database the work ends up in. */
  database: string
}

/** Processor time is per checkout, undefined where the system does not tell it. */
export interface Outcome extends Figures {
  server_cpu_ms: number | undefined
  database_cpu_ms: number | undefined
  kunci: Kunci
}

/** @param next gives the needs of the next visit; undefined when no visit is left */
export async function overHttp(
  load: Load,
  server: Served,
  token: string,
  next: () => Visit | undefined,
): Promise<Outcome> {
  const tills = Array.from({ length: load.clients }, () => httpClient(server.url, token))
  const sell = async (lane: number): Promise<boolean> => {
    const wanted = next()
    if (wanted) await visit(tills[lane]!, wanted)
    return wanted !== undefined
  }
  const outcome = await warmAndMeasure(load, sell, server.pid)
  for (const till of tills) till.close()
  return outcome
}

/** @param next gives the work that a checkout sends */
export async function overSql(load: Load, next: () => Work | undefined): Promise<Outcome> {
  const config = {
    connectionString: load.database,
    pipeline: true,
    options: '-c timezone=Asia/Jakarta -c role=kencana_app',
  } as pg.ClientConfig
  const connections = Array.from({ length: load.clients }, () => new pg.Client(config))
  await Promise.all(connections.map((connection) => connection.connect()))
  const again = async (lane: number): Promise<boolean> => {
    const work = next()
    if (work) await replay(connections[lane]!, work)
    return work !== undefined
  }
  const outcome = await warmAndMeasure(load, again)
  await Promise.all(connections.map((connection) => connection.end()))
  return outcome
}

async function warmAndMeasure(
  { clients, warmup, seconds, database }: Load,
  work: (lane: number) => Promise<boolean>,
  server?: number,
): Promise<Outcome> {
  if (warmup > 0) await lanes(clients, warmup, work)
  const groups = [server === undefined ? [] : [server], await backends(database)]
  const before = await Promise.all(groups.map(cpuMs))
  const diamati = await amatiKunci(database)
  const figures = await lanes(clients, seconds, work)
  const kunci = await diamati(figures.per_second)
  const after = await Promise.all(groups.map(cpuMs))
  const each = (i: number) => (after[i] === undefined ? undefined : (after[i] - before[i]!) / figures.count)
  return { ...figures, kunci, server_cpu_ms: each(0), database_cpu_ms: each(1) }
}
