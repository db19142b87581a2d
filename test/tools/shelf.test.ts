/** Tests that nothing a test leaves behind in a database reaches another test. */
import pg from 'pg'
import { expect, it } from 'vitest'
import { LOCK } from '#server/db/locks.ts'
import { databaseContent } from './cadangan.ts'
import { fixtureDatabase } from './database.ts'
import { borrow, type Borrowed } from './shelf.ts'

/** A day that no other test begins on: what waits on the shelf is this file's. */
const TANGGAL = '2025-01-17'

async function returned(one: Borrowed): Promise<Borrowed> {
  await Promise.all([one.pool.end(), one.pemilik.end()])
  await one.giveBack()
  return borrow(TANGGAL)
}

it('every row and every sequence is again as the fixture has it, whatever was written, and again the next time', async () => {
  const fresh = await fixtureDatabase(TANGGAL)
  const fixture = await databaseContent(fresh.url)
  await fresh.drop()
  let one = await borrow(TANGGAL)
  const { url } = one.database
  for (const _ of 'ab') {
    await one.pemilik.query(`
      SET session_replication_role = replica;
      UPDATE barang SET berat = berat + 1;
      DELETE FROM grup;
      INSERT INTO toko (kode_toko, nama_toko, tgl_system) VALUES ('TK77', 'Toko', '2025-01-15');
      SELECT nextval('barcode_seq')`)
    expect(await databaseContent(url)).not.toEqual(fixture)
    one = await returned(one)
    expect(one.database.url).toBe(url)
    expect(await databaseContent(url)).toEqual(fixture)
    // A setting that a test has made for its session is no longer set.
    expect((await one.pemilik.query('SHOW session_replication_role')).rows[0]).toEqual({
      session_replication_role: 'origin',
    })
  }
  await returned(one)
})

it.each([
  ['a table', 'CREATE TABLE uji_baru (n int)'],
  ['a column', 'ALTER TABLE toko ADD COLUMN uji_baru int'],
  ['a column less', 'ALTER TABLE toko DROP COLUMN alamat_toko CASCADE'],
  ['a trigger that is off', 'ALTER TABLE toko DISABLE TRIGGER ALL'],
  ['a function', 'CREATE FUNCTION uji_baru() RETURNS int LANGUAGE sql AS $$ SELECT 1 $$'],
  ['a right', 'GRANT DELETE ON toko TO PUBLIC'],
  ['a table that was emptied whole', 'TRUNCATE sesi CASCADE'],
  ['what PostgreSQL knows of a table', 'ANALYZE toko'],
  ['a lock of a session', `SELECT pg_advisory_lock(${LOCK.uji}, 77)`],
])('%s: the database is thrown away', async (_, sql) => {
  const one = await borrow(TANGGAL)
  await one.pemilik.query(sql)
  const next = await returned(one)
  expect(next.database.url).not.toBe(one.database.url)
  await returned(next)
})

it('somebody who is still at work in it: the database is thrown away', async () => {
  const one = await borrow(TANGGAL)
  const other = new pg.Client({ connectionString: one.database.url })
  other.on('error', () => {})
  await other.connect()
  await other.query('BEGIN; UPDATE toko SET nama_toko = nama_toko')
  const next = await returned(one)
  expect(next.database.url).not.toBe(one.database.url)
  await returned(next)
  await other.end()
})

it('an ended pool asks nothing more', async () => {
  const one = await borrow(TANGGAL)
  await returned(one)
  await expect(one.pool.query('SELECT 1')).rejects.toThrow('after calling end')
  await expect(one.pemilik.connect()).rejects.toThrow('after calling end')
})
