/** Years of one shop behind it: its sales with their pieces and books, written past the ledger. What is measured then comes on top. */
import type pg from 'pg'
import { banyakToko } from './banyak-toko.ts'

/** Pieces of the fixture stay what they are. */
const ID_AWAL = 1_000_000

const barang = `
INSERT INTO barang (id, kode_toko, kode_barcode, kode_group, kode_dept, nama_barang, kadar, kadar_cetak, berat, berat_awal, kode_gudang, kode_baki, status, tgl_masuk, tgl_last_jual)
OVERRIDING SYSTEM VALUE
SELECT d.barang_id + ${ID_AWAL}, 'TK01', lpad((10000000 + d.barang_id)::text, 8, '0'), d.kode_group, 'CINCIN', 'CINCIN POLOS', 375000, '9K', 2000, 2000, 'TOKO', 'A1', 'TERJUAL', d.tgl_system - 60, d.tgl_system
FROM jual_detail d WHERE d.berat = 2000 AND d.harga_jual = 1000000 ORDER BY d.barang_id`

const jurnal = `
INSERT INTO jurnal (kode_toko, no_jurnal, tanggal, jam, kategori, ref_type, ref_no, user_id, id_trx)
SELECT kode_toko, no_faktur_group, tgl_system, jam, 'E01', 'PENJUALAN', no_faktur_group, 'KSR1', id_trx FROM faktur_group f WHERE f.input_by = 'SLS1' AND f.total_jual = 2000000 ORDER BY f.jam`

const rincian = `
INSERT INTO jurnal_detail (kode_toko, jurnal_id, kode_akun, jumlah, jenis_bayar)
SELECT j.kode_toko, j.id, CASE s WHEN 1 THEN '1101' ELSE '4101' END, s * 2000000, 'CASH' FROM jurnal j, unnest(ARRAY[1, -1]) s WHERE j.ref_type = 'PENJUALAN' ORDER BY j.id`

const mutasi = `
INSERT INTO mutasi_stok (kode_toko, tanggal, jam, kode_mutasi, ref_type, ref_no, ref_line, barang_id, kode_barcode, kode_group, kode_dept, lokasi, qty, berat, user_id)
SELECT d.kode_toko, d.tgl_system, d.jam, 'M03', 'PENJUALAN', d.no_faktur_group, d.no_faktur_jual, d.barang_id + ${ID_AWAL}, lpad((10000000 + d.barang_id)::text, 8, '0'), d.kode_group, 'CINCIN',
  CASE s WHEN 1 THEN 'V:JUAL' ELSE 'TOKO/A1' END, s, s * 2000, 'KSR1'
FROM jual_detail d, unnest(ARRAY[-1, 1]) s WHERE d.berat = 2000 AND d.harga_jual = 1000000 ORDER BY d.barang_id, s`

/** Pieces that come after it have the next ids. */
const urutan = `SELECT setval(pg_get_serial_sequence('barang', 'id'), (SELECT max(id) FROM barang))`

/** @param lines sale lines, two to a nota */
export async function sejarah(owner: pg.Client, lines: number): Promise<void> {
  await banyakToko(owner, lines, ['TK01'])
  for (const sql of [barang, jurnal, rincian, mutasi, urutan, 'VACUUM ANALYZE']) await owner.query(sql)
}
