import pg from 'pg'
import { expect, test } from 'vitest'
import { freshDatabase } from './database.ts'

async function tokoIn(url: string, sql = 'SELECT count(*)::int AS n FROM toko') {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
    .query(sql)
    .then(
      (r) => r.rows,
      (error: Error) => error.message,
    )
    .finally(() => client.end())
}

test('each database is migrated, empty, and a world of its own', async () => {
  const [one, other] = await Promise.all([freshDatabase(), freshDatabase()])
  await tokoIn(
    one.url,
    `INSERT INTO toko (kode_toko, nama_toko, tgl_system) VALUES ('TK01', 'Toko', '2025-01-15')`,
  )
  expect(await tokoIn(one.url)).toEqual([{ n: 1 }])
  expect(await tokoIn(other.url)).toEqual([{ n: 0 }])
  await Promise.all([one.drop(), other.drop()])
  // The two go while the maker of the next database is at work: before there is a further one.
  for (const _ of 'ab') await (await freshDatabase()).drop()
  await expect(tokoIn(one.url)).rejects.toMatchObject({ code: '3D000' })
})
