/** Migrations that rewrite what a chain has kept for years: the same answers before and after. */
import pg from 'pg'
import { expect, test } from 'vitest'
import { emptyDatabase } from '#test/tools/database.ts'
import { migrate, allMigrations } from './migrate.ts'

/** A database as it was before the migration `nama`, filled, and then migrated. */
async function melewati<T>(
  nama: string,
  content: readonly string[],
  tanya: (query: (text: string) => Promise<unknown[]>, sesudah: boolean) => Promise<T>,
): Promise<[T, T]> {
  const database = await emptyDatabase()
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const query = async (text: string) => (await client.query(text)).rows as unknown[]
  try {
    await migrate(
      database.url,
      (await allMigrations()).filter((file) => file < nama),
    )
    for (const text of content) await query(text)
    const sebelum = await tanya(query, false)
    await migrate(database.url)
    return [sebelum, await tanya(query, true)]
  } finally {
    await client.end()
    await database.drop()
  }
}

/** Sixty evenings of thirty pieces that are moved, weighed anew, gone for days and back; three were not closed, one shop began later. */
const MALAM = [
  `INSERT INTO toko (kode_toko, nama_toko, tgl_system) SELECT t, t, '2025-03-02'
   FROM unnest(ARRAY['TK01', 'TK02', 'TK03']) t`,
  `INSERT INTO tutup_toko (kode_toko, tgl_system, mulai, selesai, user_id, ringkasan, hash)
   SELECT t, date '2025-01-01' + h, now(), now(), 'OWN1', '', ''
   FROM (VALUES ('TK01', 0), ('TK02', 20), ('TK03', 0)) x (t, mulai), generate_series(mulai, 59) h
   WHERE h NOT IN (7, 30, 31)`,
  `SET session_replication_role = replica`,
  `INSERT INTO barang (kode_toko, kode_barcode, kode_group, kode_dept, nama_barang, kadar, kadar_cetak, berat,
       berat_awal, ongkos, kode_intern, kode_gudang, kode_baki, status, tgl_masuk)
   SELECT 'TK01', (10000000 + i)::text, 'G375', 'CINCIN', 'CINCIN', 375000, '9K', 1000, 1000, 0, '-', 'TOKO',
     'A1', 'READY', '2025-01-01' FROM generate_series(1, 30) i`,
  `INSERT INTO stok_barang_harian (kode_toko, tanggal, barang_id, kode_group, kode_dept, lokasi, berat, status)
   SELECT c.kode_toko, c.tgl_system, b.id, 'G' || nasib % 2, 'CINCIN', 'TOKO/A' || nasib % 3,
     1000 + nasib % 2, CASE WHEN nasib % 11 = 0 THEN 'BOOKED' ELSE 'READY' END
   FROM tutup_toko c CROSS JOIN barang b
     CROSS JOIN LATERAL (
       SELECT abs(hashtext(concat_ws(' ', b.id, c.kode_toko,
               (c.tgl_system - date '2025-01-01') / (2 + b.id % 7)))) AS nasib) n
   WHERE nasib % 5 <> 0 AND c.kode_toko <> 'TK03'`,
  `SET session_replication_role = origin`,
]

test('0118: where pieces lay is told of every closed day as the daily copies told it, in far fewer rows', async () => {
  const [sebelum, sesudah] = await melewati('0118-letak-barang.sql', MALAM, (query, sesudah) =>
    query(
      sesudah
        ? `SELECT c.kode_toko, c.tgl_system, p.*
          FROM (
              SELECT DISTINCT kode_toko, hari::date AS tgl_system
              FROM toko, generate_series(date '2024-12-30', '2025-03-05', '1 day') hari) c
             CROSS JOIN stok_barang_pada(c.kode_toko, c.tgl_system) p ORDER BY 1, 2, 3`
        : `SELECT kode_toko, tanggal AS tgl_system, barang_id, kode_group, kode_dept, lokasi, berat, status
          FROM stok_barang_harian ORDER BY 1, 2, 3`,
    ),
  )
  expect(sebelum.length).toBeGreaterThan(2000)
  expect(sesudah).toEqual(sebelum)
})
