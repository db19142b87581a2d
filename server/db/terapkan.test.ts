/** A migration comes while the shop sells: it waits for nobody so long that a till would wait behind it. */
import pg from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { freshDatabase, type FreshDatabase } from '#test/tools/database.ts'
import { databaseSendiri } from '#server/settings/database.ts'
import { LOCK } from './locks.ts'
import { waitForTurn } from './turns.ts'
import { terapkan } from './terapkan.ts'

let database: FreshDatabase
let clients: pg.Client[] = []
const connect = async (): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: database.url, application_name: 'uji' })
  clients.push(client)
  await client.connect()
  return client
}
beforeEach(async () => {
  database = await freshDatabase()
})
afterEach(async () => {
  await Promise.all(clients.map((client) => client.end()))
  clients = []
  await database.drop()
})

const MIGRATION = { nama: '9999-uji.sql', sql: 'ALTER TABLE toko ADD uji text; CREATE TABLE uji (n int);' }
const sudah = async (client: pg.Client) =>
  (
    await client.query(
      `SELECT EXISTS (SELECT FROM migrasi WHERE nama = $1) AS dicatat, to_regclass('uji') IS NOT NULL AS dibuat`,
      [MIGRATION.nama],
    )
  ).rows[0]

it('gives up in a sentence when somebody does not let go of the table, and has changed nothing', async () => {
  const [laporan, kasir, client] = [await connect(), await connect(), await connect()]
  await laporan.query('BEGIN; SELECT FROM toko')
  const said: string[] = []
  await expect(
    terapkan(client, MIGRATION, (line) => said.push(line), { tunggu_ms: 20, jeda_ms: 5, kali: 3 }),
  ).rejects.toThrow(/^Migrasi 9999-uji\.sql tidak mendapat giliran: ada pekerjaan .*uji.* ulangi setelah/)
  expect(said).toEqual([expect.stringMatching(/^Migrasi 9999-uji\.sql menunggu giliran: /)])
  expect(await sudah(client)).toEqual({ dicatat: false, dibuat: false })
  // The migration leaves nothing in anybody's way.
  await kasir.query(`SET lock_timeout = '5s'; SELECT * FROM toko`)
  expect((await client.query('SHOW lock_timeout')).rows[0].lock_timeout).toBe('0')
})

it('lets those behind it through in between, and is done once the table is free', async () => {
  const [laporan, kasir, client] = [await connect(), await connect(), await connect()]
  await laporan.query('BEGIN; SELECT FROM toko')
  const selesai = terapkan(client, MIGRATION, () => {}, { tunggu_ms: 20, jeda_ms: 5, kali: 100_000 })
  for (let i = 0; i < 20; i++) await kasir.query('SELECT * FROM toko')
  expect(await sudah(kasir)).toEqual({ dicatat: false, dibuat: false })
  await laporan.query('COMMIT')
  await selesai
  expect(await sudah(client)).toEqual({ dicatat: true, dibuat: true })
})

it('tells what is wrong with a migration itself at once', async () => {
  const client = await connect()
  await expect(terapkan(client, { nama: 'x.sql', sql: 'ALTER TABLE tidak_ada ADD x int' })).rejects.toThrow(
    'migration x.sql failed: relation "tidak_ada" does not exist',
  )
})

it('makes an index while others write, and while the next server waits for its turn', async () => {
  const [writing, berikut, client] = [await connect(), await connect(), await connect()]
  await client.query(`SELECT pg_advisory_lock(${LOCK.migration}, 0)`)
  const turn = waitForTurn(berikut, `SELECT pg_try_advisory_lock(${LOCK.migration}, 0) AS dapat`)
  await writing.query(`BEGIN; LOCK toko IN ROW EXCLUSIVE MODE`)
  const sql = `-- tanpa transaksi
DROP INDEX CONCURRENTLY IF EXISTS uji_nama;
CREATE INDEX CONCURRENTLY uji_nama ON toko (nama_toko);
`
  const selesai = terapkan(client, { nama: MIGRATION.nama, sql })
  const mulai = async () => (await writing.query(`SELECT FROM pg_class WHERE relname = 'uji_nama'`)).rowCount
  await expect.poll(mulai).toBe(1)
  await writing.query(`UPDATE toko SET nama_toko = nama_toko; COMMIT`)
  await selesai
  expect(
    (await client.query(`SELECT indisvalid FROM pg_index WHERE indexrelid = 'uji_nama'::regclass`)).rows,
  ).toEqual([{ indisvalid: true }])
  await client.query(`SELECT pg_advisory_unlock(${LOCK.migration}, 0)`)
  await turn
})

it('servers that start together make their login one after the other', async () => {
  const options = { databaseUrlServer: undefined, data: '' }
  const url = database.url
  const dibuat = new Set<string>()
  for (let pagi = 0; pagi < 8; pagi++)
    for (const { urlServer } of await Promise.all([1, 2, 3, 4].map(() => databaseSendiri(url, options))))
      dibuat.add(urlServer)
  expect(dibuat.size).toBe(1)
  const client = await connect()
  await client.query(`DROP ROLE ${new URL([...dibuat][0]!).username}`)
})
