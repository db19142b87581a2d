/**
 * Checks of counts (periksa-buku): pieces lost, put elsewhere and found again are what was posted, and every count
 * ended whole.
 */
import { lengkap } from '../../ledger/pemeriksaan.ts'

export const bukuOpname = [
  lengkap(
    'stock opname = mutasi stok',
    `SELECT kode_toko, concat_ws(' ', no, kode_mutasi, barang_id) AS kunci,
       concat_ws('/', COALESCE(m.qty, 0), COALESCE(m.berat, 0)) AS tercatat,
       concat_ws('/', COALESCE(d.qty, 0), COALESCE(d.berat, 0)) AS seharusnya
     FROM (
       SELECT o.kode_toko, o.no, b.barang_id, t.kode_mutasi,
         CASE b.tindakan WHEN 'PINDAH' THEN b.di_gudang || '/' || b.di_baki ELSE 'V:HILANG' END AS lokasi,
         t.tanda AS qty, t.tanda * b.berat AS berat
       FROM opname o JOIN opname_barang b USING (no)
         JOIN (
           VALUES ('HILANG', 'M19', 1), ('PINDAH', 'M09', 1), ('KETEMU', 'M20', -1)) AS t(tindakan,
           kode_mutasi, tanda) USING (tindakan)
       WHERE o.status = 'FINAL') d
       FULL JOIN (
         SELECT kode_toko, ref_no AS no, barang_id, kode_mutasi, lokasi, sum(qty) AS qty, sum(berat) AS berat
         FROM mutasi_stok
         WHERE ref_type = 'OPNAME' AND (lokasi = 'V:HILANG' OR kode_mutasi = 'M09' AND qty > 0)
         GROUP BY 1, 2, 3, 4, 5) m USING (kode_toko, no, barang_id, kode_mutasi, lokasi)
     WHERE COALESCE(m.qty, 0) <> COALESCE(d.qty, 0) OR COALESCE(m.berat, 0) <> COALESCE(d.berat, 0)`,
  ),
  lengkap(
    'stock opname selesai seluruhnya',
    `SELECT o.kode_toko, o.no AS kunci, count(*) AS tercatat, 0 AS seharusnya
     FROM opname o JOIN opname_barang b USING (no)
     WHERE o.status = 'FINAL' AND b.diharapkan AND b.hasil IS NULL GROUP BY 1, 2`,
  ),
]
