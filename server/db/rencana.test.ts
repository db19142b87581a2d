/**
 * Rows that the counter waits for are found by index, however many years the shop has sold: no statement reads a table
 * that grows with them from end to end. A plan says so without a big table: whole tables may not be read
 * (enable_seqscan), the plan is the one that a write makes once for all values (migration 0006), under row-level
 * security, and the shop is the only one of its chain.
 */
import type pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CallDefinition } from '#domain/call.ts'
import { statements } from '#server/db/statement.ts'
import { routes } from '#server/routes.ts'
import { sampleInput } from '#test/tools/bad-values.ts'
import { urlOf } from '#test/tools/client.ts'
import { GROWING, knowOneShop, PLANNED } from '#test/statements/planned.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'

/** Every statement by its name, and what Kysely makes by the call that sent it. */
const texts = new Map(statements)
/** The call that is being asked. */
let asked = ''

function listen(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown
    client.query = ((...given: unknown[]) => (
      hear(given[0] as string | pg.QueryConfig),
      query(...given)
    )) as typeof client.query
  })
}

function hear(sent: string | pg.QueryConfig): void {
  const [name, text] = typeof sent === 'string' ? [undefined, sent] : [sent.name, sent.text]
  if (name === undefined && asked) texts.set(`${asked}: ${text}`, text)
}

/** Statements that may read a whole table, by the beginning of their name, and the reason. */
const BOLEH: Record<string, string> = {
  periksa_: 'the books are held against themselves, whole',
  tutup_: 'the close: once a day, and it tells how far it is',
  jejak: 'what everybody in the chain did on some days: an index of the moment, whatever shop',
  'GET jejak': 'the same',
  retensi_member: 'who of all members of the chain has not been seen for years',
  retensi_hapus_member: 'the same',
  'GET retensi': 'the same, a page of them',
  segmen_: 'marketing looks at every member',
  kecamatan_member: 'marketing looks at every member',
  'GET member:': 'a page of all members of the chain, and how many there are',
  'POST member/report': 'a list of all members of the chain',
  'POST app/member/report': 'a list of all members of the chain',
  'GET report/mutasi-hadiah': 'what there was at the beginning is all that moved before',
  'POST trxmember/report': 'one day of every shop: days alone bound it',
  foto_terakhir: 'the newest pieces of the chain, five thousand at most, once at a start',
  laporan_barang_sumary: 'the open day begins where the last closed one ended: the newest entry of an index',
  laporan_saldo_rekening: 'a period begins where the last day closed before it ended: one entry of an index',
  laporan_terakhir_ditutup: 'each shop’s last closed day: the newest entry of an index',
  ukur_rantai: 'each shop’s last closed day: the newest entry of an index',
  grafik_bulanan_: 'the open day begins where the last closed one ended: the newest entry of an index',
  kini_eod_: 'the open day begins where the last closed one ended: the newest entry of an index',
  'GET pembukaan/keadaan': 'whether there is any row at all: the first one answers',
  'GET saldo-awal/stok': 'the opening of a shop, before it has years',
  'POST saldo-awal/stok': 'the opening of a shop, before it has years',
  'GET saldo-awal/berjalan': 'the opening of a shop, before it has years',
}

let server: TestServer
let app: pg.PoolClient
beforeAll(async () => {
  server = await startTestServer()
  listen(server.pool)
  const owner = await server.client()
  for (const { call } of routes.filter(
    (r) => r.call.may !== 'public' && !/close|logout|report.*\/(pdf|csv|xlsx)$/.test(r.call.path),
  )) {
    asked = nameOf(call)
    const { params, query, body } = sampleInput(call)
    await owner.send(call.method, urlOf(call, params, query), body)
  }
  asked = ''
  await knowOneShop(server.pemilik)
  app = await server.pool.connect()
  await app.query(PLANNED)
})
afterAll(async () => {
  app?.release(true)
  await server?.close()
})

const nameOf = ({ method, path }: CallDefinition): string => `${method} ${path}`

interface Node {
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  'Node Type': string
  Plans?: Node[]
}
interface Index {
  tabel: string
  /** Of expressions ''. */
  columns: string[]
  sebagian: boolean
}

/** Returns the plan of a statement, whatever its values are, in words that PostgreSQL 15 knows too. */
async function rencana(text: string): Promise<Node> {
  await app.query(`PREPARE rencana AS ${text}`)
  try {
    const { rows } = await app.query<{ n: number }>(
      `SELECT cardinality(parameter_types) AS n FROM pg_prepared_statements WHERE name = 'rencana'`,
    )
    const values = Array(rows[0]!.n).fill('NULL').join(', ')
    const explained = await app.query<{ 'QUERY PLAN': { Plan: Node }[] }>(
      `EXPLAIN (FORMAT JSON) EXECUTE rencana${values && `(${values})`}`,
    )
    return explained.rows[0]!['QUERY PLAN'][0]!.Plan
  } finally {
    await app.query('DEALLOCATE rencana')
  }
}

async function indexes(): Promise<Map<string, Index>> {
  const { rows } = await app.query<Index & { nama: string }>(
    `SELECT x.indexrelid::regclass::text AS nama, x.indrelid::regclass::text AS tabel,
       x.indpred IS NOT NULL AS sebagian,
       ARRAY(
         SELECT COALESCE(a.attname::text, '') FROM unnest(x.indkey::int2[])
         WITH ORDINALITY k (no, urut) LEFT JOIN pg_attribute a ON a.attrelid = x.indrelid AND a.attnum = k.no
         ORDER BY urut) AS columns
     FROM pg_index x JOIN pg_class c ON c.oid = x.indrelid WHERE c.relnamespace = 'public'::regnamespace`,
  )
  return new Map(rows.map((r) => [r.nama, r]))
}

/** Parts of a plan that read a large table, or all that one shop has of it. */
function* whole(node: Node, known: ReadonlyMap<string, Index>): Generator<string> {
  const index = known.get(node['Index Name'] ?? '')
  const table = node['Relation Name'] ?? index?.tabel
  if (table && GROWING.includes(table)) {
    if (node['Node Type'] === 'Seq Scan') yield table
    else if (index && !selects(index, node['Index Cond'] ?? ''))
      yield `${table} by ${node['Index Name']} ${node['Index Cond'] ?? ''}`
  }
  for (const child of node.Plans ?? []) yield* whole(child, known)
}

/** In a chain of one shop its code alone selects nothing, and the days up to today are all there are; the condition of a partial index does select. */
function selects({ columns, sebagian }: Index, cond: string): boolean {
  const bound = (column: string | undefined): boolean =>
    column === '' || (column !== undefined && new RegExp(`\\b${column}\\b[^=<>]*[=>~@]`).test(cond))
  const [first, second] = columns
  return sebagian || (bound(first) && (first !== 'kode_toko' || bound(second)))
}

it('every statement finds its rows in the large tables by index', async () => {
  const known = await indexes()
  expect(GROWING.filter((table) => ![...known.values()].some((i) => i.tabel === table))).toEqual([])
  expect(texts.size).toBeGreaterThan(200)
  const found: Record<string, string[]> = {}
  for (const [name, text] of texts) {
    if (!/^\s*(SELECT|WITH|INSERT|UPDATE|DELETE)\b/i.test(text) || /^\s*SELECT set_config/.test(text))
      continue
    const bad = [...new Set(whole(await rencana(text), known))]
    if (bad.length && !Object.keys(BOLEH).some((begins) => name.startsWith(begins))) found[name] = bad
  }
  expect(found).toEqual({})
})

it('the policy of a shop is a condition that an index serves', async () => {
  const { 'Index Cond': cond } = await rencana('SELECT no_faktur_jual FROM jual_detail WHERE tgl_system = $1')
  expect(cond).toMatch(/kode_toko.* = current_setting.*tgl_system/)
})

it('the last scans of a shop’s first count are walked to, not sorted, while nothing is known of its table', async () => {
  const client = await server.pemilik.connect()
  await client.query('SET session_replication_role = replica')
  await client.query(
    `INSERT INTO opname_barang (no, kode_toko, kode_barcode, diharapkan, di_gudang, di_baki, hasil,
         nama_barang, berat, scan_by, scan_at, scan_id)
     SELECT 'SO', 'TK01', i, false, 'TOKO', 'A1', 'EXCEED', 'CINCIN', 1000, 'OWN1',
       now() + i * interval '1 second', i FROM generate_series(1, 5000) i`,
  )
  const kinds = ({ 'Node Type': kind, Plans = [] }: Node): string[] => [kind, ...Plans.flatMap(kinds)]
  expect(kinds(await rencana(statements.get('opname_scan_terakhir')!))).not.toContain('Sort')
  await client.query(`DELETE FROM opname_barang WHERE no = 'SO'`)
  client.release(true)
})
