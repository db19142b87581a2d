/** Reports of more rows than are read at a time, and than stay in memory. */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { readXlsx } from 'hucre/xlsx'
import Papa from 'papaparse'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gramToMilligram } from '#domain/units.ts'
import type { Report } from '#domain/report.ts'
import report from '#domain/reports/penjualan/transaksi-penjualan.ts'
import { inDatabase } from '#test/tools/ask.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import type { Client } from '#test/tools/client.ts'
import { file, request, type Asked } from '#test/tools/reports.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'

const [HARI, SEHARI] = [366, 140]
const ROW = HARI * SEHARI
const R16 = report as unknown as Report
const TAHUN = {
  tgl_awal: '2024-01-16',
  tgl_akhir: '2025-01-15',
  type_laporan: 'DETAIL',
  kode_sales: 'ALL',
  kode_group: 'ALL',
  kode_dept: 'ALL',
  status_gold: 'ALL',
  kind: 'ALL',
} satisfies Asked
const BULAN: Asked = { ...TAHUN, tgl_awal: '2024-12-16' }

/** Past the ledger: they are only read, and taken away again. */
async function asOwner(server: TestServer, ...statements: string[]): Promise<void> {
  const owner = await server.pemilik.connect()
  await owner.query('SET session_replication_role = replica')
  for (const statement of statements) await owner.query(statement)
  owner.release(true)
}

const KEPALA = `
  INSERT INTO faktur_group (no_faktur_group, kode_toko, no_faktur_group_user, jenis, tgl_system, jam,
      kode_sales, nama_customer, total_jual, total_bayar, status_valid, input_by, valid_by, valid_at, id_trx)
  SELECT 'JL-BESAR-' || to_char(t, 'YYYYMMDD'), 'TK01', 'B' || to_char(t, 'YYYYMMDD'), 'JUAL', t,
    t + time '09:00', 'S01', 'PELANGGAN', 0, 0, 'DONE', 'SLS1', 'KSR1', t + time '20:00',
    'B' || to_char(t, 'YYYYMMDD') || '0000000'
  FROM generate_series(date '2025-01-15' - ${HARI - 1}, date '2025-01-15', '1 day') t`
const LINES = `
  INSERT INTO jual_detail (no_faktur_jual, kode_toko, no_faktur_group, no, no_generate, tgl_system,
      kode_sales, barang_id, kode_barcode, kode_gudang, kode_baki, kode_group, kode_dept, nama_barang, kadar,
      kadar_cetak, berat_awal, berat, nama_atribut, berat_atribut, harga_gram, harga_min, harga_max,
      harga_jual, ongkos, harga_atribut, status_gold, status_valid, input_by, jam)
  SELECT no_faktur_group || '-' || no, kode_toko, no_faktur_group, no, '-', tgl_system, 'S01',
    row_number() OVER (), lpad((row_number() OVER ())::text, 8, '0'), 'TOKO', 'A1', 'G375', 'CINCIN',
    'CINCIN <"É">', 375000, '9K', 1000 + no, 1000 + no, '-', 0, 650000, 640 * no, 670 * no, 650 * no, 50000,
    0, 'GOLD', 'DONE', 'SLS1', jam
  FROM faktur_group, generate_series(1, ${SEHARI}) no WHERE no_faktur_group LIKE 'JL-BESAR-%'`

let server: TestServer
let own: Client
beforeAll(async () => {
  server = await startTestServer()
  await asOwner(server, KEPALA, LINES, 'ANALYZE')
  own = await server.client()
})
afterAll(async () => {
  const delete_ = (table: string) => `DELETE FROM ${table} WHERE no_faktur_group LIKE 'JL-BESAR-%'`
  await asOwner(server, delete_('jual_detail'), delete_('faktur_group'))
  await expectBooksAgree(server.pool)
  await server.close()
})

test('every row is there, once and in its order, with the sums of all', async () => {
  const { status, data, total, message } = await request(own, R16, TAHUN)
  expect([status, message]).toEqual([200, report.success])
  const [said] = await inDatabase<{ berat: number; uang: number; no: string[] }>(
    server,
    `SELECT sum(berat) AS berat, sum(harga_total) AS uang,
       array_agg(no_faktur_jual ORDER BY tgl_system, no_faktur_group, no) AS no FROM jual_detail
     WHERE kode_toko = 'TK01' AND status_valid = 'DONE'`,
  )
  expect(data.map((row: { no_faktur_jual: string }) => row.no_faktur_jual)).toEqual(said!.no)
  expect(said!.no).toHaveLength(ROW)
  const { berat, harga_total } = total as { berat: number; harga_total: number }
  expect([gramToMilligram(berat), harga_total]).toEqual([said!.berat, said!.uang])
})

test('its files hold the same rows', async () => {
  const { data } = await request(own, R16, BULAN)
  const csv = await file(own, R16, 'csv', BULAN)
  expect(Number(csv.headers['content-length'])).toBe(csv.bytes.length)
  const [, ...lines] = Papa.parse<string[]>(csv.bytes.toString()).data
  const xlsx = await readXlsx((await file(own, R16, 'xlsx', BULAN)).bytes)
  const rows = xlsx.sheets[0]!.rows.slice(1, -1)
  const barcodes = data.map((row: { kode_barcode: string }) => row.kode_barcode)
  expect(barcodes.length).toBeGreaterThan(4_000)
  expect(lines.map((line) => line[4])).toEqual(barcodes)
  expect(rows.map((row) => row[4])).toEqual(barcodes)
  expect(rows.map((row) => row[7])).toEqual(data.map((row: { berat: number }) => row.berat))
  expect(xlsx.sheets.map(({ name }) => name)).toEqual(['Laporan Transaksi Penjualan', 'Total', 'Keterangan'])
})

test('what would be thousands of pages is refused on paper', async () => {
  const paper = await file(own, R16, 'pdf', TAHUN)
  expect([paper.status, JSON.parse(paper.bytes.toString()).message]).toEqual([
    400,
    'Laporan Lebih Dari 50,000 Baris, Silahkan Gunakan Excel',
  ])
})

/**
 * Counts the queries that wait for the table that a test has locked. @param bagian the text that counted queries
 * contain
 */
async function menunggu(bagian = ''): Promise<number> {
  const { rows } = await server.pemilik.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM pg_stat_activity
     WHERE datname = current_database() AND wait_event_type = 'Lock' AND strpos(query, $1) > 0`,
    [bagian],
  )
  return rows[0]!.n
}
const TITIPAN = { asked: { ...BULAN, kind: 'TITIPAN' }, bagian: '"no_titip_group" <> ' }

test('of what holds all its rows one is made at a time; what is written as it comes waits for none', async () => {
  // Has both threads read their programs first: a lock is not waited for for ever.
  await Promise.all([request(own, R16, BULAN), request(own, R16, BULAN)])
  const penghalang = await server.pemilik.connect()
  const files: Promise<{ status: number }>[] = []
  try {
    await penghalang.query('BEGIN; LOCK TABLE jual_detail IN ACCESS EXCLUSIVE MODE')
    for (const format of ['xlsx', 'csv', 'xlsx'] as const) files.push(file(own, R16, format, BULAN))
    await expect.poll(() => menunggu()).toBe(1)
    files.push(request(own, R16, TITIPAN.asked))
    await expect.poll(() => menunggu(TITIPAN.bagian)).toBe(1)
    expect(await menunggu()).toBe(2)
  } finally {
    await penghalang.query('ROLLBACK')
    penghalang.release()
  }
  expect((await Promise.all(files)).map(({ status }) => status)).toEqual([200, 200, 200, 200])
})

/** A caller who asks, and leaves when it is time. */
function penanya(): Socket {
  const { port } = new URL(server.url)
  const body = JSON.stringify(TAHUN)
  const socket = connect(Number(port), '127.0.0.1')
  socket.write(
    `POST /api/v1/penjualan/report HTTP/1.1\r\nhost: a\r\nx-auth-token: ${own.token}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  )
  return socket
}

test('who goes away in the middle of an answer disturbs nobody', async () => {
  const socket = penanya()
  await once(socket, 'data')
  socket.destroy()
  expect((await request(own, R16, BULAN)).status).toBe(200)
})

test('who goes away before there is an answer takes the query along, and its connection is as good as before', async () => {
  const penghalang = await server.pemilik.connect()
  try {
    await penghalang.query('BEGIN; LOCK TABLE jual_detail IN ACCESS EXCLUSIVE MODE')
    const socket = penanya()
    await expect.poll(() => menunggu()).toBe(1)
    socket.destroy()
    await expect.poll(() => menunggu()).toBe(0)
  } finally {
    await penghalang.query('ROLLBACK')
    penghalang.release()
  }
  expect((await request(own, R16, BULAN)).status).toBe(200)
})
