/** `npm run bench -- wal`: what a checkout writes to the log and how long it takes, in a new shop and behind millions of sales. */
import { parseArgs } from 'node:util'
import { createPool } from '#server/db/client.ts'
import { movableClock } from '#server/process/clock.ts'
import { write, ratio, sayMs, spread, type Spread } from './figures.ts'
import { httpClient } from './http.ts'
import { stockUp } from './pieces.ts'
import { atMost, introduce } from './report.ts'
import { fillRiwayat, KEMARIN } from './riwayat.ts'
import { measured, onDatabase, TANGGAL, type Stage } from './stage.ts'
import { checkout, signIn } from './till.ts'

const { values } = parseArgs({
  options: {
    lines: { type: 'string', default: '3000000' },
    visits: { type: 'string', default: '600' },
    rounds: { type: 'string', default: '3' },
    profile: { type: 'string' },
  },
})
const [LINES, VISITS, ROUNDS] = [Number(values.lines), Number(values.visits), Number(values.rounds)]
/** Before the first checkpoint: sessions, settings, plans. */
const WARMUP = 50

const METHOD = `
Sales of one piece for cash, saved and validated over HTTP by one client without pause, signed in as OWN1 of shop TK01, in two databases of one
durable PostgreSQL: a new shop, and one with ${LINES.toLocaleString('en')} sale lines behind it, with their pieces, journal and stock rows (written by
generate_series as the owner). Each request has an id_trx as a till makes it. A round begins with a CHECKPOINT, after which the first change of every
page is logged whole, and is ${VISITS} checkouts: about what a shop sells between two checkpoints. ${ROUNDS} rounds of each, in turn.
"WAL": bytes by pg_current_wal_insert_lsn; "pages": whole pages among them (pg_stat_wal).`

interface Toko {
  name: string
  url: string
  next: () => Promise<unknown>
  wal: number[]
  pages: number[]
  ms: number[]
  close(): Promise<void>
}

await measured(async (stage) => {
  await introduce('wal', METHOD, stage.url)
  const lama = await stage.clone('lama')
  await onDatabase(lama, (owner) => fillRiwayat(owner, { lines: LINES, sampai: KEMARIN, buku: true }))
  const shops = [await open(stage, 'a new shop', stage.url), await open(stage, 'with its past', lama)]
  for (let round = 0; round < ROUNDS; round++) for (const shop of shops) await sell(shop)
  const [baru, besar] = shops.map(tell) as [Told, Told]
  for (const shop of shops) await shop.close()
  console.log(
    `\n${[
      atMost(1.2, {
        what: 'WAL of a checkout, with its past / new',
        measured: ratio('WAL', besar.wal, baru.wal),
        unit: 'x',
        decimals: 2,
      }),
      atMost(1.2, {
        what: 'p95 of a checkout, with its past / new',
        measured: ratio('p95', besar.p95_ms, baru.p95_ms),
        unit: 'x',
        decimals: 2,
      }),
    ].join('\n')}`,
  )
}, values)

async function open(stage: Stage, name: string, url: string): Promise<Toko> {
  const pool = createPool({ url, max: 1, role: 'kencana_app' })
  const pieces = await stockUp(pool, WARMUP + VISITS * ROUNDS, movableClock(TANGGAL).now())
  await pool.end()
  await onDatabase(url, (owner) => owner.query('VACUUM ANALYZE'))
  const server = await stage.serve(url)
  const anonymous = httpClient(server.url)
  const till = httpClient(server.url, await signIn(anonymous))
  const next = () => checkout(till, [pieces.pop()!])
  for (let i = 0; i < WARMUP; i++) await next()
  const close = async () => {
    for (const client of [till, anonymous]) client.close()
    await server.stop()
  }
  return { name, url, next, wal: [], pages: [], ms: [], close }
}

async function sell(shop: Toko): Promise<void> {
  await onDatabase(shop.url, (owner) => owner.query('CHECKPOINT'))
  const before = await written(shop.url)
  for (let i = 0; i < VISITS; i++) {
    const start = performance.now()
    await shop.next()
    shop.ms.push(performance.now() - start)
  }
  const after = await written(shop.url)
  shop.wal.push((after.lsn - before.lsn) / VISITS)
  shop.pages.push((after.pages - before.pages) / VISITS)
}

/** Of the whole PostgreSQL: nothing else is at work in it. */
async function written(url: string): Promise<{ lsn: number; pages: number }> {
  const { rows } = await onDatabase(url, (owner) =>
    owner.query(
      `SELECT pg_current_wal_insert_lsn() - '0/0' AS lsn, (SELECT wal_fpi FROM pg_stat_wal) AS pages`,
    ),
  )
  return { lsn: Number(rows[0].lsn), pages: Number(rows[0].pages) }
}

interface Told extends Spread {
  wal: number
}

function tell({ name, wal, pages, ms }: Toko): Told {
  const [bytes, whole] = [mean(wal), mean(pages)]
  console.log(
    `${name.padEnd(14)} WAL ${(bytes / 1000).toFixed(1)} kB a checkout, of them ${whole.toFixed(2)} whole pages; ${sayMs(spread(ms))}`,
  )
  write(`WAL of a checkout, ${name}, kB`, bytes / 1000)
  return { wal: bytes, ...spread(ms) }
}
function mean(all: readonly number[]): number {
  return all.reduce((sum, n) => sum + n, 0) / all.length
}
