/** `npm run bench -- tutup`: twenty shops that close at once, then closing a day of 5,000 sales. */
import { parseArgs } from 'node:util'
import { buildApp } from '#server/app.ts'
import { movableClock } from '#server/process/clock.ts'
import { createPool } from '#server/db/client.ts'
import { lanes, median } from './figures.ts'
import { httpClient, inProcess } from './http.ts'
import { KINDS, stockUp, type Kind, type Piece } from './pieces.ts'
import { atMost, introduce } from './report.ts'
import { measured, onDatabase, TANGGAL, type Stage } from './stage.ts'
import { checkout, signIn } from './till.ts'
import { malam, METHOD_MALAM, type Malam } from './tutup-serentak.ts'

const { values } = parseArgs({
  options: {
    sales: { type: 'string', default: '5000' },
    stock: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '5' },
    shops: { type: 'string', default: '20' },
    notas: { type: 'string', default: '250' },
    pieces: { type: 'string', default: '1000' },
    tills: { type: 'string', default: '4' },
    seconds: { type: 'string', default: '5' },
    profile: { type: 'string' },
  },
})
const SALES = Number(values.sales)
const STOCK = Number(values.stock)
const ROUNDS = Number(values.rounds)
const TRAYS = 20
const MALAM: Malam = {
  shops: Number(values.shops),
  notas: Number(values.notas),
  pieces: Number(values.pieces),
  tills: Number(values.tills),
  seconds: Number(values.seconds),
}

const METHOD = `
POST system/close of shop TK01 over HTTP, signed in as OWN1, from the request to its answer: checks of transactions and books, the day's
stock by tray and piece by piece, the accounts, the EOD sheet with its hash, the next day, all sessions ended, in one transaction.
The day: ${SALES.toLocaleString('en')} sales of one or two pieces, in cash, by card or by transfer, each saved and validated by the real use cases, the ledgers
written with them; ${STOCK.toLocaleString('en')} pieces on ${TRAYS} trays at its end. The tables are analysed, as autovacuum does while a day goes on.
It is closed ${ROUNDS} times: each time another copy of that database, by a server just started, which has answered nothing but the sign-in.`

/** `--shops 0` or `--rounds 0`: the other one alone. */
await measured(async (stage) => {
  if (MALAM.shops > 0) {
    await introduce('tutup: the evening', METHOD_MALAM(MALAM), stage.url)
    await malam(stage, MALAM)
  }
  if (ROUNDS > 0) await satuHari(stage)
}, values)

async function satuHari(stage: Stage): Promise<void> {
  await introduce('tutup', METHOD, stage.url)
  await aDay(stage)
  const times: number[] = []
  for (let i = 1; i <= ROUNDS; i++) {
    times.push(await close(stage, await stage.clone(`hari_${i}`)))
    console.log(`  close ${i}: ${times.at(-1)!.toFixed(0)} ms`)
  }
  console.log(
    `\n${atMost(2, { what: `close, median of ${ROUNDS}`, measured: median(times) / 1000, unit: 's', decimals: 2 })}`,
  )
}

/** Sells a day that is not measured, so it need not be durable yet. */
async function aDay(stage: Stage): Promise<void> {
  const clock = movableClock(TANGGAL)
  await onDatabase(stage.url, (owner) => owner.query('ALTER DATABASE kencana SET synchronous_commit = off'))
  const pieces = await filledTrays(stage)
  const app = await buildApp({ url: stage.asServer(stage.url), clock })
  const till = inProcess(app.server, await signIn(inProcess(app.server)))
  const payments = [
    { jenis: 'CASH' },
    { jenis: 'DEBET', nama_bank: 'BCA', no_card: '5221840011223344' },
    { jenis: 'TRANSFER', nama_bank: 'BCA', no_card: '1234567890' },
  ]
  let sold = 0
  await lanes(4, Infinity, async () => {
    if (sold === SALES) return false
    const i = sold++
    await checkout(till, pieces.splice(0, 1 + (i % 2)), payments[i % payments.length])
    return true
  })
  await app.close()
  await onDatabase(stage.url, (owner) => owner.query('ALTER DATABASE kencana RESET synchronous_commit'))
  await onDatabase(stage.url, (owner) => owner.query('VACUUM ANALYZE'))
}

async function filledTrays(stage: Stage): Promise<Piece[]> {
  const trays = Array.from({ length: TRAYS }, (_, i) => `T${String(i + 1).padStart(2, '0')}`)
  await onDatabase(stage.url, (owner) =>
    owner.query(
      `INSERT INTO baki (kode_toko, kode_gudang, kode_baki, nama_baki, berat_baki)
       SELECT 'TK01', 'TOKO', t, 'BAKI ' || t, 100000 FROM unnest($1::text[]) t`,
      [trays],
    ),
  )
  const kinds: Kind[] = trays.flatMap((kode_baki) => KINDS.map((kind) => ({ ...kind, kode_baki })))
  const pool = createPool({ url: stage.url, max: 1, role: 'kencana_app' })
  const pieces = await stockUp(pool, STOCK + Math.ceil(SALES * 1.5), movableClock(TANGGAL).now(), kinds)
  await pool.end()
  return pieces
}

async function close(stage: Stage, database: string): Promise<number> {
  const server = await stage.serve(database)
  const anonymous = httpClient(server.url)
  const owner = httpClient(server.url, await signIn(anonymous))
  const start = performance.now()
  const { data } = await owner.send('POST', '/api/v1/system/close', { PROSES: 'close', tgl_system: TANGGAL })
  const ms = performance.now() - start
  if (data.tgl_system !== TANGGAL) throw new Error(`closed ${data.tgl_system}`)
  anonymous.close()
  owner.close()
  await server.stop()
  return ms
}
