import pg from 'pg'
import { expect, test } from 'vitest'
import { freshDatabase } from '#test/database.ts'
import { prepareDatabase } from './demo.ts'

const OPEN_SHOP = `INSERT INTO toko (kode_toko, nama_toko, tgl_system) VALUES ('TK01', 'TOKO', '2025-01-15')`

async function onDatabase<R>(url: string, sql: string): Promise<R[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client.query(sql).then((r) => r.rows as R[]).finally(() => client.end())
}

test('the demonstration is loaded once, and again from the beginning when it was killed half-way', async () => {
  const { url, drop } = await freshDatabase()
  const said: string[] = []
  let loads = 0
  const start = (fails = false) =>
    prepareDatabase(url, (line) => said.push(line), async () => {
      loads++
      await onDatabase(url, OPEN_SHOP)
      if (fails) throw new Error('killed')
    })

  await expect(start(true)).rejects.toThrow('killed')
  expect(await onDatabase(url, 'SELECT kode_toko FROM toko')).toHaveLength(1)
  await start()
  expect(said).toEqual(['Rantai toko contoh belum selesai disiapkan waktu lalu: diulang dari awal'])
  await start()
  expect(loads).toBe(2)
  expect(await onDatabase(url, 'SELECT kode_toko FROM toko')).toEqual([{ kode_toko: 'TK01' }])
  await drop()
})

test('two servers that start at once load it once', async () => {
  const { url, drop } = await freshDatabase()
  let loads = 0
  const load = async () => {
    loads++
    await onDatabase(url, OPEN_SHOP)
  }
  await Promise.all([prepareDatabase(url, () => {}, load), prepareDatabase(url, () => {}, load)])
  expect(loads).toBe(1)
  await drop()
})

test('a database that cannot be reached is named in a sentence', async () => {
  await expect(prepareDatabase('postgresql://x@127.0.0.1:1/x', () => {})).rejects.toThrow('PostgreSQL tidak dapat dihubungi (connect ECONNREFUSED 127.0.0.1:1); periksa DATABASE_URL')
})
