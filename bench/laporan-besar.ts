/** `npm run bench -- laporan-besar`: large reports and their files, and what a till that scans meanwhile feels of them. */
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { peakMb } from './cpu.ts'
import { write, ratio, sayMs, spread, type Spread } from './figures.ts'
import { httpClient, type HttpClient } from './http.ts'
import { pengambil, type Pengambil } from './pengambil.ts'
import { atMost, introduce } from './report.ts'
import { fillRiwayat } from './riwayat.ts'
import { measured, onDatabase, type Served } from './stage.ts'
import { signIn } from './till.ts'

const { values } = parseArgs({
  options: {
    lines: { type: 'string', default: '305000' },
    quiet: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '5' },
    small: { type: 'string', default: '200' },
    profile: { type: 'string' },
  },
})
const LINES = Number(values.lines)
const QUIET_S = Number(values.quiet)
const ROUNDS = Number(values.rounds)
const SMALL = Number(values.small)
/** 120 days are 100,272 of 305,000 lines, twelve are 10,026. */
const BESAR = { tgl_awal: '2024-09-18', tgl_akhir: '2025-01-15', type_laporan: 'DETAIL' }
const KERTAS = { ...BESAR, tgl_awal: '2025-01-04' }
const KECIL = { tgl_awal: '2025-01-15', tgl_akhir: '2025-01-15', type_laporan: 'REKAP' }
const SCAN_MS = 50

const METHOD = `
R16 Laporan Transaksi Penjualan, layout DETAIL (POST penjualan/report, and /csv, /xlsx, /pdf), of shop TK01, over HTTP, signed in. The shop has
${LINES.toLocaleString('en')} sale lines of 365 days, written by generate_series as the owner: it is the reading that is measured. JSON, CSV and Excel are of
${BESAR.tgl_awal} to ${BESAR.tgl_akhir}, PDF of ${KERTAS.tgl_awal} to ${KERTAS.tgl_akhir}; each ${ROUNDS} times, one after the other, then JSON and Excel at the same
time, then two of JSON, Excel and CSV each.
Who takes them does so on another thread. Meanwhile another session asks for a piece by its barcode (GET barang/{kode_barcode}) every ${SCAN_MS} ms; before it did so for ${QUIET_S} s alone.
"stall": the longest that the event loop of the server's process stood still (perf_hooks, monitorEventLoopDelay). On a machine that does other
things it is also how long the process had to wait for a core, so the quiet one is told too. "peak": VmHWM of the server's process, whole.
"small": a REKAP of one day (twelve rows) ${SMALL} times before anything large, when all is warm.`

const FORMATS = { json: BESAR, csv: BESAR, xlsx: BESAR, pdf: KERTAS }
type Format = keyof typeof FORMATS
const BERSAMAAN = ['json', 'xlsx', 'csv'] as const

await measured(async (stage) => {
  await introduce('laporan-besar', METHOD, stage.url)
  await onDatabase(stage.url, (owner) => fillRiwayat(owner, { lines: LINES }))
  const server = await stage.serve(stage.url)
  const anonymous = httpClient(server.url)
  const token = await signIn(anonymous)
  const [office, till] = [1, 2].map(() => httpClient(server.url, token))
  const kantor = pengambil(server.url, token)
  await small(office!, 20)
  const kecil = await small(office!, SMALL)
  console.log(`small report            ${sayMs(kecil)}`)
  write('small report p50, ms', kecil.p50_ms)
  const quiet = await scanning(server, till!, () => sleep(QUIET_S * 1000))
  console.log(`quiet, scan             ${sayMs(quiet)}   stall ${quiet.stall.toFixed(0)} ms`)
  const start = await peakMb(server.pid)

  const all: Seen[] = []
  for (const format of Object.keys(FORMATS) as Format[])
    all.push(await told(format, server, till!, () => taken(kantor, format)))
  all.push(
    await told('json and xlsx at once', server, till!, async () => {
      const sizes = await Promise.all([taken(kantor, 'json'), taken(kantor, 'xlsx')])
      return sizes.reduce((sum, size) => sum + size, 0)
    }),
  )
  all.push(
    await told('two of each at once', server, till!, async () => {
      const sizes = await Promise.all([...BERSAMAAN, ...BERSAMAAN].map((format) => taken(kantor, format)))
      return sizes.reduce((sum, size) => sum + size, 0)
    }),
  )
  const peak = await peakMb(server.pid)
  const scan = Math.max(...all.map(({ p95_ms }) => p95_ms))
  const stall = Math.max(...all.map((seen) => seen.stall))
  console.log(`memory: ${start?.toFixed(0)} MB before the large ones, peak ${peak?.toFixed(0)} MB`)
  const aims = [
    atMost(50, { what: 'longest stall while large reports run', measured: stall, unit: 'ms' }),
    ...(peak === undefined
      ? []
      : [atMost(350, { what: 'peak memory of the process', measured: peak, unit: 'MB', decimals: 0 })]),
    atMost(6, { what: 'PDF', measured: all[3]!.seconds, unit: 's' }),
    atMost(1.3, {
      what: 'scan p95, worst / quiet',
      measured: ratio('scan', scan, quiet.p95_ms),
      unit: 'x',
      decimals: 2,
    }),
  ]
  console.log(`\n${aims.join('\n')}`)
  for (const client of [anonymous, office!, till!]) client.close()
  await kantor.close()
}, values)

interface Seen extends Spread {
  stall: number
  seconds: number
}

async function told(
  name: string,
  server: Served,
  till: HttpClient,
  work: () => Promise<number>,
): Promise<Seen> {
  let bytes = 0
  const seen = await scanning(server, till, async () => {
    for (let i = 0; i < ROUNDS; i++) bytes = await work()
  })
  seen.seconds /= ROUNDS
  const peak = await peakMb(server.pid)
  const size = `${seen.seconds.toFixed(2)} s, ${(bytes / 1e6).toFixed(1)} MB, peak of the process so far ${peak?.toFixed(0)} MB`
  console.log(
    `${name.padEnd(23)} ${size}\n  scan meanwhile        ${sayMs(seen)}   stall ${seen.stall.toFixed(0)} ms`,
  )
  write(`${name}, s`, seen.seconds)
  return seen
}

/**
 * Measures what a till feels while `work` is done: it scans at a steady pace, even if the last scan is not answered
 * yet.
 */
async function scanning(server: Served, till: HttpClient, work: () => Promise<unknown>): Promise<Seen> {
  const times: number[] = []
  const asked: Promise<void>[] = []
  const scan = async (): Promise<void> => {
    const from = performance.now()
    await till.bytes('GET', '/api/v1/barang/00000001')
    times.push(performance.now() - from)
  }
  await server.longestStall()
  const every = setInterval(() => asked.push(scan()), SCAN_MS)
  const from = performance.now()
  await work()
  const seconds = (performance.now() - from) / 1000
  clearInterval(every)
  await Promise.all(asked)
  return { ...spread(times), stall: await server.longestStall(), seconds }
}

async function small(http: HttpClient, times: number): Promise<Spread> {
  const took: number[] = []
  for (let i = 0; i < times; i++) {
    const from = performance.now()
    await http.bytes('POST', '/api/v1/penjualan/report', KECIL)
    took.push(performance.now() - from)
  }
  return spread(took)
}

/** @returns its bytes */
function taken(kantor: Pengambil, format: Format): Promise<number> {
  return kantor.ambil(`/api/v1/penjualan/report${format === 'json' ? '' : `/${format}`}`, FORMATS[format])
}
