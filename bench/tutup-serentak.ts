/** The evening: many shops close at once, while another goes on selling. */
import { buildApp } from '#server/app.ts'
import { movableClock } from '#server/process/clock.ts'
import { databaseCpu } from './cpu-database.ts'
import { cpuMs } from './cpu.ts'
import { write, sayMs, spread, type Spread } from './figures.ts'
import { httpClient, inProcess, type BenchClient, type HttpClient } from './http.ts'
import type { Piece } from './pieces.ts'
import { atMost } from './report.ts'
import { fillRiwayat, KEMARIN } from './riwayat.ts'
import { stokToko } from './riwayat-buku.ts'
import { tokoKe } from './riwayat-toko.ts'
import { onDatabase, type Stage } from './stage.ts'
import { checkout, signIn } from './till.ts'

export interface Malam {
  /** Shops that close at once, and what each has sold and has in its trays. */
  shops: number
  notas: number
  pieces: number
  /** Shops that sell, with a till each. */
  tills: number
  /** The seconds that the tills sell alone before the shops close. */
  seconds: number
}

export const METHOD_MALAM = ({ shops, notas, pieces, tills, seconds }: Malam): string => `
${shops} shops close at once, each ${notas} notas of two pieces and ${pieces.toLocaleString('en')} pieces in its trays, and is answered the day's sheet, as its
screen asks; one server, one PostgreSQL. Meanwhile ${tills} other shops have a till each
that sells a piece without pause, saved and validated, as it did for ${seconds} s before. A till's wait is one request's, from sending to answer;
the longest also of one that was not answered when the last shop was closed.`

interface Terjual {
  sales: number
  waits: Spread
  ms: number
}

export async function malam(stage: Stage, wanted: Malam): Promise<void> {
  const url = await stage.clone('malam')
  const pieces = await sebelumMalam(stage, url, wanted)
  const server = await stage.serve(url)
  const anonymous = httpClient(server.url)
  const masuk = async (kode_toko: string) => httpClient(server.url, await signIn(anonymous, kode_toko))
  const owners: HttpClient[] = []
  for (let i = 0; i < wanted.shops; i++) owners.push(await masuk(tokoKe(i)))
  const tills: HttpClient[] = []
  for (let i = 0; i < wanted.tills; i++) tills.push(await masuk(tokoKe(wanted.shops + i)))

  const database = await databaseCpu(url)
  const cpu = async () => ((await cpuMs([server.pid])) ?? NaN) + ((await database()) ?? NaN)
  await berjualan(tills, pieces, pause(1_000)) // warm
  const before = await cpu()
  await server.longestStall() // from now on
  const sendiri = await berjualan(tills, pieces, pause(wanted.seconds * 1_000))
  const between = await cpu()
  const stall = await server.longestStall()
  const closes: number[] = []
  const start = performance.now()
  const all = Promise.all(
    owners.map(async (owner) => {
      await owner.send('POST', '/api/v1/system/close', { PROSES: 'close', tgl_system: KEMARIN, lembar: true })
      closes.push(performance.now() - start)
    }),
  )
  const bersama = await berjualan(tills, pieces, all)
  const sale = (between - before) / sendiri.sales
  const close = ((await cpu()) - between - bersama.sales * sale) / wanted.shops
  const stallBersama = await server.longestStall()
  for (const client of [anonymous, ...owners, ...tills]) client.close()
  await server.stop()
  tell(sendiri, bersama, spread(closes))
  console.log(
    `longest stall of the server's event loop: alone ${stall.toFixed(0)} ms, during closes ${stallBersama.toFixed(0)} ms`,
  )
  console.log(
    `processor, server and database together: a sale ${sale.toFixed(1)} ms, a close ${close.toFixed(0)} ms (what is left when the sales are taken off)`,
  )
  write('malam: processor of a close, ms', close)
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Prepares the evening; no part of it is measured. @returns the pieces that every open shop has to sell */
async function sebelumMalam(
  stage: Stage,
  url: string,
  { shops, notas, pieces, tills }: Malam,
): Promise<Piece[][]> {
  const all = shops + tills
  await onDatabase(url, (owner) =>
    fillRiwayat(owner, {
      toko: all,
      lines: all * notas * 2,
      hari: 1,
      sampai: KEMARIN,
      tgl_system: KEMARIN,
      buku: true,
      stok: all * pieces,
    }),
  )
  const app = await buildApp({ url: stage.asServer(url), clock: movableClock(KEMARIN) })
  for (let i = shops; i < all; i++) {
    const owner = inProcess(app.server, await signIn(inProcess(app.server), tokoKe(i)))
    await owner.send('POST', '/api/v1/system/close', { PROSES: 'close', tgl_system: KEMARIN })
  }
  await app.close()
  return onDatabase(url, async (client) => {
    await client.query('VACUUM ANALYZE')
    await client.query('CHECKPOINT')
    const dijual: Piece[][] = []
    for (let i = shops; i < all; i++) dijual.push(await stokToko(client, tokoKe(i), pieces))
    return dijual
  })
}

/** Lets every till sell as fast as it can until `selesai`. A request that is still open then is waited for. */
async function berjualan(
  tills: readonly HttpClient[],
  pieces: readonly Piece[][],
  selesai: Promise<unknown>,
): Promise<Terjual> {
  const waits: number[] = []
  let sales = 0
  const buka = { terus: true }
  const start = performance.now()
  const selling = tills.map(async (till, i) => {
    const timed: BenchClient = {
      async send(...asked) {
        const at = performance.now()
        const reply = await till.send(...asked)
        waits.push(performance.now() - at)
        return reply
      },
    }
    while (buka.terus) {
      const piece = pieces[i]!.pop()
      if (!piece) throw new Error('nothing left to sell')
      await checkout(timed, [piece])
      if (buka.terus) sales++
    }
  })
  await selesai
  buka.terus = false
  const ms = performance.now() - start
  await Promise.all(selling)
  if (sales === 0) throw new Error('nothing was sold: there is nothing to compare')
  return { sales, waits: spread(waits), ms }
}

function tell(sendiri: Terjual, bersama: Terjual, closes: Spread): void {
  const line = (name: string, { sales, waits, ms }: Terjual) =>
    console.log(
      `  ${name.padEnd(16)} ${sayMs(waits)}   ${sales} sales in ${(ms / 1000).toFixed(1)} s, ${((sales * 1000) / ms).toFixed(1)}/s`,
    )
  console.log('\na till’s request')
  line('alone', sendiri)
  line('during closes', bersama)
  console.log(`  closes           ${sayMs(closes)} from the moment when all were asked\n`)
  const numbers: [string, number][] = [
    ['malam: p50, ms', bersama.waits.p50_ms],
    ['malam: p50, times alone', bersama.waits.p50_ms / sendiri.waits.p50_ms],
    ['malam: longest wait, times alone', bersama.waits.max_ms / sendiri.waits.max_ms],
    ['malam: sales', bersama.sales],
    ['malam: sales a second, times alone', bersama.sales / bersama.ms / (sendiri.sales / sendiri.ms)],
  ]
  for (const [what, value] of numbers) {
    console.log(`  ${what}: ${value.toFixed(2)}`)
    write(what, value)
  }
  const max = (what: string, ms: number) => ({ what, measured: ms / 1000, unit: 's', decimals: 2 })
  console.log(`\n${atMost(0.6, max('a till’s longest wait during closes', bersama.waits.max_ms))}`)
  console.log(atMost(10, max('all closed', closes.max_ms)))
}
