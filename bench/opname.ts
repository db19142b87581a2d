/** `npm run bench:opname`: a count of 5,000 pieces, from its opening to FINAL, with four people who scan at once, beside bare SQL. */
import { parseArgs } from 'node:util'
import pg from 'pg'
import { buildApp } from '#server/app.ts'
import { movableClock } from '#server/process/clock.ts'
import { createPool } from '#server/db/client.ts'
import { PASSWORD } from '#server/fixture/data.ts'
import { lanes, sayMs, type Figures } from './figures.ts'
import { httpClient, inProcess, type HttpClient } from './http.ts'
import { KINDS, stockUp, type Kind, type Piece } from './pieces.ts'
import { atMost, introduce } from './report.ts'
import { measured, onDatabase, TANGGAL, type Stage } from './stage.ts'
import { signIn } from './till.ts'

const { values } = parseArgs({
  options: {
    pieces: { type: 'string', default: '5000' },
    people: { type: 'string', default: '4' },
    profile: { type: 'string' },
  },
})
const PIECES = Number(values.pieces)
const PEOPLE = Number(values.people)
const TRAYS = 20
/** Not scanned: they are lost. */
const LOST = 20
/** Scanned in the wrong one of the trays. */
const WRONG = 20

const METHOD = `
A count of all trays of shop TK01 over HTTP on this machine, signed in as OWN1: ${PIECES.toLocaleString('en')} pieces on ${TRAYS} trays are written down and the trays locked;
${PEOPLE} people scan all but ${LOST} of them without pause, each on a kept-alive connection, ${WRONG} in a wrong tray, and after every fifth of their scans read the
counters again as their screens do; then FINAL with its otorisasi: judged, ${LOST} lost, ${WRONG} put into their trays, posted, the trays free.
"bare SQL": one insert into a table of the same width with the same index and a commit, by as many plain connections: what the disk and the protocol take.
The tables are analysed. Server, database and people share the cores.`

const ID_TRX = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'
const idTrx = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => ID_TRX[byte % 36]).join('')

await measured(async (stage) => {
  await introduce('opname', METHOD, stage.url)
  const pieces = await filledTrays(stage)
  await onDatabase(stage.url, (owner) => owner.query('VACUUM ANALYZE'))
  const bare = await bareInserts(stage, pieces)
  const server = await stage.serve(stage.url)
  const anonymous = httpClient(server.url)
  const people = await Promise.all(
    Array.from({ length: PEOPLE }, async () => httpClient(server.url, await signIn(anonymous))),
  )
  const owner = people[0]!
  const [opening, { data }] = await timed(() =>
    owner.send('POST', '/api/v1/opname', { cakupan: 'SEMUA', id_trx: idTrx() }),
  )
  const no = data.no as string
  const scans = await scanAll(people, no, pieces)
  const [look] = await timed(() => owner.send('GET', `/api/v1/opname/${no}`))
  const [ending, ended] = await finalised(owner, no)
  for (const client of [...people, anonymous]) client.close()
  await server.stop()
  mustHold(ended)

  console.log(`scans   ${scans.per_second.toFixed(0).padStart(5)}/s   ${sayMs(scans)}`)
  console.log(`bare    ${bare.per_second.toFixed(0).padStart(5)}/s   ${sayMs(bare)}`)
  console.log(`scan / bare SQL, p50: ${(scans.p50_ms / bare.p50_ms).toFixed(1)} x`)
  console.log(`counters of the whole count: ${look.toFixed(0)} ms\n`)
  console.log(atMost(1, { what: 'opening', measured: opening / 1000, unit: 's', decimals: 2 }))
  console.log(atMost(50, { what: `scan, p95 with ${PEOPLE} people`, measured: scans.p95_ms, unit: 'ms' }))
  console.log(atMost(2, { what: 'FINAL', measured: ending / 1000, unit: 's', decimals: 2 }))
}, values)

async function timed<T>(work: () => Promise<T>): Promise<[ms: number, result: T]> {
  const start = performance.now()
  const result = await work()
  return [performance.now() - start, result]
}

/** Every piece of the fixture lies in trays of its own; these lie in twenty more. */
async function filledTrays(stage: Stage): Promise<Piece[]> {
  const trays = Array.from({ length: TRAYS }, (_, i) => `T${String(i + 1).padStart(2, '0')}`)
  await onDatabase(stage.url, (owner) =>
    owner.query(
      `INSERT INTO baki (kode_toko, kode_gudang, kode_baki, nama_baki, berat_baki) SELECT 'TK01', 'TOKO', t, 'BAKI ' || t, 100000 FROM unnest($1::text[]) t`,
      [trays],
    ),
  )
  const kinds: Kind[] = trays.map((kode_baki, i) => ({ ...KINDS[i % KINDS.length]!, kode_baki }))
  const pool = createPool({ url: stage.url, max: 1, role: 'kencana_app' })
  const pieces = await stockUp(pool, PIECES, movableClock(TANGGAL).now(), kinds)
  await pool.end()
  // Plans as of a server that has run before.
  const app = await buildApp({ url: stage.asServer(stage.url), clock: movableClock(TANGGAL) })
  await signIn(inProcess(app.server))
  await app.close()
  return pieces
}

async function scanAll(
  people: readonly HttpClient[],
  no: string,
  pieces: readonly Piece[],
): Promise<Figures> {
  const wanted = pieces.slice(LOST).map((piece, i) => ({
    kode_barcode: piece.kode_barcode,
    kode_baki: i < WRONG ? 'T20' : piece.kode_baki,
  }))
  let next = 0
  const mine = people.map(() => 0)
  const looks: Promise<unknown>[] = []
  const figures = await lanes(people.length, Infinity, async (lane) => {
    const scan = wanted[next++]
    if (!scan) return false
    await people[lane]!.send('POST', `/api/v1/opname/${no}/scan`, { ...scan, id_trx: idTrx() })
    if (++mine[lane]! % 5 === 0) looks.push(people[lane]!.send('GET', `/api/v1/opname/${no}`))
    return true
  })
  await Promise.all(looks)
  return figures
}

/** Asked for, allowed, ended: the last of these is what somebody waits for. */
async function finalised(owner: HttpClient, no: string): Promise<[ms: number, reply: any]> {
  const refusal = await owner
    .send('POST', `/api/v1/opname/${no}/final`, {})
    .catch((error: Error) => error.message)
  const { otorisasi } = JSON.parse(String(refusal).replace(/^[^{]*/, ''))
  await owner.send('POST', '/api/v1/authorization', {
    ...otorisasi[0],
    user_id: 'SPV1',
    password: PASSWORD,
    keterangan: '-',
  })
  return timed(() => owner.send('POST', `/api/v1/opname/${no}/final`, {}))
}

/** A measurement that did not do the work measures nothing. */
function mustHold({ data }: { data: Record<string, { qty: number }> }): void {
  // The pieces of the fixture itself were not scanned either.
  if (
    data['hilang']!.qty < LOST ||
    data['lebih']!.qty !== WRONG ||
    data['ketemu']!.qty !== PIECES - LOST - WRONG
  )
    throw new Error(`the count came to ${JSON.stringify(data)}`)
}

async function bareInserts(stage: Stage, pieces: readonly Piece[]): Promise<Figures> {
  await onDatabase(stage.url, (owner) =>
    owner.query(
      'CREATE TABLE polos (no text, kode_barcode text, di text, oleh text, pada timestamptz, nama text, berat bigint, PRIMARY KEY (no, kode_barcode))',
    ),
  )
  const connections = Array.from({ length: PEOPLE }, () => new pg.Client({ connectionString: stage.url }))
  await Promise.all(connections.map((connection) => connection.connect()))
  let next = 0
  const figures = await lanes(PEOPLE, Infinity, async (lane) => {
    const piece = pieces[next++]
    if (!piece) return false
    const connection = connections[lane]!
    await connection.query({
      name: 'polos',
      text: 'INSERT INTO polos VALUES ($1, $2, $3, $4, now(), $5, $6)',
      values: ['SO', piece.kode_barcode, piece.kode_baki, 'OWN1', piece.kode_dept, 1],
    })
    return true
  })
  await Promise.all(connections.map((connection) => connection.end()))
  await onDatabase(stage.url, (owner) => owner.query('DROP TABLE polos'))
  return figures
}
