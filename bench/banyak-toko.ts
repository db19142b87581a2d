/** A year of sales, trade-ins and their payments in many shops, written past the ledger in the order in which a chain sells: it is only read here. */
import type pg from 'pg'

const HARI = 365

const ACUAN = `
INSERT INTO grup (kode_group, nama_group, kode_kategori, kadar, kadar_cetak)
  SELECT 'B' || lpad(i::text, 2, '0'), 'EMAS BANDING ' || i, 'EMAS', 300000 + i * 50000, (300 + i * 50) || 'K' FROM generate_series(1, 12) i;
INSERT INTO sales (kode_toko, kode_sales, nama_sales) SELECT t, 'SB' || i, 'SALES ' || i FROM unnest($toko$) t, generate_series(1, 8) i`

/** The i-th nota of each shop is of the same moment; number and key are those of a real one. */
const kepala = (faktur: number) => `
INSERT INTO faktur_group (no_faktur_group, kode_toko, no_faktur_group_user, jenis, tgl_system, jam, kode_sales, kode_marketplace, nama_customer, total_jual, total_beli, total_bayar, status_valid,
  input_by, valid_by, valid_at, id_trx)
SELECT CASE tukar WHEN true THEN 'TK-' ELSE 'JL-' END || toko || to_char(tgl, '-YYMMDD-') || lpad(i::text, 6, '0'), toko, to_char(tgl, 'YYMMDD-') || lpad(i::text, 6, '0'), CASE WHEN tukar THEN 'TUKAR' ELSE 'JUAL' END,
  tgl, tgl + time '09:00' + i % 43200 * interval '1 second', 'SB' || 1 + i % 8, CASE i % 5 WHEN 0 THEN 'TOKOPEDIA' ELSE '-' END, 'PELANGGAN ' || i % 20000, 2000000, CASE WHEN tukar THEN 500000 ELSE 0 END,
  CASE WHEN tukar THEN 1500000 ELSE 2000000 END, 'DONE', 'SLS1', 'KSR1', tgl + time '20:00', upper(substr(md5(toko || i), 1, 16))
FROM generate_series(0, ${faktur - 1}) i, LATERAL (SELECT date '2025-01-15' - ${HARI - 1} + (i * ${HARI}::bigint / ${faktur})::int AS tgl, i % 10 = 7 AS tukar) t, unnest($toko$) toko
ORDER BY i, toko`

const baris = `
INSERT INTO jual_detail (no_faktur_jual, kode_toko, no_faktur_group, no, no_generate, tgl_system, kode_sales, barang_id, kode_barcode, kode_gudang, kode_baki, kode_group, kode_dept, nama_barang,
  kadar, kadar_cetak, berat_awal, berat, nama_atribut, berat_atribut, harga_gram, harga_min, harga_max, harga_jual, ongkos, harga_atribut, status_gold, status_valid, status_tukar, input_by, jam)
SELECT f.no_faktur_group || '-0' || no, f.kode_toko, f.no_faktur_group, no, '-', f.tgl_system, f.kode_sales, n, lpad((n % 100000000)::text, 8, '0'), 'TOKO', 'A1',
  'B' || lpad((1 + urut % 12)::text, 2, '0'), 'CINCIN', 'CINCIN POLOS', 375000, '9K', 2000, 2000, '-', 0, 500000, 900000, 1100000, 1000000, 0, 0, 'GOLD', 'DONE', urut % 25 = 0, 'SLS1', f.jam
FROM (SELECT f.*, no, right(f.no_faktur_group_user, 6)::int * 2 + no AS urut, row_number() OVER (ORDER BY f.jam, f.kode_toko, no) AS n FROM faktur_group f, generate_series(1, 2) no WHERE f.no_faktur_group_user LIKE '______-______') f ORDER BY n`

const lama = `
INSERT INTO beli_detail (no_faktur_beli, kode_toko, no_faktur_group, no, tgl_system, kode_sales, kode_group, kode_dept, nama_barang, kadar, kadar_cetak, berat_nota, berat, harga_nota, basis_rp, harga, harga_rata,
  kondisi, status_gold, status_valid, input_by, jam)
SELECT f.no_faktur_group || '-B1', f.kode_toko, f.no_faktur_group, 1, f.tgl_system, f.kode_sales, 'B01', 'CINCIN', 'CINCIN LAMA', 375000, '9K', 1000, 1000, 500000, 500000, 500000, 500,
  'MULUS', 'GOLD', 'DONE', 'SLS1', f.jam
FROM faktur_group f WHERE f.jenis = 'TUKAR' ORDER BY f.jam, f.kode_toko`

const bayar = `
INSERT INTO pembayaran (kode_toko, ref_type, ref_no, urut, arah, jenis, nominal, nama_bank)
SELECT f.kode_toko, 'PENJUALAN', f.no_faktur_group, 1, 'MASUK', CASE right(f.no_faktur_group, 1) WHEN '1' THEN 'DEBET' ELSE 'CASH' END, f.total_bayar, CASE right(f.no_faktur_group, 1) WHEN '1' THEN 'BCA' ELSE '-' END
FROM faktur_group f ORDER BY f.jam, f.kode_toko`

/** As the owner, with triggers and foreign keys off. @param lines of each shop */
export async function banyakToko(owner: pg.Client, lines: number, toko: readonly string[]): Promise<void> {
  const daftar = `ARRAY[${toko.map((kode) => `'${kode}'`).join(', ')}]`
  await owner.query(`SET session_replication_role = replica; SET synchronous_commit = off`)
  for (const sql of [ACUAN, kepala(lines / 2), baris, lama, bayar])
    await owner.query(sql.replaceAll('$toko$', daftar))
  await owner.query('VACUUM ANALYZE')
}
