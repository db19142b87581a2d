/** No column that tells who somebody is stands outside of what is forgotten: the catalog is read, whatever area added it. */
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type FreshDatabase } from '#test/tools/database.ts'
import { PEMEGANG } from '../../dokumen/pemegang.ts'
import { DOKUMEN } from './dokumen.ts'

/** Pictures of goods, of the shop and of its page: nobody is on them. */
const FOTO_BARANG: Record<string, string> = {
  'barang.foto': 'pieces',
  'hutang_detail.foto': 'goods that money was lent on',
  'pesanan_detail.foto': 'sketches of what was ordered',
  'service_detail.foto': 'things as they were taken in',
  'timbangan.foto': 'marks of scales',
}
/** Columns of persons that go another way than by a document's kind. */
const LAIN: Record<string, string> = {
  'member.nik_enc': 'with the member (member/anonim.ts)',
}

let database: FreshDatabase
let client: pg.Client
beforeAll(async () => {
  database = await freshDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

const columns = async (syarat: string): Promise<string[]> =>
  (
    await client.query<{ nama: string }>(
      `SELECT c.relname || '.' || a.attname AS nama
       FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
       WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relnamespace = 'public'::regnamespace
         AND (${syarat}) ORDER BY 1`,
    )
  ).rows.map(({ nama }) => nama)

/** Columns that nothing forgets, of those that are encrypted or hold a picture. */
const dilupakan = (all: readonly string[]): string[] => {
  const known = new Set([
    ...PEMEGANG.map(({ table, column }) => `${table}.${column}`),
    ...Object.keys(FOTO_BARANG),
    ...Object.keys(LAIN),
  ])
  return all.filter((one) => !known.has(one))
}
const RAHASIA = `a.attname LIKE '%\\_enc' OR a.attname LIKE 'foto%' OR a.attname LIKE '%\\_foto'`

test('what is encrypted, and every picture, is in a kind that is forgotten, or nobody is on it', async () => {
  const all = await columns(RAHASIA)
  expect(dilupakan(all)).toEqual([])
  // What is named here is there.
  for (const named of [...Object.keys(FOTO_BARANG), ...Object.keys(LAIN)]) expect(all).toContain(named)
})

test('a column that is in no kind is refused by its name', async () => {
  await client.query('BEGIN')
  await client.query('ALTER TABLE titip ADD COLUMN paspor_enc bytea, ADD COLUMN foto_paspor text')
  expect(dilupakan(await columns(RAHASIA))).toEqual(['titip.foto_paspor', 'titip.paspor_enc'])
  await client.query('ROLLBACK')
})

test('a name, a phone or an address of a document’s customer is forgotten with it', async () => {
  const known = new Set(
    DOKUMEN.flatMap(({ table, columns }) => columns.map((column) => `${table}.${column}`)),
  )
  const all = await columns(`a.attname IN ('nama_customer', 'alamat_customer')`)
  expect(all.filter((one) => !known.has(one) && !(one in MILIK_MEMBER))).toEqual([])
})
/** Only members have them: they go with the member (anonimkan_member). */
const MILIK_MEMBER: Record<string, string> = {
  'member.nama_customer': 'the member',
  'member.alamat_customer': 'the member',
  'tukar_poin.nama_customer': 'points are a member’s',
}
