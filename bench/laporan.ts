/** `npm run bench -- laporan`: R16 of one month out of a million sale lines, beside the query alone. */
import { parseArgs } from 'node:util'
import pg from 'pg'
import { median, ratio, sayMs, spread } from './figures.ts'
import { httpClient, type HttpClient } from './http.ts'
import { atMost, introduce } from './report.ts'
import { fillRiwayat } from './riwayat.ts'
import { measured, onDatabase } from './stage.ts'
import { signIn } from './till.ts'

const { values } = parseArgs({
  options: {
    lines: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '15' },
    profile: { type: 'string' },
  },
})
const LINES = Number(values.lines)
const ROUNDS = Number(values.rounds)
/** December 2024. */
const BULAN = { tgl_awal: '2024-12-01', tgl_akhir: '2024-12-31' }

const METHOD = `
R16 Laporan Transaksi Penjualan (POST penjualan/report) of shop TK01 for ${BULAN.tgl_awal} to ${BULAN.tgl_akhir}, over HTTP, signed in.
The shop has ${LINES.toLocaleString('en')} sale lines of 365 days in twelve groups by eight sales people, two lines to a nota. They were written
by generate_series as the owner, with triggers and foreign keys off: it is the reading that is measured.
"query": written by hand for the same rows (weights in milligrams), sent by a plain pg connection to the same database as the server's role.
Each is asked ${ROUNDS} times, in turn. Both end when the rows are there in the form in which they came: the answer's last byte of JSON,
unparsed; pg's row objects, not written as JSON. Both must say the same sums.`

const SALES = `
  FROM jual_detail d JOIN faktur_group f ON f.no_faktur_group = d.no_faktur_group
  WHERE d.kode_toko = 'TK01' AND d.tgl_system BETWEEN $1 AND $2 AND f.kode_toko = 'TK01'
    AND f.tgl_system BETWEEN $1 AND $2 AND d.status_valid = 'DONE' AND d.status_kembali = 'OPEN'`
const QUERIES = {
  DETAIL: `SELECT d.tgl_system::text, d.no_faktur_group, to_char(d.jam, 'HH24:MI:SS') AS jam,
      d.no_faktur_jual, d.kode_barcode, d.nama_barang, d.kadar_cetak, d.berat, d.harga_gram, d.harga_jual,
      d.ongkos, d.harga_atribut, d.harga_total,
      d.harga_total - CASE f.ppn_mode WHEN 'INCLUDE' THEN d.ppn_rp ELSE 0 END AS dpp, d.ppn_rp, d.kode_sales,
      f.nama_customer ${SALES} ORDER BY d.tgl_system, d.no_faktur_group, d.no`,
  REKAP: `SELECT d.kode_group, g.nama_group, count(*) AS qty, sum(d.berat) AS berat,
      sum(d.harga_jual) AS harga_jual, sum(d.ongkos) AS ongkos, sum(d.harga_atribut) AS harga_atribut,
      sum(d.harga_total) AS harga_total,
      sum(d.harga_total - CASE f.ppn_mode WHEN 'INCLUDE' THEN d.ppn_rp ELSE 0 END) AS dpp,
      sum(d.ppn_rp) AS ppn_rp ${SALES.replace('WHERE', 'JOIN grup g ON g.kode_group = d.kode_group WHERE')}
    GROUP BY d.kode_group, g.nama_group ORDER BY d.kode_group`,
}
type Type = keyof typeof QUERIES

await measured(async (stage) => {
  await introduce('laporan', METHOD, stage.url)
  await onDatabase(stage.url, (owner) => fillRiwayat(owner, { lines: LINES }))
  const server = await stage.serve(stage.url)
  const anonymous = httpClient(server.url)
  const http = httpClient(server.url, await signIn(anonymous))
  const client = new pg.Client({
    connectionString: stage.url,
    options: '-c timezone=Asia/Jakarta -c role=kencana_app -c app.kode_toko=TK01',
  })
  await client.connect()
  const aims = [await compare('REKAP', http, client), await compare('DETAIL', http, client)]
  console.log(`\n${aims.join('\n')}`)
  await client.end()
  http.close()
  anonymous.close()
}, values)

async function compare(type_laporan: Type, http: HttpClient, client: pg.Client): Promise<string> {
  const report = () => http.bytes('POST', '/api/v1/penjualan/report', { ...BULAN, type_laporan })
  const query = () =>
    client.query<Record<string, unknown>>(QUERIES[type_laporan], [BULAN.tgl_awal, BULAN.tgl_akhir])
  const [answer, { rows }] = [JSON.parse((await report()).toString()), await query()]
  mustAgree(answer, rows)
  const [report_ms, query_ms, ratios]: number[][] = [[], [], []]
  for (let i = 0; i < ROUNDS; i++) {
    report_ms!.push(await timed(report))
    query_ms!.push(await timed(query))
    ratios!.push(ratio(type_laporan, report_ms![i]!, query_ms![i]!))
  }
  console.log(`${type_laporan}, ${rows.length.toLocaleString('en')} rows`)
  console.log(`  report over HTTP  ${sayMs(spread(report_ms!))}`)
  console.log(`  query             ${sayMs(spread(query_ms!))}`)
  return atMost(1.5, {
    what: `${type_laporan}: report / query, median of ${ROUNDS} pairs`,
    measured: median(ratios!),
    unit: 'x',
    decimals: 2,
  })
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** The same rows, or the comparison says nothing. */
function mustAgree(
  { data, total }: { data: unknown[]; total: Record<string, number> },
  rows: Record<string, unknown>[],
): void {
  if (rows.length === 0 || data.length !== rows.length)
    throw new Error(`the report has ${data.length} rows, the query ${rows.length}`)
  for (const [name, unit] of [
    ['harga_total', 1],
    ['dpp', 1],
    ['berat', 1000],
  ] as const) {
    const sum = rows.reduce((all, row) => all + Number(row[name]), 0)
    if (sum !== Math.round(total[name]! * unit))
      throw new Error(`${name}: the report says ${total[name]}, the query ${sum / unit}`)
  }
}
