/** A year of sales, written past the ledger: it is only read here. */
import type pg from 'pg'

/** A year, which ends on the fixture's day. */
const HARI = 365
const TOKO = 'TK01'

/** 12 groups and 8 sales people; a jewellery shop sells some of each far more often. */
const ACUAN = `
INSERT INTO grup (kode_group, nama_group, kode_kategori, kadar, kadar_cetak)
  SELECT 'B' || lpad(i::text, 2, '0'), 'EMAS BANDING ' || i, 'EMAS', 300000 + i * 50000, (300 + i * 50) || 'K' FROM generate_series(1, 12) i;
INSERT INTO sales (kode_toko, kode_sales, nama_sales) SELECT '${TOKO}', 'SB' || i, 'SALES ' || i FROM generate_series(1, 8) i;`

/** Two lines to a head. A low number comes up more often than a high one: the square of an even chance. */
const kepala = (lines: number, hari: number) => `
INSERT INTO faktur_group (no_faktur_group, kode_toko, no_faktur_group_user, jenis, tgl_system, jam, kode_sales, nama_customer, total_jual, total_bayar, status_valid, input_by, valid_by, valid_at, id_trx)
SELECT 'JL-BANDING-' || lpad(i::text, 8, '0'), '${TOKO}', 'B' || lpad(i::text, 8, '0'), 'JUAL', tgl, tgl + time '09:00' + i % 43200 * interval '1 second',
  'SB' || 1 + floor(8 * power(random(), 2)), 'PELANGGAN ' || i % 20000, 0, 0, 'DONE', 'SLS1', 'KSR1', tgl + time '20:00', 'B' || lpad(i::text, 15, '0')
FROM generate_series(0, ${lines / 2 - 1}) i, LATERAL (SELECT date '2025-01-15' - ${hari - 1} + (i * ${hari}::bigint / ${lines / 2})::int AS tgl) t`

const baris = `
INSERT INTO jual_detail (no_faktur_jual, kode_toko, no_faktur_group, no, no_generate, tgl_system, kode_sales, barang_id, kode_barcode, kode_gudang, kode_baki, kode_group, kode_dept, nama_barang,
  kadar, kadar_cetak, berat_awal, berat, nama_atribut, berat_atribut, harga_gram, harga_min, harga_max, harga_jual, ongkos, harga_atribut, status_gold, status_valid, input_by, jam)
SELECT f.no_faktur_group || '-' || no, f.kode_toko, f.no_faktur_group, no, '-', f.tgl_system, f.kode_sales, row_number() OVER (), lpad((row_number() OVER () % 100000000)::text, 8, '0'), 'TOKO', 'A1',
  'B' || lpad((1 + floor(12 * power(random(), 2)))::text, 2, '0'), 'CINCIN', 'CINCIN POLOS', 375000, '9K', berat, berat, '-', 0, 650000, berat * 640, berat * 670, berat * 650, 50000, 0, 'GOLD', 'DONE', 'SLS1', f.jam
FROM faktur_group f, generate_series(1, 2) no, LATERAL (SELECT 1000 + floor(9000 * random() + 0 * no)::bigint AS berat) b`

/** As the owner, with triggers and foreign keys off: a million lines in seconds instead of an hour. @param hari over how many days */
export async function millionLines(owner: pg.Client, lines: number, hari = HARI): Promise<void> {
  await owner.query(
    `SET session_replication_role = replica; SET synchronous_commit = off; SELECT setseed(0.5)`,
  )
  await owner.query(ACUAN)
  await owner.query(kepala(lines, hari))
  await owner.query(baris)
  await owner.query('VACUUM ANALYZE')
}
