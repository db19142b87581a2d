/** `npm run bench -- sabtu`: a busy Saturday of a chain, at its own pace: forty tills of ten shops, a report every minute, a shop that closes. */
import { parseArgs } from 'node:util'
import { buildApp } from '#server/app.ts'
import { periksaBuku } from '#server/close/reconcile.ts'
import { movableClock } from '#server/process/clock.ts'
import { databaseCpu } from './cpu-database.ts'
import { cpuMs } from './cpu.ts'
import { write, sayMs, spread } from './figures.ts'
import { httpClient, inProcess, type HttpClient } from './http.ts'
import { kasir } from './kasir.ts'
import type { Piece } from './pieces.ts'
import { atMost, introduce } from './report.ts'
import { fillRiwayat, KEMARIN } from './riwayat.ts'
import { stokToko } from './riwayat-buku.ts'
import { tokoKe } from './riwayat-toko.ts'
import { measured, onDatabase, TANGGAL, type Served, type Stage } from './stage.ts'
import { Rekaman, type Act } from './terbuka.ts'
import { signIn } from './till.ts'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    shops: { type: 'string', default: '10' },
    tills: { type: 'string', default: '40' },
    pace: { type: 'string', default: '20' },
    lines: { type: 'string', default: '1000000' },
    pieces: { type: 'string', default: '200000' },
    members: { type: 'string', default: '100000' },
    profile: { type: 'string' },
  },
})
const [MINUTES, SHOPS, TILLS, PACE, LINES, PIECES, MEMBERS] = [
  values.minutes,
  values.shops,
  values.tills,
  values.pace,
  values.lines,
  values.pieces,
  values.members,
].map(Number) as [number, number, number, number, number, number, number]
const LAMA_MS = MINUTES * 60_000
const BULAN = { tgl_awal: '2024-12-15', tgl_akhir: TANGGAL }
const SETIAP_MS = Math.min(60_000, LAMA_MS / 3)
/** Ends the day in the middle, half a pace after its own tills have stopped. */
const TUTUP_MS = LAMA_MS / 2

const LAPORAN: readonly [string, object][] = [
  ['penjualan/report', { type_laporan: 'DETAIL' }],
  ['penjualan/report/xlsx', { type_laporan: 'DETAIL' }],
  ['penjualan/report-stock-jual', { group_by: 'KODE_GROUP' }],
  ['penjualan/report-stock-jual/xlsx', { group_by: 'KODE_DEPT' }],
  ['penjualan/report-bayar', {}],
  ['penjualan/report-bayar/xlsx', {}],
]

const METHOD = `
${TILLS} tills of ${SHOPS} shops, each with a visit every ${PACE} s for ${MINUTES} minutes, over HTTP, each signed in as a user of its own: one to three pieces
scanned, the sale saved, then validated; with every 3rd visit the list of the day, with every 4th a member by phone, with every 5th a nota printed
(its count and its PDF), with every 8th a ring bought back. Every ${SETIAP_MS / 1000} s the owner takes a report of a month of the first shop (R16 DETAIL, R20,
R18; JSON and Excel in turn), and in the middle the last shop closes its day, its own tills having stopped before.
Each act has its planned moment and is counted from there, however late the one before it came (open loop).
The chain has ${LINES.toLocaleString('en')} sale lines of a year behind it with journal, movements and payments (periksa-buku agrees with them, and does at the end),
${PIECES.toLocaleString('en')} pieces in its trays, ${MEMBERS.toLocaleString('en')} members, and every shop has closed the day before. One server process, one PostgreSQL, this machine.`

await measured(async (stage) => {
  await introduce('sabtu', METHOD, stage.url)
  await aChain(stage)
  const server = await stage.serve(stage.url)
  const anonymous = httpClient(server.url)
  const cpu = await cpuOf(stage, server)
  await server.longestStall()
  const { rekaman, terjual } = await aSaturday(stage, server, anonymous)
  const [spent, stall] = [await cpu(), await server.longestStall()]
  anonymous.close()
  await server.stop()
  tell(rekaman, terjual, spent)
  console.log(`longest stall of the event loop: ${stall.toFixed(0)} ms`)
  write('sabtu: longest stall, ms', stall)
  await mustHold(stage, rekaman, terjual)
}, values)

/** Filled, and each shop's yesterday closed by the real close. */
async function aChain(stage: Stage): Promise<void> {
  await onDatabase(stage.url, async (owner) => {
    await owner.query('ALTER DATABASE kencana SET synchronous_commit = off') // no measurement yet
    await fillRiwayat(owner, {
      toko: SHOPS,
      lines: LINES,
      sampai: KEMARIN,
      tgl_system: KEMARIN,
      buku: true,
      stok: PIECES,
      member: MEMBERS,
    })
  })
  const app = await buildApp({ url: stage.asServer(stage.url), clock: movableClock(TANGGAL) })
  for (let i = 0; i < SHOPS; i++) {
    const owner = inProcess(app.server, await signIn(inProcess(app.server), tokoKe(i)))
    await owner.send('POST', '/api/v1/system/close', { PROSES: 'close', tgl_system: KEMARIN })
  }
  await app.close()
  await onDatabase(stage.url, async (owner) => {
    await owner.query('ALTER DATABASE kencana RESET synchronous_commit')
    await owner.query('VACUUM ANALYZE')
    await owner.query('CHECKPOINT')
  })
}

async function aSaturday(
  stage: Stage,
  { url }: Served,
  anonymous: HttpClient,
): Promise<{ rekaman: Rekaman; terjual: number }> {
  const perToko = await pieces(stage)
  const tills = await Promise.all(
    Array.from({ length: TILLS }, async (_, i) => {
      const toko = tokoKe(i % SHOPS)
      const user = `T${toko}-${1 + (Math.floor(i / SHOPS) % 4)}`
      return { toko, http: httpClient(url, await signIn(anonymous, toko, user)) }
    }),
  )
  const owner = httpClient(url, await signIn(anonymous))
  const penutup = httpClient(url, await signIn(anonymous, tokoKe(SHOPS - 1)))
  let tamu = 0
  const rekaman = new Rekaman()
  const [terjual] = await Promise.all([
    Promise.all(
      tills.map(({ toko, http }, i) =>
        kasir(rekaman, {
          http,
          pieces: perToko.get(toko)!,
          mulai: (i * PACE * 1000) / TILLS,
          pause: PACE * 1000,
          sampai: toko === tokoKe(SHOPS - 1) ? TUTUP_MS - PACE * 500 : LAMA_MS,
          member: () => (tamu++ * 7919) % MEMBERS,
        }),
      ),
    ),
    reports(rekaman, owner),
    rekaman.act('close', TUTUP_MS, () =>
      penutup.send('POST', '/api/v1/system/close', { PROSES: 'close', tgl_system: TANGGAL }),
    ),
  ])
  for (const { http } of [...tills, { http: owner }, { http: penutup }]) http.close()
  return { rekaman, terjual: terjual.reduce((sum, n) => sum + n, 0) }
}

async function pieces(stage: Stage): Promise<Map<string, Piece[]>> {
  const each = Math.ceil((LAMA_MS / 1000 / PACE) * 2 * Math.ceil(TILLS / SHOPS)) + 8
  return onDatabase(stage.url, async (client) => {
    const found = new Map<string, Piece[]>()
    for (let i = 0; i < SHOPS; i++) found.set(tokoKe(i), await stokToko(client, tokoKe(i), each))
    return found
  })
}

async function reports(rekaman: Rekaman, owner: HttpClient): Promise<void> {
  for (let i = 0; (i + 0.5) * SETIAP_MS < LAMA_MS; i++) {
    const [path, filters] = LAPORAN[i % LAPORAN.length]!
    await rekaman.act('report', (i + 0.5) * SETIAP_MS, () =>
      owner.bytes('POST', `/api/v1/${path}`, { ...BULAN, ...filters }),
    )
  }
}

type Spent = { server: number | undefined; database: number | undefined }

/** Share of one core that each takes from now on. */
async function cpuOf({ url }: Stage, { pid }: Served): Promise<() => Promise<Spent>> {
  const database = await databaseCpu(url)
  const read = async () => ({ server: await cpuMs([pid]), database: await database() })
  const [before, start] = [await read(), performance.now()]
  return async () => {
    const [after, ms] = [await read(), performance.now() - start]
    const share = (key: keyof Spent) =>
      after[key] === undefined ? undefined : (after[key] - before[key]!) / ms
    return { server: share('server'), database: share('database') }
  }
}

function tell(rekaman: Rekaman, terjual: number, { server, database }: Spent): void {
  const busy = rekaman.acts.filter(({ kind }) => kind === 'report' || kind === 'close')
  const beside = ({ at, ms }: Act) => busy.some((b) => at < b.at + b.ms && b.at < at + ms)
  console.log(`${terjual} sales, ${rekaman.acts.length} acts in ${MINUTES} minutes`)
  const say = (name: string, durations: number[]) =>
    console.log(`  ${name.padEnd(26)} ${String(durations.length).padStart(5)}   ${sayMs(spread(durations))}`)
  for (const kind of new Set(rekaman.acts.map((act) => act.kind))) {
    const all = rekaman.of(kind)
    say(kind, all)
    write(`sabtu: ${kind}, p95 ms`, spread(all).p95_ms)
    if (['scan', 'save', 'validate'].includes(kind)) say(`… beside report or close`, rekaman.of(kind, beside))
  }
  if (server !== undefined) write('sabtu: server, share of a core', server)
  if (database !== undefined) write('sabtu: database, share of a core', database)
  const percent = (share?: number) => (share === undefined ? '?' : `${(100 * share).toFixed(0)} %`)
  console.log(`  processor: server ${percent(server)}, database ${percent(database)} of one core\n`)
  for (const [kind, limit] of [
    ['scan', 50],
    ['save', 150],
    ['validate', 150],
  ] as const)
    console.log(
      atMost(limit, { what: `${kind}, p95`, measured: spread(rekaman.of(kind)).p95_ms, unit: 'ms' }),
    )
  console.log(`errors: ${rekaman.errors.length} (aim: none)`)
  for (const error of rekaman.errors.slice(0, 10)) console.log(`  ${error}`)
}

/** Checks that all sales stand in the books, and that the books agree. */
async function mustHold({ url }: Stage, rekaman: Rekaman, terjual: number): Promise<void> {
  const { rows } = await onDatabase(url, (client) =>
    client.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM faktur_group WHERE jenis = 'JUAL' AND status_valid = 'DONE' AND tgl_system = $1`,
      [TANGGAL],
    ),
  )
  const { selisih, diperiksa } = await periksaBuku(url)
  console.log(`books: ${diperiksa} checks, ${selisih.length} differences`)
  if (rows[0]!.n !== terjual || selisih.length || rekaman.errors.length)
    throw new Error(
      `${terjual} sales were made, ${rows[0]!.n} are in the books; ${JSON.stringify(selisih.slice(0, 5))}`,
    )
}
