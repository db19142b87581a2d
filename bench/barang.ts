/** `npm run bench -- barang`: search and kartu barang of a shop with 200,000 pieces and 5 million movements, beside raw SQL. */
import { parseArgs } from 'node:util'
import pg from 'pg'
import { KARTU_MAKS } from '#domain/calls/data-barang.ts'
import { median, ratio, sayMs, spread } from './figures.ts'
import { httpClient, type HttpClient } from './http.ts'
import { introduce } from './report.ts'
import { measured, onDatabase } from './stage.ts'
import { withoutIndexes } from './tanpa-indeks.ts'
import { signIn } from './till.ts'

const { values } = parseArgs({
  options: {
    pieces: { type: 'string', default: '200000' },
    moves: { type: 'string', default: '5000000' },
    rounds: { type: 'string', default: '15' },
    profile: { type: 'string' },
  },
})
const PIECES = Number(values.pieces)
const MOVES = Number(values.moves)
const ROUNDS = Number(values.rounds)

const METHOD = `
Data Barang of shop TK01, over HTTP, signed in: ${PIECES.toLocaleString('en')} pieces, all of them in the shop, which is the worst there can be, and
${MOVES.toLocaleString('en')} movements of them, each two rows of the stock ledger; one piece has moved ${KARTU_MAKS} times. They were written by generate_series
as the owner, with triggers and foreign keys off: it is the reading that is measured.
"query": the same page and the same count, or the same rows, written by hand, sent by a plain pg connection as the server's role.
Each is asked ${ROUNDS} times, in turn.`

const PAGE = (where: string, order: string, offset = 0): string =>
  `SELECT id, kode_barcode, nama_barang, kadar_cetak, kode_group, kode_dept, berat, kode_gudang, kode_baki,
     status, kode_intern, tgl_masuk FROM barang
   WHERE kode_toko = 'TK01' AND status NOT IN ('TERJUAL', 'KIRIM', 'HANCUR', 'HILANG') AND ${where}
   ORDER BY ${order} LIMIT 50 OFFSET ${offset}`
const COUNT = (where: string): string =>
  `SELECT count(*), sum(berat) FROM barang
   WHERE kode_toko = 'TK01' AND status NOT IN ('TERJUAL', 'KIRIM', 'HANCUR', 'HILANG') AND ${where}`
const list = (query: string, where: string, order: string, offset = 0) => ({
  path: `data-barang?${query}`,
  sql: [COUNT(where), PAGE(where, order, offset)],
})
const LAST = Math.max(1, Math.ceil((PIECES + 5) / 50))

const BARU = 'tgl_masuk DESC, id DESC'
/** The orders of the list, and the columns that they sort by. */
const URUT: Record<string, readonly string[]> = {
  kode_barcode: ['kode_barcode'],
  nama_barang: ['nama_barang'],
  kode_group: ['kode_group', 'kode_dept'],
  kode_dept: ['kode_dept', 'kode_group'],
  berat: ['berat'],
  tempat: ['kode_gudang', 'kode_baki'],
  status: ['status'],
  kode_intern: ['kode_intern'],
}
const BAGIAN = (text: string): string => `(nama_barang LIKE '%${text}%' OR kode_intern LIKE '%${text}%')`

/** The requests that staff make, and the SQL that has the same answer. */
const kasus = (id: number): Record<string, { path: string; sql: readonly string[] }> => ({
  'first page, newest first': list('', 'TRUE', BARU),
  'page in the middle': list(`halaman=${LAST >> 1}`, 'TRUE', BARU, ((LAST >> 1) - 1) * 50),
  'last page': list(`halaman=${LAST}`, 'TRUE', BARU, (LAST - 1) * 50),
  ...Object.fromEntries(
    Object.entries(URUT).map(([urut, columns]) => [
      `sorted by ${urut}`,
      list(`urut=${urut}&arah=ASC`, 'TRUE', [...columns, 'id'].join(', ')),
    ]),
  ),
  'last page, sorted by name': list(
    `urut=nama_barang&arah=ASC&halaman=${LAST}`,
    'TRUE',
    'nama_barang, id',
    (LAST - 1) * 50,
  ),
  'a part of a name': list('cari=MAWAR+77', BAGIAN('MAWAR 77'), BARU),
  'a name that nothing has': list('cari=TIDAK+ADA', BAGIAN('TIDAK ADA'), BARU),
  'a kode intern': list('cari=KC-1234', BAGIAN('KC-1234'), BARU),
  'digits: a barcode, or a part of a kode intern': list(
    'cari=50000000',
    `(kode_barcode = '50000000' OR kode_intern LIKE '%50000000%')`,
    BARU,
  ),
  'a group': list('kode_group=G375', `kode_group = 'G375'`, BARU),
  'a jenis': list('kode_dept=CINCIN', `kode_dept = 'CINCIN'`, BARU),
  'a tray': list('tempat=TOKO%2FA1', `kode_gudang = 'TOKO' AND kode_baki = 'A1'`, BARU),
  'a status that most have': list('status=READY', `status = 'READY'`, BARU),
  'a status that none has': list('status=BOOKED', `status = 'BOOKED'`, BARU),
  'a range of weights': list(
    'berat_dari=2&berat_sampai=2.5&urut=berat',
    'berat BETWEEN 2000 AND 2500',
    'berat DESC, id DESC',
  ),
  'a piece whole, by its barcode': {
    path: 'data-barang/lihat?kode_barcode=50000000',
    sql: [
      `SELECT b.*, g.nama_group, h.harga
       FROM barang b JOIN grup g USING (kode_group) LEFT JOIN harga_group h USING (kode_toko, kode_group)
       WHERE b.kode_toko = 'TK01' AND b.kode_barcode = '50000000'`,
    ],
  },
  [`kartu barang, ${KARTU_MAKS} movements`]: {
    path: `data-barang/${id}/kartu`,
    sql: [`SELECT * FROM mutasi_stok WHERE barang_id = ${id} ORDER BY id DESC LIMIT ${2 * KARTU_MAKS}`],
  },
})

await measured(async (stage) => {
  await introduce('barang', METHOD, stage.url)
  const id = await onDatabase(stage.url, fill)
  const server = await stage.serve(stage.url)
  const anonymous = httpClient(server.url)
  const http = httpClient(server.url, await signIn(anonymous))
  const client = new pg.Client({
    connectionString: stage.url,
    options: '-c timezone=Asia/Jakarta -c role=kencana_app -c app.kode_toko=TK01',
  })
  await client.connect()
  for (const [nama, { path, sql }] of Object.entries(kasus(id))) await compare(nama, http, client, path, sql)
  await client.end()
  http.close()
  anonymous.close()
}, values)

/** @returns the id of the piece that has moved most */
async function fill(owner: pg.Client): Promise<number> {
  await owner.query(
    `SET session_replication_role = replica; SET synchronous_commit = off; SET maintenance_work_mem = '512MB'`,
  )
  await owner.query(
    `INSERT INTO barang (kode_toko, kode_barcode, kode_group, kode_dept, nama_barang, kadar, kadar_cetak,
         berat, berat_awal, ongkos, kode_intern, kode_gudang, kode_baki, status, tgl_masuk)
     SELECT 'TK01', (50000000 + i)::text, (ARRAY['G375', 'G700'])[1 + i % 2],
       (ARRAY['CINCIN', 'GELANG', 'KALUNG', 'ANTING'])[1 + i % 4],
       (ARRAY['CINCIN', 'GELANG', 'KALUNG', 'ANTING'])[1 + i % 4]
         || (ARRAY[' MAWAR ', ' MELATI ', ' POLOS '])[1 + i % 3] || i, 375000, '9K', 500 + (i * 7919) % 20000,
       500 + (i * 7919) % 20000, 50000, 'KC-' || i, 'TOKO', (ARRAY['A1', 'A2'])[1 + i % 2], 'READY',
       date '2025-01-15' - (i % 900)
     FROM generate_series(0, $1::int - 1) i`,
    [PIECES],
  )
  const { rows } = await owner.query<{ id: number }>(
    `SELECT id::int AS id FROM barang WHERE kode_barcode = '50000000'`,
  )
  const id = rows[0]!.id
  // Day by day through the trays, as a shop's years do: the rows of one piece lie far from one another.
  const MOVE = `INSERT INTO mutasi_stok (kode_toko, tanggal, jam, kode_mutasi, ref_type, ref_no, barang_id,
        kode_group, kode_dept, lokasi, qty, berat, user_id)
     SELECT 'TK01', date '2025-01-15' - 1 - (n::bigint * 900 / $3::int)::int, now(), 'M09', 'PINDAH',
       'PB-TK01-200101-' || n, g.id, 'G375', 'CINCIN', x.lokasi, x.qty, x.qty * 2000, 'OWN1'
     FROM generate_series($4::int, $5::int) n
       CROSS JOIN LATERAL (SELECT $1::bigint + (n::bigint * 7919) % $2::bigint AS id) g
       CROSS JOIN LATERAL (VALUES ('TOKO/A1', -1), ('TOKO/A2', 1)) x (lokasi, qty)`
  const indexed = await withoutIndexes(owner, 'mutasi_stok')
  for (let from = 1; from <= MOVES; from += 500_000)
    await owner.query(MOVE, [id, PIECES, MOVES, from, Math.min(MOVES, from + 499_999)])
  await owner.query(MOVE, [id, 1, KARTU_MAKS, 1, KARTU_MAKS])
  await indexed()
  await owner.query('RESET session_replication_role')
  await owner.query('VACUUM ANALYZE barang')
  await owner.query('VACUUM ANALYZE mutasi_stok')
  return id
}

async function compare(
  nama: string,
  http: HttpClient,
  client: pg.Client,
  path: string,
  sql: readonly string[],
): Promise<void> {
  const ask = () => http.bytes('GET', `/api/v1/${path}`)
  const query = async () => {
    let rows: unknown[] = []
    for (const text of sql) ({ rows } = await client.query(text))
    return rows.length
  }
  mustAgree(nama, JSON.parse((await ask()).toString()), await query())
  const [asked, queried, ratios]: number[][] = [[], [], []]
  for (let i = 0; i < ROUNDS; i++) {
    asked!.push(await timed(ask))
    queried!.push(await timed(query))
    ratios!.push(ratio(nama, asked![i]!, queried![i]!))
  }
  console.log(nama)
  console.log(`  over HTTP  ${sayMs(spread(asked!))}`)
  console.log(`  query      ${sayMs(spread(queried!))}`)
  console.log(`  ratio      ${median(ratios!).toFixed(2)} x, median of ${ROUNDS} pairs`)
}

/** Refuses a comparison in which only the request or only the query finds rows. */
function mustAgree(nama: string, { data }: { data: { rows?: unknown[] } }, queried: number): void {
  const asked = data.rows?.length ?? 1
  if (asked > 0 !== queried > 0) throw new Error(`${nama}: ${asked} rows, the query ${queried}`)
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}
