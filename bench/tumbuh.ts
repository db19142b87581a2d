/** `npm run bench -- tumbuh`: what a chain weighs and how it answers after ten million sale lines, and what that says of two hundred. */
import { pipeline } from 'node:stream/promises'
import { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import type pg from 'pg'
import { to } from 'pg-copy-streams'
import { write, median, ratio, sayMs, spread } from './figures.ts'
import { httpClient, type HttpClient } from './http.ts'
import type { Piece } from './pieces.ts'
import { introduce } from './report.ts'
import { BESAR, fillRiwayat, KEMARIN } from './riwayat.ts'
import { stokToko } from './riwayat-buku.ts'
import { hpKe } from './riwayat-toko.ts'
import { measured, onDatabase, type Stage } from './stage.ts'
import { idTrx, signIn, sold, worth } from './till.ts'

const { values } = parseArgs({
  options: {
    lines: { type: 'string', default: '10000000' },
    shops: { type: 'string', default: '50' },
    pieces: { type: 'string', default: '200000' },
    members: { type: 'string', default: '500000' },
    rounds: { type: 'string', default: '60' },
    profile: { type: 'string' },
  },
})
const LINES = Number(values.lines)
const ROUNDS = Number(values.rounds)
/** Ten years of fifty shops. */
const FULL = { lines: 200_000_000, hari: 3_650 }

const besar = {
  toko: Number(values.shops),
  lines: LINES,
  hari: Math.max(10, Math.round((LINES * FULL.hari) / FULL.lines)),
  sampai: KEMARIN,
  buku: true,
  stok: Number(values.pieces),
  member: Number(values.members),
}
/** The same shops with the same goods, who have sold for some days. */
const kecil = { ...besar, lines: 400 * besar.toko, hari: 5, member: 1_000 }

const SIZES = `SELECT c.relname AS nama, c.reltuples::bigint::float8 AS rows,
    pg_table_size(c.oid)::float8 AS heap, pg_indexes_size(c.oid)::float8 AS indexes
  FROM pg_class c WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace
  ORDER BY pg_total_relation_size(c.oid) DESC LIMIT 14`
const INDEXES = `SELECT i.relname AS nama, 0 AS rows, 0 AS heap, pg_relation_size(i.oid)::float8 AS indexes
  FROM pg_index x JOIN pg_class i ON i.oid = x.indexrelid JOIN pg_class c ON c.oid = x.indrelid
  WHERE c.relnamespace = 'public'::regnamespace ORDER BY 4 DESC LIMIT 24`
const GB = 2 ** 30

const METHOD = `
${besar.toko} shops with ${LINES.toLocaleString('en')} sale lines of ${besar.hari} days: the pace of ${FULL.lines.toLocaleString('en')} in ten years. With each line its piece and four rows of movements,
with each nota (two lines) its payment and journal of three rows; the kept replies of two days, sessions and the log of who came in, an
otorisasi for every 50th nota; ${besar.stok.toLocaleString('en')} pieces in the trays, ${besar.member.toLocaleString('en')} members. Written by the owner with triggers and foreign keys off,
indexes that keep nothing unique made afterwards; periksa-buku finds nothing in it.
The till's calls go over HTTP to two servers in turn, ${ROUNDS} times each: of this chain, and of the same shops with ${kecil.lines.toLocaleString('en')} lines; a ratio of
medians. "at 200 million": sizes and times of what reads a whole table times ${(FULL.lines / LINES).toFixed(0)}, which a run of 200 million would have to prove.`

await measured(async (stage) => {
  await introduce('tumbuh', METHOD, stage.url)
  const small = await stage.clone('kecil')
  await onDatabase(small, (owner) => fillRiwayat(owner, kecil))
  await onDatabase(stage.url, (owner) => fillRiwayat(owner, besar, (step, ms) => say(step, ms / 1000, 's')))
  await onDatabase(stage.url, sizes)
  await tillCalls(stage, small)
  await onDatabase(stage.url, upkeep)
}, values)

function say(what: string, value: number, unit: string): void {
  const full = (value * FULL.lines) / LINES
  const digits = value < 10 ? 2 : 0
  console.log(
    `  ${what.padEnd(42)} ${value.toFixed(digits).padStart(9)} ${unit.padEnd(3)} at 200 million ${full.toFixed(0).padStart(8)} ${unit}`,
  )
}

interface Size {
  nama: string
  rows: number
  heap: number
  indexes: number
}
async function sizes(owner: pg.Client): Promise<void> {
  const { rows: tables } = await owner.query<Size>(SIZES)
  console.log(`\nsizes: table (rows), its rows and its indexes in GB; bytes a sale line`)
  for (const { nama, rows, heap, indexes } of tables)
    console.log(
      `  ${`${nama} (${(rows / 1e6).toFixed(2)} m)`.padEnd(28)} ${(heap / GB).toFixed(2).padStart(6)} ${(indexes / GB).toFixed(2).padStart(6)}   ${((heap + indexes) / LINES).toFixed(0).padStart(5)} bytes`,
    )
  const { rows } = await owner.query<Size>(INDEXES)
  console.log('indexes, GB')
  for (const { nama, indexes } of rows)
    console.log(`  ${nama.padEnd(42)} ${(indexes / GB).toFixed(3).padStart(8)}`)
  const [all] = (await owner.query<{ n: number }>('SELECT pg_database_size(current_database())::float8 AS n'))
    .rows
  console.log('')
  say('database', all!.n / GB, 'GB')
  write('tumbuh: bytes a sale line', all!.n / LINES)
}

interface Side {
  http: HttpClient
  pieces: Piece[]
  /** An old nota and an old barcode. */
  lama: { nomor: string; barcode: string }[]
}

async function side(stage: Stage, url: string): Promise<Side & { stop: () => Promise<void> }> {
  const { pieces, lama } = await onDatabase(url, async (owner) => ({
    pieces: await stokToko(owner, 'TK01', 2 * ROUNDS),
    lama: (
      await owner.query<{ nomor: string; barcode: string }>(
        `SELECT no_faktur_group AS nomor, kode_barcode AS barcode FROM jual_detail
         WHERE kode_toko = 'TK01' AND no = 1 ORDER BY md5(no_faktur_group) LIMIT $1`,
        [ROUNDS],
      )
    ).rows,
  }))
  const server = await stage.serve(url)
  const anonymous = httpClient(server.url)
  const http = httpClient(server.url, await signIn(anonymous))
  anonymous.close()
  return { http, pieces, lama, stop: () => (http.close(), server.stop()) }
}

/** Times what a till asks, in turn in both chains: no time may depend on how much was sold before. */
async function tillCalls(stage: Stage, small: string): Promise<void> {
  const both = [await side(stage, small), await side(stage, stage.url)] as const
  const times = new Map<string, [number[], number[]]>()
  for (let round = 0; round < ROUNDS; round++)
    for (const [side, self] of both.entries())
      await oneVisit(self, round, async (what, work) => {
        const start = performance.now()
        const answer = await work()
        if (!times.has(what)) times.set(what, [[], []])
        times.get(what)![side]!.push(performance.now() - start)
        return answer
      })
  console.log('\ntill, small chain and large; ratio of medians')
  for (const [what, [few, many]] of times) {
    const grown = ratio(what, median(many), median(few))
    console.log(`  ${what.padEnd(24)} small ${sayMs(spread(few))}`)
    console.log(`  ${''.padEnd(24)} large ${sayMs(spread(many))}   ${grown.toFixed(2)} x`)
    write(`tumbuh: ${what}, large / small`, grown)
  }
  for (const { stop } of both) await stop()
}

type Timed = <T>(what: string, work: () => Promise<T>) => Promise<T>

async function oneVisit({ http, pieces, lama }: Side, round: number, timed: Timed): Promise<void> {
  const get = (path: string) => () => http.bytes('GET', `/api/v1/${path}`)
  const two = pieces.splice(0, 2)
  const { nomor, barcode } = lama[round]!
  await timed('scan', get(`barang/${two[0]!.kode_barcode}`))
  const { data } = await timed('save', () =>
    http.send('POST', '/api/v1/penjualan', {
      id_trx: idTrx(),
      kode_sales: 'S01',
      detail_barang: two.map(sold),
      pembayaran: [{ jenis: 'CASH', nominal: worth(two) }],
    }),
  )
  const { no_faktur_group } = data
  await timed('validate', () =>
    http.send('POST', '/api/v1/penjualan/validasi', { jenis: 'PENJUALAN', no_faktur_group, id_trx: idTrx() }),
  )
  await timed('list of the day', get('penjualan'))
  await timed('an old nota', get(`penjualan/${nomor}`))
  await timed('an old piece, bought back', get(`pembelian/cari/${barcode}`))
  await timed('a member by phone', get(`member/get/by-hp?hp=${hpKe((round * 7) % 1_000)}`))
}

/** Times the upkeep. An operator may wait for it, or the machine does it by itself at night. */
async function upkeep(owner: pg.Client): Promise<void> {
  console.log('\nupkeep')
  for (const verb of ['VACUUM', 'ANALYZE']) {
    const start = performance.now()
    for (const table of BESAR) await owner.query(`${verb} ${table}`)
    say(`${verb} of the large tables, nothing to do`, (performance.now() - start) / 1000, 's')
  }
  let bytes = 0
  const start = performance.now()
  for (const table of BESAR)
    await pipeline(
      owner.query(to(`COPY ${table} TO STDOUT (FORMAT binary)`)),
      new Writable({ write: (part: Buffer, _, done) => ((bytes += part.length), done()) }),
    )
  const seconds = (performance.now() - start) / 1000
  say('a dump of the large tables (COPY, one reader)', seconds, 's')
  console.log(`    ${(bytes / 1e6 / seconds).toFixed(0)} MB a second, ${(bytes / GB).toFixed(2)} GB`)
}
