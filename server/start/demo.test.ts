import pg from 'pg'
import { expect, test } from 'vitest'
import { freshDatabase } from '#test/tools/database.ts'
import { prepareDatabase, type Preparation } from './demo.ts'

const OPEN_SHOP = `INSERT INTO toko (kode_toko, nama_toko, tgl_system) VALUES ('TK01', 'TOKO', '2025-01-15')`

async function onDatabase<R>(url: string, sql: string): Promise<R[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
    .query(sql)
    .then((r) => r.rows as R[])
    .finally(() => client.end())
}

test('the demonstration is loaded once, and again from the beginning when it was killed half-way', async () => {
  const { url, drop } = await freshDatabase()
  const said: string[] = []
  let loads = 0
  const start = (fails = false) =>
    prepareDatabase(url, (line) => said.push(line), {
      examples: async () => {
        loads++
        await onDatabase(url, OPEN_SHOP)
        if (fails) throw new Error('killed')
      },
    })

  await expect(start(true)).rejects.toThrow('killed')
  expect(await onDatabase(url, 'SELECT kode_toko FROM toko')).toHaveLength(1)
  await start()
  expect(said).toEqual(['Rantai toko contoh belum selesai disiapkan waktu lalu: dikosongkan'])
  await start()
  expect(loads).toBe(2)
  expect(await onDatabase(url, 'SELECT kode_toko FROM toko')).toEqual([{ kode_toko: 'TK01' }])
  await drop()
})

test('two servers that start at once load it once', async () => {
  const { url, drop } = await freshDatabase()
  let loads = 0
  const examples = async () => {
    loads++
    await onDatabase(url, OPEN_SHOP)
  }
  await Promise.all([
    prepareDatabase(url, () => {}, { examples }),
    prepareDatabase(url, () => {}, { examples }),
  ])
  expect(loads).toBe(1)
  await drop()
})

test('an empty database for a real shop waits with one code, however often it is started and whoever starts it', async () => {
  const { url, drop } = await freshDatabase()
  const said: string[] = []
  const examples = async () => expect.unreachable('the demonstration')
  const start = (diminta: Preparation) => prepareDatabase(url, (line) => said.push(line), diminta)
  const [kode, other] = await Promise.all([start({}), start({ baru: true })])
  expect(kode).toMatch(/^[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}$/)
  expect(other).toBe(kode)
  expect(await start({ examples })).toBe(kode)
  expect(said).toEqual([])
  await drop()
})

test('a database with shops stays as it is, and --baru is told so', async () => {
  const { url, drop } = await freshDatabase()
  await onDatabase(url, OPEN_SHOP)
  const said: string[] = []
  expect(await prepareDatabase(url, (line) => said.push(line), { baru: true })).toBeUndefined()
  expect(said).toEqual([
    'Database ini sudah berisi toko, --baru tidak mengubah apa pun. Toko baru di tempat lain: npm start -- --baru --data /folder/lain',
  ])
  expect(await onDatabase(url, 'SELECT kode_toko FROM toko')).toEqual([{ kode_toko: 'TK01' }])
  expect(await onDatabase(url, 'SELECT * FROM pembukaan')).toEqual([])
  await drop()
})

test('a demonstration that was killed leaves nothing in the way of a real shop', async () => {
  const { url, drop } = await freshDatabase()
  const killed = async () => {
    await onDatabase(url, OPEN_SHOP)
    throw new Error('killed')
  }
  await expect(prepareDatabase(url, () => {}, { examples: killed })).rejects.toThrow('killed')
  expect(await prepareDatabase(url, () => {}, { baru: true })).toMatch(/-/)
  expect(await onDatabase(url, 'SELECT kode_toko FROM toko')).toEqual([])
  await drop()
})

test('a database that cannot be reached is named in a sentence', async () => {
  await expect(prepareDatabase('postgresql://x@127.0.0.1:1/x', () => {})).rejects.toThrow(
    'PostgreSQL tidak dapat dihubungi (connect ECONNREFUSED 127.0.0.1:1); periksa DATABASE_URL',
  )
})
