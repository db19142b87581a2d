/** Rows that were stored before a phone had one spelling and names were tidied (migration 0128). */
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ejaTelepon } from '#domain/telepon.ts'
import { rapi } from '#domain/text.ts'
import { emptyDatabase, type FreshDatabase } from '#test/tools/database.ts'
import { migrate, allMigrations } from './migrate.ts'

const MIGRATION = '0128-satu-tulisan.sql'
const SEBELUM = [
  ['A', 'BU  SRI’S', '081200000001'],
  ['B', 'BU SRI', '6281200000002'],
  ['C', 'BU SRI', '81200000003'],
  // The one that has the spelling keeps it, the other keeps its own.
  ['D', 'BU SRI', '081200000004'],
  ['E', 'BU SRI', '6281200000004'],
  // Of two without it the first that was registered gets it.
  ['F', 'BU SRI', '81200000005'],
  ['G', 'BU SRI', '6281200000005'],
  ['H', 'BU SRI', '+65 9700 0001'],
  ['I', 'BU SRI', '-'],
  ['J', 'BU SRI', '6281200000006'],
] as const
const NAMA = [
  'A  B',
  'A\u00a0B',
  '\u200bX',
  '‘’‚‛′´`ʹʻʼˈ＇',
  '“”„‟″＂',
  'RENE\u0301',
  ' Y ',
  'A\u3000\u2009B',
]
const NOMOR = [
  '(021) 555-1234',
  '+62 (0) 812 3456 789',
  '62 812 3456 789',
  '8123456789',
  '0062812345678',
  '+81 90 1234',
  '5551234',
  'X 0812',
  '620',
  '-',
]

let database: FreshDatabase
let client: pg.Client
beforeAll(async () => {
  database = await emptyDatabase()
  const all = await allMigrations()
  const at = all.indexOf(MIGRATION)
  await migrate(database.url, all.slice(0, at))
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query(`INSERT INTO toko (kode_toko, nama_toko, tgl_system) VALUES ('TK01', 'X', '2025-01-15')`)
  for (const [i, [kode, nama, hp]] of SEBELUM.entries())
    await client.query(
      `INSERT INTO member (kode_member, nama_customer, no_hp, kode_toko_daftar, input_date)
       VALUES ($1, $2, $3, 'TK01', timestamptz '2020-01-01' + $4 * interval '1 day')`,
      [kode, nama, hp, i],
    )
  // Merged into J, whose number it holds.
  await client.query(
    `INSERT INTO member (kode_member, nama_customer, no_hp, kode_toko_daftar, gabung_ke)
     VALUES ('K', 'X', '081200000006', 'TK01', 'J')`,
  )
  for (const [i, nama] of NAMA.entries())
    await client.query(
      `INSERT INTO member (kode_member, nama_customer, no_hp, kode_toko_daftar) VALUES ($1, $2, '-', 'TK01')`,
      [`N${i}`, nama],
    )
  for (const [i, hp] of NOMOR.entries())
    await client.query(
      `INSERT INTO tukang (kode_toko, kode_tukang, nama_tukang, no_hp) VALUES ('TK01', $1, 'X', $2)`,
      [`T${i}`, hp],
    )
  const kondisi = ['EMAS TUA', 'EMAS  TUA', 'EMAS\u00a0TUA', 'EMAS\u00a0MUDA', 'EMAS  MUDA', 'BARU']
  for (const [i, nama] of kondisi.entries())
    await client.query(`INSERT INTO kondisi_barang (kode_kondisi, kondisi) VALUES ($1, $2)`, [`K${i}`, nama])
  await client.query(
    `INSERT INTO katalog_kontak (kode_admin, nama_admin, no_hp)
     VALUES ('ADM-1', 'X', '81200000001'), ('ADM-2', 'X', '62811123456')`,
  )
  await migrate(database.url, all)
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

const columns = async (text: string): Promise<unknown[]> =>
  (await client.query({ text, rowMode: 'array' })).rows.map(([value]) => value)

test('phones have the one spelling where nobody has it, and nobody loses theirs', async () => {
  expect(
    await columns(`SELECT no_hp FROM member WHERE kode_member BETWEEN 'A' AND 'K' ORDER BY kode_member`),
  ).toEqual([
    '081200000001',
    '081200000002',
    '081200000003',
    '081200000004',
    '6281200000004',
    '081200000005',
    '6281200000005',
    '+6597000001',
    '-',
    '081200000006',
    '-',
  ])
  expect(await columns('SELECT no_hp FROM katalog_kontak ORDER BY kode_admin')).toEqual([
    '081200000001',
    '62811123456',
  ])
})

test('what the database says of a phone and of a name is what the program says', async () => {
  expect(await columns('SELECT no_hp FROM tukang ORDER BY length(kode_tukang), kode_tukang')).toEqual(
    NOMOR.map(ejaTelepon),
  )
  expect(
    await columns(`SELECT nama_customer FROM member WHERE kode_member LIKE 'N%' ORDER BY kode_member`),
  ).toEqual(NAMA.map(rapi))
  expect(await columns(`SELECT nama_customer FROM member WHERE kode_member = 'A'`)).toEqual(["BU SRI'S"])
})

test('of conditions of one name one has it tidy, and the others stay', async () =>
  expect(await columns('SELECT kondisi FROM kondisi_barang ORDER BY kode_kondisi')).toEqual([
    'EMAS TUA',
    'EMAS  TUA',
    'EMAS\u00a0TUA',
    'EMAS MUDA',
    'EMAS  MUDA',
    'BARU',
  ]))
