/** `npm run bench -- impor`: an opening stock of 20,000 pieces from a file, and masters of 100,000 rows. */
import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { writeXlsx } from 'hucre/xlsx'
import { median, ratio, sayMs, spread } from './figures.ts'
import { httpClient, type HttpClient } from './http.ts'
import { atMost, introduce } from './report.ts'
import { measured, onDatabase } from './stage.ts'
import { signIn } from './till.ts'

const { values } = parseArgs({
  options: {
    pieces: { type: 'string', default: '20000' },
    rows: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '15' },
    profile: { type: 'string' },
  },
})
const PIECES = Number(values.pieces)
const ROWS = Number(values.rows)
const ROUNDS = Number(values.rounds)
const TRAYS = 50

const METHOD = `
Opening stock: ${PIECES.toLocaleString('en')} pieces with eight columns on ${TRAYS} trays, as CSV and as Excel, over HTTP, signed in as OWN1: POST saldo-awal/stok/periksa,
then POST saldo-awal/stok/terapkan of the same file, from the request to its answer; each file into a database of its own.
"meanwhile": another session asks for a piece by its barcode (GET barang/{kode_barcode}), again and again, for as long as both last.
Masters: ${ROWS.toLocaleString('en')} trays and as many bandrol, written by generate_series. One page of the screen, a search in the middle, the last page, sorted by name;
each ${ROUNDS} times, beside the same page when there were a handful.`

const SCREENS = { baki: 'kode_baki', parabandrol: 'kode_bandrol' } as const

const rows = (first: number): string[][] =>
  Array.from({ length: PIECES }, (_, i) => [
    String(first + i).padStart(8, '0'),
    i % 3 ? 'G375' : 'G700',
    i % 2 ? 'CINCIN' : 'GELANG',
    `BARANG ${i}`,
    `1,${String(i % 900).padStart(3, '0')}`,
    String((i % 50) * 1_000),
    String(500_000 + i),
    `T${String((i % TRAYS) + 1).padStart(2, '0')}`,
  ])
const TITLE = ['Barcode', 'Group', 'Jenis', 'Nama Barang', 'Berat', 'Ongkos', 'Harga Modal', 'Baki']

await measured(async (stage) => {
  await introduce('impor', METHOD, stage.url)
  await onDatabase(stage.url, (owner) =>
    owner.query(
      `INSERT INTO baki (kode_toko, kode_gudang, kode_baki, nama_baki, berat_baki)
       SELECT 'TK01', 'TOKO', 'T' || lpad(t::text, 2, '0'), 'BAKI ' || t, 100000 FROM generate_series(1, $1) t`,
      [TRAYS],
    ),
  )
  const table = [TITLE, ...rows(1_000_000)]
  const files = {
    csv: Buffer.from(table.map((row) => row.join(';')).join('\r\n')),
    xlsx: Buffer.from(await writeXlsx({ sheets: [{ name: 'Stok', rows: table }] })),
  }
  const aims: string[] = []
  for (const [format, file] of Object.entries(files)) {
    const server = await stage.serve(await stage.clone(`impor_${format}`))
    aims.push(await importOf(format, file, server.url))
    await server.stop()
  }
  aims.push(...(await mastersOf(stage)))
  console.log(`\n${aims.join('\n')}`)
}, values)

async function importOf(format: string, file: Buffer, url: string): Promise<string> {
  const token = await signIn(httpClient(url))
  const [owner, till] = [httpClient(url, token), httpClient(url, token)]
  const upload = file.toString('base64')
  const importing = { busy: true }
  const waits: number[] = []
  const meanwhile = (async () => {
    while (importing.busy) waits.push(await timed(() => till.bytes('GET', '/api/v1/barang/00000001')))
  })()
  let digest = ''
  const check = await timed(async () => {
    const { data } = await owner.send('POST', '/api/v1/saldo-awal/stok/periksa', { berkas: upload })
    if (data.qty !== PIECES) throw new Error(`${data.qty} pieces, ${data.jumlah_salah} wrong`)
    digest = data.sidik
  })
  const apply = await timed(() =>
    owner.send('POST', '/api/v1/saldo-awal/stok/terapkan', {
      berkas: upload,
      sidik: digest,
      id_trx: randomBytes(8).toString('hex').toUpperCase(),
    }),
  )
  importing.busy = false
  await meanwhile
  console.log(
    `${format}, ${(file.length / 1e6).toFixed(1)} MB: looked at in ${check.toFixed(0)} ms, brought in in ${apply.toFixed(0)} ms`,
  )
  console.log(`  meanwhile a piece is found in  ${sayMs(spread(waits))}`)
  owner.close()
  till.close()
  return atMost(60, {
    what: `${PIECES.toLocaleString('en')} pieces from ${format}, looked at and brought in`,
    measured: (check + apply) / 1000,
    unit: 's',
  })
}

async function mastersOf(stage: Parameters<Parameters<typeof measured>[0]>[0]): Promise<string[]> {
  const url = await stage.clone('master')
  const few = await pagesOf(stage, url)
  await onDatabase(url, async (owner) => {
    await owner.query(
      `INSERT INTO baki (kode_toko, kode_gudang, kode_baki, nama_baki, berat_baki)
       SELECT 'TK01', 'TOKO', 'B' || i, 'BANYAK ' || i, 1000 FROM generate_series(1, $1) i`,
      [ROWS],
    )
    await owner.query(
      `INSERT INTO bandrol (kode_bandrol, keterangan, berat_bandrol) SELECT 'B' || i, 'BANYAK ' || i, 10
       FROM generate_series(1, $1) i`,
      [ROWS],
    )
    await owner.query('VACUUM ANALYZE')
  })
  const many = await pagesOf(stage, url)
  return Object.keys(many).map((what) => {
    console.log(
      `  ${what}: ${few[what]!.toFixed(1)} ms → ${many[what]!.toFixed(1)} ms, ${ratio(what, many[what]!, few[what]!).toFixed(0)} x`,
    )
    return atMost(250, { what, measured: many[what]!, unit: 'ms' })
  })
}

/** The median time of each kind of page. */
async function pagesOf(
  stage: Parameters<Parameters<typeof measured>[0]>[0],
  database: string,
): Promise<Record<string, number>> {
  const server = await stage.serve(database)
  const http: HttpClient = httpClient(server.url, await signIn(httpClient(server.url)))
  const found: Record<string, number> = {}
  for (const [entity, key] of Object.entries(SCREENS)) {
    const { data } = await http.send('GET', `/api/v1/${entity}/daftar`)
    const last = Math.max(1, Math.ceil(data.jumlah / 20))
    const name = entity === 'baki' ? 'nama_baki' : 'keterangan'
    const pages = {
      'first page': '',
      search: '?cari=BANYAK%20777',
      'last page': `?halaman=${last}`,
      'sorted by name': `?urut=${name}&arah=DESC`,
      'by key backwards': `?urut=${key}&arah=DESC`,
    }
    for (const [what, query] of Object.entries(pages)) {
      const times: number[] = []
      for (let i = 0; i < ROUNDS; i++)
        times.push(await timed(() => http.bytes('GET', `/api/v1/${entity}/daftar${query}`)))
      found[`${entity}, ${what}`] = median(times)
    }
  }
  http.close()
  await server.stop()
  return found
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}
