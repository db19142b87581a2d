/** `npm run bench -- opname`: a count of 5,000 pieces, from its opening to FINAL, with four people who scan at once, beside bare SQL. */
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { buildApp } from '#server/app.ts'
import { movableClock } from '#server/process/clock.ts'
import { createPool } from '#server/db/client.ts'
import { PASSWORD } from '#server/fixture/data.ts'
import { backends, cpuMs } from './cpu.ts'
import { lanes, median, ratio, sayMs, spread, type Figures } from './figures.ts'
import { httpClient, inProcess, type HttpClient } from './http.ts'
import { KINDS, stockUp, type Kind, type Piece } from './pieces.ts'
import { atMost, introduce } from './report.ts'
import { measured, onDatabase, TANGGAL, type Stage } from './stage.ts'
import { signIn } from './till.ts'

const { values } = parseArgs({
  options: {
    pieces: { type: 'string', default: '5000' },
    people: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '3' },
    profile: { type: 'string' },
  },
})
const PIECES = Number(values.pieces)
const PEOPLE = Number(values.people)
const ROUNDS = Number(values.rounds)
const TRAYS = Array.from({ length: 20 }, (_, i) => `T${String(i + 1).padStart(2, '0')}`)
/** Not scanned: they are lost. */
const LOST = 20
/** Scanned in the tray beside their own. */
const WRONG = 20

/** As HitungOpname does. */
const READ_PAUSE_MS = 500

const METHOD = `
A count of all trays of shop TK01 over HTTP on this machine, signed in as OWN1: ${PIECES.toLocaleString('en')} pieces on ${TRAYS.length} trays are written down and the trays locked;
${PEOPLE} people scan all but ${LOST} of them without pause, ${WRONG} in a wrong tray, each on a kept-alive connection, while the screen of each reads the counters
again ${READ_PAUSE_MS} ms after it last had them; then FINAL with its otorisasi: judged, ${LOST} lost, ${WRONG} put into their trays, posted, the trays free.
"bare SQL": by as many plain connections as the server's role, an insert of a scan into a table of the same width with the same index, committed, and the read of its
piece; "counters", the sums of the rows by tray. No session, no right, no day, no kept answer, no news: what disk and protocol take.
${ROUNDS} rounds, each on a copy of the database of its own, by a server just started, the bare SQL beside each. Server, database and people share the cores.`

const ID_TRX = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'
const idTrx = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => ID_TRX[byte % 36]).join('')

interface Round {
  opening: number
  scans: Figures
  server_cpu: number
  database_cpu: number
  looks: number[]
  ending: number
  bare: Bare
}

await measured(async (stage) => {
  await introduce('opname', METHOD, stage.url)
  const pieces = await filledTrays(stage)
  await onDatabase(stage.url, (owner) => owner.query('VACUUM ANALYZE'))
  const rounds: Round[] = []
  for (let i = 1; i <= ROUNDS; i++) {
    rounds.push(await round(stage, await stage.clone(`hitung_${i}`), pieces))
    say(i, rounds.at(-1)!)
  }
  const middle = (of: (r: Round) => number): number => median(rounds.map(of))
  console.log(
    `\nscan / bare SQL, p50: ${middle((r) => ratio('p50', r.scans.p50_ms, r.bare.scans.p50_ms)).toFixed(1)} x, p95: ${middle((r) => ratio('p95', r.scans.p95_ms, r.bare.scans.p95_ms)).toFixed(1)} x`,
  )
  console.log(
    atMost(1, { what: 'opening', measured: middle((r) => r.opening) / 1000, unit: 's', decimals: 2 }),
  )
  console.log(
    atMost(50, {
      what: `scan, p95 with ${PEOPLE} people`,
      measured: middle((r) => r.scans.p95_ms),
      unit: 'ms',
    }),
  )
  console.log(atMost(2, { what: 'FINAL', measured: middle((r) => r.ending) / 1000, unit: 's', decimals: 2 }))
}, values)

function say(i: number, { opening, scans, server_cpu, database_cpu, looks, ending, bare }: Round): void {
  console.log(`round ${i}: opened in ${opening.toFixed(0)} ms, FINAL in ${ending.toFixed(0)} ms`)
  console.log(`  scans          ${scans.per_second.toFixed(0).padStart(5)}/s  ${sayMs(scans)}`)
  console.log(`  bare SQL       ${bare.scans.per_second.toFixed(0).padStart(5)}/s  ${sayMs(bare.scans)}`)
  console.log(`  counters ${String(looks.length).padStart(4)} times     ${sayMs(spread(looks))}`)
  console.log(`  bare SQL                ${sayMs(spread(bare.looks))}`)
  console.log(
    `  processor time of a scan, counters included: server ${server_cpu.toFixed(2)} ms, database ${database_cpu.toFixed(2)} ms; bare SQL, database ${bare.cpu.toFixed(2)} ms`,
  )
}

async function round(stage: Stage, database: string, pieces: readonly Piece[]): Promise<Round> {
  const bare = await bareSql(stage.asServer(database), database, pieces)
  const server = await stage.serve(database)
  const anonymous = httpClient(server.url)
  const tokens = await Promise.all(Array.from({ length: PEOPLE }, () => signIn(anonymous)))
  const people = tokens.map((token) => httpClient(server.url, token))
  const screens = tokens.map((token) => httpClient(server.url, token))
  const owner = people[0]!
  const [opening, { data }] = await timed(() =>
    owner.send('POST', '/api/v1/opname', { cakupan: 'SEMUA', id_trx: idTrx() }),
  )
  const no = data.no as string
  const cpu = await cpuClock(server.pid, database)
  const [scans, looks] = await whileLooking(screens, no, scanAll(people, no, pieces))
  const spent = await cpu()
  const [ending, ended] = await finalised(owner, no)
  for (const client of [...people, ...screens, anonymous]) client.close()
  await server.stop()
  mustHold(ended)
  const [server_cpu, database_cpu] = [spent.server / scans.count, spent.database / scans.count]
  return { opening, scans, server_cpu, database_cpu, looks, ending, bare }
}

/**
 * Tells what server and database have computed since the start, milliseconds each; connections that were opened
 * meanwhile count whole.
 */
async function cpuClock(
  server: number | undefined,
  database: string,
): Promise<() => Promise<{ server: number; database: number }>> {
  const read = async () => ({
    server: server === undefined ? 0 : await ofProcesses([server]),
    database: await perBackend(database),
  })
  const before = await read()
  return async () => {
    const after = await read()
    const each = [...after.database].map(([pid, ms]) => ms - (before.database.get(pid) ?? 0))
    return { server: after.server - before.server, database: each.reduce((sum, ms) => sum + ms, 0) }
  }
}

async function ofProcesses(pids: readonly number[]): Promise<number> {
  return (await cpuMs(pids)) ?? NaN
}

async function perBackend(database: string): Promise<Map<number, number>> {
  const pids = await backends(database)
  return new Map(await Promise.all(pids.map(async (pid) => [pid, await ofProcesses([pid])] as const)))
}

async function timed<T>(work: () => Promise<T>): Promise<[ms: number, result: T]> {
  const start = performance.now()
  const result = await work()
  return [performance.now() - start, result]
}

/** As each screen does: the counters again, a while after it last had them. */
async function whileLooking(
  screens: readonly HttpClient[],
  no: string,
  scanning: Promise<Figures>,
): Promise<[scans: Figures, looks: number[]]> {
  const looks: number[] = []
  const done = new AbortController()
  const looking = screens.map(async (screen) => {
    while (!done.signal.aborted) {
      looks.push((await timed(() => screen.send('GET', `/api/v1/opname/${no}`)))[0])
      await pause(READ_PAUSE_MS)
    }
  })
  const [scans] = await Promise.all([scanning.finally(() => done.abort()), ...looking])
  return [scans, looks]
}

/** Every piece of the fixture lies in trays of its own; these lie in twenty more. */
async function filledTrays(stage: Stage): Promise<Piece[]> {
  await onDatabase(stage.url, (owner) =>
    owner.query(
      `INSERT INTO baki (kode_toko, kode_gudang, kode_baki, nama_baki, berat_baki)
       SELECT 'TK01', 'TOKO', t, 'BAKI ' || t, 100000 FROM unnest($1::text[]) t`,
      [TRAYS],
    ),
  )
  const kinds: Kind[] = TRAYS.map((kode_baki, i) => ({ ...KINDS[i % KINDS.length]!, kode_baki }))
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
  const wanted = pieces.slice(LOST).map(({ kode_barcode, kode_baki }, i) => ({
    kode_barcode,
    kode_baki: i < WRONG ? TRAYS[(TRAYS.indexOf(kode_baki) + 1) % TRAYS.length] : kode_baki,
  }))
  let next = 0
  return lanes(people.length, Infinity, async (lane) => {
    const scan = wanted[next++]
    if (!scan) return false
    await people[lane]!.send('POST', `/api/v1/opname/${no}/scan`, { ...scan, id_trx: idTrx() })
    return true
  })
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

interface Bare {
  scans: Figures
  looks: number[]
  /** Of the database, for each scan. */
  cpu: number
}

async function bareSql(url: string, owner: string, pieces: readonly Piece[]): Promise<Bare> {
  await onDatabase(owner, (client) =>
    client.query(
      `CREATE TABLE polos (no text, kode_barcode text, kode_baki text, hasil text, oleh text,
         pada timestamptz, nama text, berat bigint, PRIMARY KEY (no, kode_barcode)); GRANT ALL ON polos TO kencana_app`,
    ),
  )
  const connections = Array.from(
    { length: PEOPLE },
    () => new pg.Client({ connectionString: url, options: '-c app.kode_toko=TK01' }),
  )
  await Promise.all(connections.map((connection) => connection.connect()))
  const cpu = await cpuClock(undefined, owner)
  let next = 0
  const scans = await lanes(PEOPLE, Infinity, async (lane) => {
    const piece = pieces[next++]
    if (!piece) return false
    const connection = connections[lane]!
    await connection.query({
      name: 'tulis',
      text: `INSERT INTO polos VALUES ('SO', $1, $2, 'FOUND', 'OWN1', now(), $3, $4)`,
      values: [piece.kode_barcode, piece.kode_baki, piece.kode_dept, Math.round(piece.berat * 1000)],
    })
    await connection.query({
      name: 'baca',
      text: `SELECT b.*, g.nama_group FROM barang b JOIN grup g USING (kode_group)
        WHERE b.kode_toko = 'TK01' AND b.kode_barcode = $1`,
      values: [piece.kode_barcode],
    })
    return true
  })
  const spent = await cpu()
  const looks: number[] = []
  for (let i = 0; i < 20; i++)
    looks.push(
      (
        await timed(() =>
          connections[0]!.query('SELECT kode_baki, hasil, count(*), sum(berat) FROM polos GROUP BY 1, 2'),
        )
      )[0],
    )
  await Promise.all(connections.map((connection) => connection.end()))
  await onDatabase(owner, (client) => client.query('DROP TABLE polos'))
  return { scans, looks, cpu: spent.database / scans.count }
}
