/** `npm run bench -- rantai`: reports of one shop that is alone, and of the same shop among fifty that sell as much. */
import { parseArgs } from 'node:util'
import { backends, cpuMs } from './cpu.ts'
import { write, median, ratio } from './figures.ts'
import { httpClient, type HttpClient } from './http.ts'
import { atMost, introduce } from './report.ts'
import { fillRiwayat } from './riwayat.ts'
import { measured, onDatabase, type Stage } from './stage.ts'
import { signIn } from './till.ts'

const { values } = parseArgs({
  options: {
    lines: { type: 'string', default: '20000' },
    shops: { type: 'string', default: '50' },
    rounds: { type: 'string', default: '21' },
    profile: { type: 'string' },
  },
})
const [LINES, SHOPS, ROUNDS] = [Number(values.lines), Number(values.shops), Number(values.rounds)]
/** Of the year that ends on the fixture's day, its last full month. */
const BULAN = { tgl_awal: '2024-12-01', tgl_akhir: '2024-12-31' }

const LAPORAN: Record<string, [path: string, asked: object]> = {
  'R18 payments': ['penjualan/report-bayar', { jenis: 'ALL', nama_bank: 'ALL' }],
  'R20 sold by group': [
    'penjualan/report-stock-jual',
    { kode_group: 'ALL', kode_dept: 'ALL', group_by: 'KODE_GROUP' },
  ],
  'R19 marketplaces': ['penjualan/report-marketplace', { kode_marketplace: 'ALL' }],
  'R09 trade-ins': ['tukar/report', { jenis_laporan: 'TUKAR', kode_sales: 'ALL' }],
  'R09 came back': ['tukar/report', { jenis_laporan: 'BARANG KEMBALI', kode_sales: 'ALL' }],
}

const METHOD = `
Reports of shop TK01 for ${BULAN.tgl_awal} to ${BULAN.tgl_akhir}, over HTTP, signed in, from two databases of one PostgreSQL: in one TK01 is alone, in the
other ${SHOPS - 1} more shops have each sold as much, on the same days, so that their rows lie between those of TK01 as they do in a chain that has
grown together. ${LINES.toLocaleString('en')} sale lines of 365 days in each shop, two to a nota; one nota of ten is a trade-in, one of five came by a marketplace. Written by
generate_series as the owner, with triggers and foreign keys off: it is the reading that is measured.
Each report is asked ${ROUNDS} times of each, in turn; the ratio is the median of the pairs. Both must answer the same number of rows. "database":
processor time of the connections.`

interface Rantai {
  url: string
  http: HttpClient
}

await measured(async (stage) => {
  await introduce('rantai', METHOD, stage.url)
  const besar = await stage.clone('besar')
  for (const [url, toko] of [
    [stage.url, 1],
    [besar, SHOPS],
  ] as const)
    await onDatabase(url, (owner) => fillRiwayat(owner, { lines: LINES * toko, toko, ragam: true }))
  const [small, big] = [await open(stage, stage.url), await open(stage, besar)]
  for (const [name, [path, asked]] of Object.entries(LAPORAN)) await compare(name, path, asked, small, big)
  for (const { http } of [small, big]) http.close()
}, values)

async function open(stage: Stage, url: string): Promise<Rantai> {
  const server = await stage.serve(url)
  const anonymous = httpClient(server.url)
  const http = httpClient(server.url, await signIn(anonymous))
  anonymous.close()
  return { url, http }
}

async function compare(name: string, path: string, asked: object, small: Rantai, big: Rantai): Promise<void> {
  const body = { ...BULAN, ...asked }
  const answer = async ({ http }: Rantai) =>
    JSON.parse((await http.bytes('POST', `/api/v1/${path}`, body)).toString()) as { data: unknown[] }
  const rows = [await answer(small), await answer(big)].map(({ data }) => data.length)
  if (!rows[0] || rows[0] !== rows[1]) throw new Error(`${name}: ${rows.join(' rows and ')}`)
  const [ms, ratios]: [number[][], number[]] = [[[], []], []]
  const cpu = [0, 0]
  for (let i = 0; i < ROUNDS; i++) {
    for (const [which, { url, http }] of [small, big].entries()) {
      const pids = await backends(url)
      const [before, start] = [await cpuMs(pids), performance.now()]
      await http.bytes('POST', `/api/v1/${path}`, body)
      ms[which]!.push(performance.now() - start)
      cpu[which]! += (((await cpuMs(pids)) ?? 0) - (before ?? 0)) / ROUNDS
    }
    ratios.push(ratio(name, ms[1]![i]!, ms[0]![i]!))
  }
  console.log(
    `${name}, ${rows[0].toLocaleString('en')} rows: alone ${median(ms[0]!).toFixed(1)} ms, among ${SHOPS} ${median(ms[1]!).toFixed(1)} ms; database ${cpu[0]!.toFixed(1)} and ${cpu[1]!.toFixed(1)} ms`,
  )
  const what = `${name}, database among ${SHOPS} / alone`
  if (process.platform === 'linux') write(what, ratio(what, cpu[1]!, cpu[0]!))
  console.log(
    atMost(1.1, {
      what: `${name}: among ${SHOPS} / alone`,
      measured: median(ratios),
      unit: 'x',
      decimals: 2,
    }),
  )
}
