/** Servers of one database bring one key of identities, and give its login one password. */
import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { kunciDigest } from '../cadangan/kunci.ts'
import { digestAsRead } from '../cadangan/manifest.ts'
import { Rahasia } from '../process/rahasia.ts'
import { fixtureDatabase, freshDatabase, type FreshDatabase } from '#test/tools/database.ts'
import { databaseSendiri } from '../settings/database.ts'
import { cocokkanKunci, loadKunci } from './kunci.ts'

let folder: string
let database: FreshDatabase
const machine = (nama: string) => ({ data: join(folder, nama), given: undefined })
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kencana-kunci-'))
})
afterEach(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})

async function tanya<R extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<R[]> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  return client
    .query<R>(sql, values)
    .then((r) => r.rows)
    .finally(() => client.end())
}

test('a chain that waits for its first shop takes the key of its first server, and no other', async () => {
  database = await freshDatabase()
  const [satu, dua] = [
    await loadKunci(database.url, machine('satu')),
    await loadKunci(database.url, machine('dua')),
  ]
  // at the same time: one of the two is first
  const results = await Promise.allSettled([
    cocokkanKunci(database.url, satu),
    cocokkanKunci(database.url, dua),
  ])
  expect(results.map((h) => h.status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const [pertama, lain] = results[0].status === 'fulfilled' ? [satu, dua] : [dua, satu]
  await cocokkanKunci(database.url, pertama)
  await expect(cocokkanKunci(database.url, lain)).rejects.toThrow(
    `kunci identitas di sini (${digestAsRead(kunciDigest(lain))}) bukan kunci database ini (${digestAsRead(kunciDigest(pertama))})`,
  )
})

test('beside a chain that has shops no key is made up', async () => {
  database = await fixtureDatabase('2025-01-15')
  await expect(loadKunci(database.url, machine('baru'))).rejects.toThrow(/kunci identitas tidak ada/)
  expect(await readdir(folder)).toEqual([])
  const given = randomBytes(32).toString('hex')
  const rahasia = await loadKunci(database.url, { ...machine('baru'), given })
  await cocokkanKunci(database.url, rahasia)
  expect(await readdir(folder)).toEqual([])
})

test('a key that opens none of the identities there are is not noted', async () => {
  database = await fixtureDatabase('2025-01-15')
  const rahasia = new Rahasia(randomBytes(32))
  await tanya(
    `INSERT INTO member (kode_member, nama_customer, no_hp, nik_enc, kode_toko_daftar)
     VALUES ('MTK010000998', 'ANI', '-', $1, 'TK01')`,
    [rahasia.tutup('3404011505900001')],
  )
  await expect(cocokkanKunci(database.url, new Rahasia(randomBytes(32)))).rejects.toThrow(
    /bukan kunci data ini/,
  )
  await cocokkanKunci(database.url, rahasia)
})

test('servers that start together make themselves one login', async () => {
  database = await freshDatabase()
  const url = new URL(database.url)
  const nama = `${url.pathname.slice(1)}_server`
  try {
    const all = await Promise.all(
      Array.from({ length: 6 }, (_, i) =>
        databaseSendiri(database.url, { databaseUrlServer: undefined, data: join(folder, String(i)) }),
      ),
    )
    expect(new Set(all.map(({ urlServer }) => urlServer)).size).toBe(1)
    const client = new pg.Client({ connectionString: all[0]!.urlServer })
    await client.connect()
    await client.end()
  } finally {
    await tanya(`DROP OWNED BY ${nama}; DROP ROLE ${nama}`)
  }
})
