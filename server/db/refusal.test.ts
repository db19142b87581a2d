/**
 * A prohibition of the database is told in words, by the name of its constraint: an index that says so must keep its
 * name.
 */
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshDatabase, type FreshDatabase } from '#test/tools/database.ts'
import { refusalOf } from './refusal.ts'

let database: FreshDatabase
let owner: pg.Client
beforeAll(async () => {
  database = await freshDatabase()
  owner = new pg.Client({ connectionString: database.url })
  await owner.connect()
  await owner.query('SET session_replication_role = replica')
})
afterAll(async () => {
  await owner?.end()
  await database?.drop()
})

it.each([
  [
    'jurnal',
    `INSERT INTO jurnal (kode_toko, no_jurnal, tanggal, jam, kategori, ref_type, ref_no, user_id, reversal_of)
     VALUES ('TK01', $1, '2025-01-15', now(), 'E01', 'PENJUALAN', 'A', 'X', $2)`,
  ],
  [
    'mutasi_stok',
    `INSERT INTO mutasi_stok (kode_toko, ref_line, tanggal, jam, kode_mutasi, ref_type, ref_no, kode_group,
         kode_dept, lokasi, qty, berat, user_id, reversal_of)
     VALUES ('TK01', $1, '2025-01-15', now(), 'M03', 'PENJUALAN', 'A', 'G', 'D', 'V:JUAL', 1, 1, 'X', $2)`,
  ],
])(
  'a row of %s is undone once, and a second time is told as a cancel that was made before',
  async (_, insert) => {
    for (const no of ['1', '2', '3']) await owner.query(insert, [no, null])
    await owner.query(insert, ['4', 1])
    await owner.query(insert, ['5', 2])
    const again = await owner.query(insert, ['6', 1]).catch((error: unknown) => error)
    expect(refusalOf(again)).toMatchObject({ id: 'sudahDibatalkan' })
  },
)
