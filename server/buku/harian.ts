/** Closed days: each begins where the one before ended, and holds what was posted (DOMAIN §H.1-18, 19, 20). */
import { GUDANG_MILIK_CUSTOMER } from '#domain/rules/lokasi.ts'
import { hitungan, JUMLAH_HARIAN, ALL_JUMLAH } from '../ledger/jumlah-harian.ts'
import { lengkap } from '../ledger/pemeriksaan.ts'

/** Closed days, with the closed day before. */
const HARI = `SELECT kode_toko, tgl_system AS tanggal,
    lag(tgl_system) OVER (PARTITION BY kode_toko ORDER BY tgl_system) AS kemarin FROM tutup_toko`
/**
 * Days with postings, and the day that closed them: the first that was closed from then on. Looked up once for each
 * day, or years of them would be compared with years of rows.
 */
const DITUTUP = (table: string): string =>
  `SELECT p.kode_toko, p.tanggal, c.ditutup FROM (SELECT DISTINCT kode_toko, tanggal FROM ${table}) p
   CROSS JOIN LATERAL (
       SELECT min(tgl_system) AS ditutup FROM tutup_toko
       WHERE kode_toko = p.kode_toko AND tgl_system >= p.tanggal) c WHERE c.ditutup IS NOT NULL`
const MILIK_TOKO = `split_part(lokasi, '/', 1) NOT IN (${GUDANG_MILIK_CUSTOMER.map((g) => `'${g}'`).join(', ')})`

/** The sums that the close made of a day are still what its lines come to. */
const JUMLAH = ALL_JUMLAH.map((table) =>
  lengkap(
    `${table.replaceAll('_', ' ')} = baris`,
    `SELECT kode_toko, concat_ws(' ', tanggal, ${JUMLAH_HARIAN[table]}) AS kunci,
       COALESCE(t::text, '-') AS tercatat, COALESCE(b::text, '-') AS seharusnya
     FROM ${table} t FULL JOIN (
       SELECT h.*
       FROM ${hitungan(table)} h
         JOIN (SELECT kode_toko, max(tgl_system) AS ditutup FROM tutup_toko GROUP BY 1) c USING (kode_toko)
       WHERE h.tanggal <= c.ditutup) b USING (kode_toko, tanggal, ${JUMLAH_HARIAN[table]})
     WHERE t::text IS DISTINCT FROM b::text`,
  ),
)

export const pemeriksaanHarian = [
  ...JUMLAH,

  lengkap(
    'saldo akun harian berantai',
    `SELECT kode_toko, concat_ws(' ', tanggal, kode_akun, no_rekening) AS kunci,
       concat_ws(' ', sum(awal), sum(debet), sum(kredit)) AS tercatat,
       concat_ws(' ', sum(awal_buku), sum(debet_buku), sum(kredit_buku)) AS seharusnya
     FROM (
       SELECT kode_toko, tanggal, kode_akun, no_rekening, saldo_awal AS awal, debet, kredit, 0 AS awal_buku,
         0 AS debet_buku, 0 AS kredit_buku FROM saldo_akun_harian
       UNION ALL
       SELECT s.kode_toko, h.tanggal, s.kode_akun, s.no_rekening, 0, 0, 0, s.saldo_akhir, 0, 0
       FROM (${HARI}) h JOIN saldo_akun_harian s ON s.kode_toko = h.kode_toko AND s.tanggal = h.kemarin
       UNION ALL
       SELECT d.kode_toko, h.ditutup, d.kode_akun, d.no_rekening, 0, 0, 0,
         CASE WHEN h.tanggal < h.ditutup THEN d.jumlah ELSE 0 END,
         CASE WHEN h.tanggal = h.ditutup THEN greatest(d.jumlah, 0) ELSE 0 END,
         CASE WHEN h.tanggal = h.ditutup THEN -least(d.jumlah, 0) ELSE 0 END
       FROM (${DITUTUP('jurnal')}) h JOIN jurnal j USING (kode_toko, tanggal) JOIN jurnal_detail d ON d.jurnal_id = j.id
     ) x GROUP BY kode_toko, tanggal, kode_akun, no_rekening
     HAVING sum(awal) <> sum(awal_buku) OR sum(debet) <> sum(debet_buku) OR sum(kredit) <> sum(kredit_buku)`,
  ),

  lengkap(
    'stok harian berantai',
    `SELECT kode_toko, concat_ws(' ', tanggal, lokasi, kode_group, kode_dept) AS kunci,
       concat_ws(' ', sum(awal), sum(akhir), sum(mg_awal), sum(mg_akhir)) AS tercatat,
       concat_ws(' ', sum(awal_buku), sum(akhir_buku), sum(mg_awal_buku), sum(mg_akhir_buku)) AS seharusnya
     FROM (
       SELECT kode_toko, tanggal, kode_gudang || '/' || kode_baki AS lokasi, kode_group, kode_dept,
         stock_awal AS awal, stock_akhir AS akhir, berat_awal AS mg_awal, berat_akhir AS mg_akhir,
         0 AS awal_buku, 0 AS akhir_buku, 0 AS mg_awal_buku, 0 AS mg_akhir_buku FROM stok_harian
       UNION ALL
       SELECT s.kode_toko, h.tanggal, s.kode_gudang || '/' || s.kode_baki, s.kode_group, s.kode_dept, 0, 0, 0,
         0, s.stock_akhir, s.stock_akhir, s.berat_akhir, s.berat_akhir
       FROM (${HARI}) h JOIN stok_harian s ON s.kode_toko = h.kode_toko AND s.tanggal = h.kemarin
       UNION ALL
       SELECT kode_toko, tanggal, lokasi, kode_group, kode_dept, 0, 0, 0, 0,
         CASE WHEN pembuka THEN qty ELSE 0 END, qty, CASE WHEN pembuka THEN berat ELSE 0 END, berat
       FROM (
           SELECT m.kode_toko, h.ditutup AS tanggal, m.lokasi, m.kode_group, m.kode_dept, m.qty, m.berat,
             h.tanggal < h.ditutup OR m.kode_mutasi = 'M01' AS pembuka
           FROM (${DITUTUP('mutasi_stok')}) h JOIN mutasi_stok m USING (kode_toko, tanggal)
           WHERE m.lokasi NOT LIKE 'V:%' AND ${MILIK_TOKO}) m
     ) x GROUP BY kode_toko, tanggal, lokasi, kode_group, kode_dept
     HAVING sum(awal) <> sum(awal_buku) OR sum(akhir) <> sum(akhir_buku) OR sum(mg_awal) <> sum(mg_awal_buku)
       OR sum(mg_akhir) <> sum(mg_akhir_buku)`,
  ),

  // Compares both as what a day changed, summed up: only days that changed something are compared, never each piece of
  // each evening.
  lengkap(
    'stok barang harian = stok harian',
    `SELECT kode_toko, concat_ws(' ', tanggal, lokasi) AS kunci, qty || ' pcs ' || berat || ' mg' AS tercatat,
       qty_buku || ' pcs ' || berat_buku || ' mg' AS seharusnya
     FROM (
       SELECT kode_toko, tanggal, lokasi, sum(sum(qty)) OVER w AS qty, sum(sum(berat)) OVER w AS berat,
         sum(sum(qty_buku)) OVER w AS qty_buku, sum(sum(berat_buku)) OVER w AS berat_buku
       FROM (
         SELECT kode_toko, sejak AS tanggal, lokasi, 1 AS qty, berat, 0 AS qty_buku, 0 AS berat_buku FROM letak_barang
         UNION ALL
         SELECT kode_toko, berakhir, lokasi, -1, -berat, 0, 0 FROM letak_barang WHERE berakhir < 'infinity'
         UNION ALL
         SELECT kode_toko, tanggal, kode_gudang || '/' || kode_baki, 0, 0, stock_akhir, berat_akhir FROM stok_harian
         UNION ALL
         SELECT s.kode_toko, h.tanggal, s.kode_gudang || '/' || s.kode_baki, 0, 0, -s.stock_akhir, -s.berat_akhir
         FROM (${HARI}) h JOIN stok_harian s ON s.kode_toko = h.kode_toko AND s.tanggal = h.kemarin
       ) x GROUP BY kode_toko, tanggal, lokasi WINDOW w AS (PARTITION BY kode_toko, lokasi ORDER BY tanggal)) hari
     WHERE qty <> qty_buku OR (berat <> berat_buku AND split_part(lokasi, '/', 1) NOT IN ('LEBUR', 'PESANAN'))`,
  ),

  lengkap(
    'hari ditutup berurutan',
    `SELECT kode_toko, tanggal::text AS kunci, kemarin AS tercatat, tanggal - 1 AS seharusnya FROM (${HARI}) h
     WHERE kemarin <> tanggal - 1
     UNION ALL
     SELECT t.kode_toko, 'tgl_system', t.tgl_system, max(c.tgl_system) + 1
     FROM toko t JOIN tutup_toko c USING (kode_toko) GROUP BY t.kode_toko
     HAVING t.tgl_system <> max(c.tgl_system) + 1`,
  ),
]
