/** `npm run bench -- stok-harian`: half a year of evenings: what the pieces' place costs in rows, bytes and time, and what a past day costs to ask. */
import { parseArgs } from 'node:util'
import type pg from 'pg'
import { tambahHari, type TanggalSystem } from '#domain/units.ts'
import { writeStokHarian } from '#server/ledger/stok-harian.ts'
import { createPool, sqlOn } from '#server/db/client.ts'
import { write, median, sayMs, spread } from './figures.ts'
import { introduce } from './report.ts'
import { measured, onDatabase, TANGGAL } from './stage.ts'

const { values } = parseArgs({
  options: {
    pieces: { type: 'string', default: '5000' },
    days: { type: 'string', default: '180' },
    sold: { type: 'string', default: '60' },
  },
})
const [PIECES, DAYS, SOLD] = [Number(values.pieces), Number(values.days), Number(values.sold)]
const TOKO = 10

const METHOD = `
Shop TK01 with ${PIECES.toLocaleString('en')} pieces, ${DAYS} evenings. Each day ${SOLD} pieces are sold, as many come and as many change their tray, by bare SQL as the owner
with triggers off; each evening the real step of the close (writeStokHarian) writes the day's stock and where pieces lie, in a
transaction of its own as the server's role. Rows and bytes (indexes included) are counted and told for a year of ${TOKO} such shops.
A past day: all columns of barang_pada, as R05 asks them, of 20 days spread over all that were closed.`

await measured(async (stage) => {
  await introduce('stok-harian', METHOD, stage.url)
  await onDatabase(stage.url, (owner) => halfAYear(owner, stage.url))
})

async function halfAYear(owner: pg.Client, url: string): Promise<void> {
  await owner.query('SET session_replication_role = replica')
  await arrive(owner, PIECES, TANGGAL)
  const pool = createPool({ url, max: 1, role: 'kencana_app' })
  const times: number[] = []
  for (let i = 0; i < DAYS; i++) {
    const day = tambahHari(TANGGAL as TanggalSystem, i)
    await aDay(owner, day)
    times.push(await evening(pool, day))
    if (i % 30 === 0) await owner.query('VACUUM ANALYZE barang')
  }
  const [size] = await tables(owner)
  const year = (n: number) => (n / DAYS) * 365 * TOKO
  tell('rows a year', year(size!.rows), (n) => `${(n / 1e6).toFixed(2)} million`)
  tell('bytes a year', year(size!.bytes), (n) => `${(n / 1e6).toFixed(0)} MB`)
  console.log(`step of the close    ${sayMs(spread(times))}`)
  write('step of the close, ms', median(times))
  await pastDays(pool)
  await pool.end()
}

async function arrive(owner: pg.Client, count: number, day: string): Promise<void> {
  await owner.query(
    `INSERT INTO barang (kode_toko, kode_group, kode_dept, nama_barang, kadar, kadar_cetak, berat, berat_awal,
         ongkos, kode_gudang, kode_baki, status, tgl_masuk)
     SELECT 'TK01', 'G375', 'CINCIN', 'CINCIN', 375000, '9K', 2000, 2000, 50000, 'TOKO', 'A1', 'READY', $2
     FROM generate_series(1, $1::int)`,
    [count, day],
  )
}

async function aDay(owner: pg.Client, day: string): Promise<void> {
  const some = (order: string) =>
    `id IN (SELECT id FROM barang WHERE kode_toko = 'TK01' AND status = 'READY' ORDER BY ${order} LIMIT ${SOLD})`
  await owner.query(`UPDATE barang SET status = 'TERJUAL' WHERE ${some('id')}`)
  await owner.query(
    `UPDATE barang SET kode_baki = CASE kode_baki WHEN 'A1' THEN 'A2' ELSE 'A1' END
     WHERE ${some(`hashint8(id + ${Number(day.replaceAll('-', ''))})`)}`,
  )
  await arrive(owner, SOLD, day)
}

async function evening(pool: pg.Pool, tgl_system: TanggalSystem): Promise<number> {
  const client = await pool.connect()
  await client.query(`BEGIN; SELECT set_config('app.kode_toko', 'TK01', true)`)
  const start = performance.now()
  await writeStokHarian({ sql: sqlOn(client), toko: { kode_toko: 'TK01', tgl_system } } as never)
  const ms = performance.now() - start
  await client.query(
    `INSERT INTO tutup_toko (kode_toko, tgl_system, mulai, selesai, user_id, ringkasan, hash)
     VALUES ('TK01', $1, now(), now(), 'OWN1', '', '')`,
    [tgl_system],
  )
  await client.query('COMMIT')
  client.release()
  return ms
}

/** Whichever of the two this tree has. */
async function tables(owner: pg.Client): Promise<{ rows: number; bytes: number }[]> {
  const { rows } = await owner.query<{ t: string }>(
    `SELECT t FROM unnest(ARRAY['letak_barang', 'stok_barang_harian']) t WHERE to_regclass(t) IS NOT NULL`,
  )
  const { t } = rows[0]!
  await owner.query(`VACUUM ANALYZE ${t}`)
  const size = await owner.query<{ rows: number; bytes: number }>(
    `SELECT (SELECT count(*)::int FROM ${t}) AS rows, pg_total_relation_size('${t}')::float AS bytes`,
  )
  return size.rows
}

async function pastDays(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  await client.query(`SELECT set_config('app.kode_toko', 'TK01', false)`)
  const times: number[] = []
  for (let i = 0; i < 60; i++) {
    const day = tambahHari(TANGGAL as TanggalSystem, Math.floor(((i % 20) * (DAYS - 1)) / 19))
    const start = performance.now()
    const { rows } = await client.query('SELECT * FROM barang_pada($1)', [day])
    times.push(performance.now() - start)
    if (rows.length < PIECES) throw new Error(`${day}: ${rows.length} pieces`)
  }
  client.release()
  console.log(`a past day           ${sayMs(spread(times))}`)
  write('a past day, ms', median(times))
}

function tell(what: string, value: number, say: (n: number) => string): void {
  console.log(`${what.padEnd(20)} ${say(value)}`)
  write(what, value)
}
