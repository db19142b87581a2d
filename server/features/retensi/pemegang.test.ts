/** No column that tells who somebody is stands outside of what is forgotten: the catalog is read, whatever area added it. */
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { freshDatabase, type FreshDatabase } from '#test/tools/database.ts'
import { statement, statements, type Statement } from '../../db/statement.ts'
import { PEMEGANG, textLepas, type Pemegang } from '../../dokumen/pemegang.ts'
import { DOKUMEN } from './dokumen.ts'
import { tempatIdentitas, textHapus } from './tempat.ts'

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
  'pembeli_pajak.nomor_enc': 'the kind PAJAK, whose day is its own',
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
  // Every name of the lists above is a column.
  for (const named of [...Object.keys(FOTO_BARANG), ...Object.keys(LAIN)]) expect(all).toContain(named)
})

test('a column that is in no kind is refused by its name', async () => {
  await client.query('BEGIN')
  await client.query('ALTER TABLE titip ADD COLUMN paspor_enc bytea, ADD COLUMN foto_paspor text')
  expect(dilupakan(await columns(RAHASIA))).toEqual(['titip.foto_paspor', 'titip.paspor_enc'])
  await client.query('ROLLBACK')
})

describe('a picture of somebody’s paper', () => {
  // As a line of PEMEGANG would say it of a table that an area adds.
  const SURAT: Pemegang = {
    jenis: 'IDENTITAS',
    table: 'uji_surat',
    no: 'ref_no',
    column: 'foto_surat',
    orang: 'i.pemilik',
    folder: 'HUTANG',
  }
  const due = { kode_toko: 'TK01', hari: '2025-01-16' }
  let hapus: Statement<{ no: string; foto: string }, { batas: object[]; maks: number }>
  beforeEach(async () => {
    hapus = statement('uji_hapus_surat', textHapus(tempatIdentitas(SURAT)))
    await client.query(`BEGIN; SELECT set_config('app.kode_toko', '*', true);
      CREATE TABLE uji_surat (ref_no text PRIMARY KEY, kode_toko text, dokumen text, pemilik text, tgl_system date,
        foto_surat text);
      INSERT INTO uji_surat VALUES ('A', 'TK01', 'BL-1', 'NONMEMBER', '2020-01-15', 'aa'),
        ('B', 'TK01', 'BL-2', 'NONMEMBER', '2020-01-16', 'bb'), ('C', 'TK02', 'BL-3', 'NONMEMBER', '2019-01-15', 'cc'),
        ('D', 'TK01', 'BL-4', 'M1', '2019-01-15', NULL)`)
  })
  afterEach(async () => {
    statements.delete('uji_hapus_surat')
    await client.query('ROLLBACK')
  })
  const ada = async () =>
    (
      await client.query<{ ref_no: string }>(
        'SELECT ref_no FROM uji_surat WHERE foto_surat IS NOT NULL ORDER BY 1',
      )
    ).rows.map(({ ref_no }) => ref_no)

  test('goes with the identity of its document, and tells which objects to sweep away', async () => {
    const run = (hari: string) =>
      client.query(hapus.text, [...hapus.bind({ batas: [{ ...due, hari }], maks: 9 })])
    expect((await run('2020-01-15')).rows).toEqual([])
    expect((await run('2020-01-16')).rows).toEqual([{ no: 'A', foto: 'aa' }])
    expect(await ada()).toEqual(['B', 'C'])
  })

  test('goes when a member asks to be forgotten, due or not', async () => {
    await client.query(`UPDATE uji_surat SET foto_surat = 'dd' WHERE ref_no = 'D';
      SET session_replication_role = replica;
      INSERT INTO member (kode_member, nama_customer, no_hp, kode_toko_daftar, input_date)
        VALUES ('M1', 'X', '-', 'TK01', now()); SET session_replication_role = origin`)
    expect((await client.query(textLepas(SURAT), ['M1'])).rows).toEqual([{ foto: 'dd' }])
    expect(await ada()).toEqual(['A', 'B', 'C'])
  })
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
