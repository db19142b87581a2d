/** `npm run bench -- checkout`: how many sales, buy-backs (`--kind beli`) or trade-ins (`--kind tukar`) a second the server takes, beside the same SQL without a server. */
import { parseArgs } from 'node:util'
import { buildApp } from '#server/app.ts'
import { movableClock } from '#server/process/clock.ts'
import { createPool } from '#server/db/client.ts'
import { write, ratio, sayMs } from './figures.ts'
import { inProcess } from './http.ts'
import { SETIAP_MS } from './kunci.ts'
import { overHttp, overSql, type Load, type Outcome } from './load.ts'
import { stockUp } from './pieces.ts'
import { recorded, type Work } from './recording.ts'
import { atLeast, atMost, introduce } from './report.ts'
import { measured, onDatabase, TANGGAL, type Stage } from './stage.ts'
import { checkout, KINDS_OF_VISIT, signIn, visit, type KindOfVisit, type Visit } from './till.ts'

const options = {
  kind: { type: 'string', default: 'jual' },
  seconds: { type: 'string', default: '8' },
  warmup: { type: 'string', default: '2' },
  clients: { type: 'string', default: '1,4,8' },
  profile: { type: 'string' },
  http: { type: 'boolean', default: false },
  kolam: { type: 'boolean', default: false },
} as const
const { values } = parseArgs({ options })
const [seconds, warmup] = [Number(values.seconds), Number(values.warmup)]
if (!KINDS_OF_VISIT.some((k) => k === values.kind))
  throw new Error(`--kind is one of ${KINDS_OF_VISIT.join(', ')}`)
const kind = values.kind as KindOfVisit
const CLIENTS = values.clients.split(',').map(Number)
/** More than the raw SQL sells in the time, on the mean of the client counts. */
const PER_SECOND = 800
/** Pieces on one nota of those that are sold beforehand to be brought back. */
const PER_NOTA = 20
/** Checkouts of before: a planner that has seen only empty tables plans badly, and no shop is empty for long. */
const HISTORY = 1_000

const WHAT: Record<KindOfVisit, string> = {
  jual: 'POST penjualan (one piece, cash) and then POST penjualan/validasi',
  beli: 'POST pembelian (one piece of an own nota, cash out of the drawer) and then POST pembelian/validasi',
  tukar:
    'POST penjualan (one piece back, one piece sold, the difference in cash) and then POST pembelian/validasi',
}
const METHOD = `
A checkout is ${WHAT[kind]}, over HTTP on this machine, signed in as OWN1
of shop TK01: rights, validation, idempotency, nota number, both ledgers and their balances, everything that a till's sale does.
Clients work without pause for ${seconds} s after ${warmup} s of warm-up, each on its own kept-alive connection; a checkout's time is that
of both requests. The shop has ${HISTORY.toLocaleString('en')} such checkouts behind it, and its tables are analysed.
"raw SQL": the statements that the server sent for such checkouts were recorded (text, values, and where it waited for a reply);
they are sent again by as many plain pg connections, as the same role, to another copy of the same database (left out with --http); a number that
is drawn with the commit goes into what follows as it was drawn then. With --kolam the server works through a PgBouncer (deploy/pgbouncer).
"held": how long a checkout holds the lock of the shop's books, and waits for it or for a row that another has: the share of ${SETIAP_MS} ms
looks at pg_locks that find it so, by the rate. Both copies live on one durable PostgreSQL. Server, database and clients share the cores, so that the processor time of one
checkout (shown where the system tells it) says more than the rate when other work is going on.`

await measured(async (stage) => {
  await introduce('checkout', METHOD, stage.url)
  const { token, visits } = await prepare(stage)
  const works = values.http ? undefined : await record(stage, await stage.clone('rekam'), token, visits)
  const [shop, raw] = [await stage.clone('toko'), await stage.clone('mentah')]
  // Asked for alone: an older tree, which is measured by these very sources, has none.
  const pool = values.kolam
    ? await import('#test/tools/pool.ts').then((k) => k.startPool({ url: shop }))
    : undefined
  const server = await stage.serve(shop, pool && { poolUrl: pool.url })
  const [sales, replays] = [queue(visits), works && queue(works)]
  const http = new Map<number, Outcome>()
  const sql = new Map<number, Outcome>()
  for (const clients of CLIENTS) {
    const load = (database: string): Load => ({ clients, warmup, seconds, database })
    http.set(clients, await overHttp(load(shop), server, token, sales.next))
    if (replays) sql.set(clients, await overSql(load(raw), replays.next))
    say(clients, http.get(clients)!, sql.get(clients))
  }
  await server.stop()
  await pool?.stop()
  await mustHold(shop, sales.taken())
  if (replays) await mustHold(raw, replays.taken())
  aims(http, sql)
}, values)

function say(clients: number, http: Outcome, sql: Outcome | undefined): void {
  const lanes = `${clients} client${clients > 1 ? 's' : ''}`
  const cpu = (n: number | undefined) => (n === undefined ? '?' : `${n.toFixed(2)} ms`)
  const row = (name: string, o: Outcome) =>
    `${`${lanes}, ${name}`.padEnd(18)} ${o.per_second.toFixed(0).padStart(5)}/s   ${sayMs(o)}`
  const { dipegang_ms, ditunggu_ms, baris_ms } = http.kunci
  write(`${lanes}: checkouts/s`, http.per_second)
  write(`${lanes}: p50, ms`, http.p50_ms)
  write(`${lanes}: p95, ms`, http.p95_ms)
  write(`${lanes}: books held, ms`, dipegang_ms)
  write(`${lanes}: books waited for, ms`, ditunggu_ms)
  write(`${lanes}: a row waited for, ms`, baris_ms)
  write(`${lanes}: processor time of the server, ms`, http.server_cpu_ms)
  write(`${lanes}: processor time of the database, ms`, http.database_cpu_ms)
  console.log(row('HTTP', http))
  console.log(
    `    books held ${dipegang_ms.toFixed(2)} ms, waited for ${ditunggu_ms.toFixed(2)} ms, a row waited for ${baris_ms.toFixed(2)} ms; processor time of a checkout: server ${cpu(http.server_cpu_ms)}, database ${cpu(http.database_cpu_ms)}`,
  )
  if (!sql) return console.log()
  write(`${lanes}: HTTP / raw SQL`, ratio(lanes, http.per_second, sql.per_second))
  console.log(row('raw SQL', sql))
  console.log(
    `    HTTP / raw SQL ${ratio(lanes, http.per_second, sql.per_second).toFixed(2)}; raw SQL: database ${cpu(sql.database_cpu_ms)}\n`,
  )
}

/** Aims are set for sales alone. */
function aims(http: Map<number, Outcome>, sql: Map<number, Outcome>): void {
  if (kind !== 'jual') return
  const [one, four] = [http.get(1), http.get(4)]
  if (one) console.log(atMost(5, { what: 'p50 with 1 client', measured: one.p50_ms, unit: 'ms' }))
  if (!four) return
  console.log(atMost(15, { what: 'p95 with 4 clients', measured: four.p95_ms, unit: 'ms' }))
  console.log(
    atLeast(400, {
      what: 'rate with 4 clients',
      measured: four.per_second,
      unit: 'checkouts/s',
      decimals: 0,
    }),
  )
  const bare = sql.get(4)
  if (!bare) return
  console.log(
    atLeast(0.5, {
      what: "rate with 4 clients, of the raw SQL's rate",
      measured: ratio('4 clients', four.per_second, bare.per_second),
      unit: 'x',
      decimals: 2,
    }),
  )
}

/** Visits to come, and a session for them, in the database that every copy is made of. */
async function prepare(stage: Stage): Promise<{ token: string; visits: Visit[] }> {
  const clock = movableClock(TANGGAL)
  const pool = createPool({ url: stage.url, max: 1, role: 'kencana_app' })
  const count = HISTORY + CLIENTS.length * (seconds + warmup) * PER_SECOND
  const pieces = await stockUp(pool, kind === 'tukar' ? 2 * count : count, clock.now())
  const lama = kind === 'jual' ? [] : pieces.splice(0, count)
  await pool.end()
  const app = await buildApp({ url: stage.asServer(stage.url), clock })
  const token = await signIn(inProcess(app.server))
  const till = inProcess(app.server, token)
  for (let i = 0; i < lama.length; i += PER_NOTA) await checkout(till, lama.slice(i, i + PER_NOTA))
  const visits = Array.from({ length: count }, (_, i): Visit => ({
    ...(pieces[i] ? { baru: pieces[i] } : {}),
    ...(lama[i] ? { lama: lama[i] } : {}),
  }))
  for (const one of visits.splice(0, HISTORY)) await visit(till, one)
  await app.close()
  await onDatabase(stage.url, (client) => client.query('VACUUM ANALYZE'))
  return { token, visits }
}

/** The real use cases, one checkout after the other, on a copy of their own. */
async function record(stage: Stage, url: string, token: string, visits: readonly Visit[]): Promise<Work[]> {
  const name = new URL(url).pathname.slice(1)
  // no part of this is measured
  await onDatabase(url, (client) => client.query(`ALTER DATABASE ${name} SET synchronous_commit = off`))
  const app = await buildApp({ url: stage.asServer(url), clock: movableClock(TANGGAL) })
  const till = inProcess(app.server, token)
  await visit(till, visits.at(-1)!) // session and settings are remembered from here on
  try {
    return await recorded(visits.slice(0, -1).map((one) => () => visit(till, one)))
  } finally {
    await app.close()
  }
}

function queue<T>(items: readonly T[]) {
  let at = 0
  return { next: (): T | undefined => items[at++], taken: () => Math.min(at, items.length) }
}

/** A measurement that did not do the work measures nothing. */
async function mustHold(url: string, made: number): Promise<void> {
  const counted = `SELECT count(*)::int AS n FROM jurnal JOIN faktur_group ON no_faktur_group = no_jurnal
    WHERE status_valid = 'DONE' AND jenis = $1`
  const { rows } = await onDatabase(url, (client) =>
    client.query<{ n: number }>(counted, [kind.toUpperCase()]),
  )
  if (rows[0]!.n !== HISTORY + made)
    throw new Error(`${made} checkouts were made, ${rows[0]!.n - HISTORY} are in the books`)
}
