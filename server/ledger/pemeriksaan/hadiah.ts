/** Gift documents: no number missing, and each moved what it says, a cancelled one nothing (DOMAIN §B.10, §H.1-15, 25). */
import { lengkap } from './pemeriksaan.ts'

export const pemeriksaanHadiah = [
  lengkap(
    'nomor hadiah tanpa celah',
    `SELECT kode_toko, concat_ws(' ', jenis, tanggal) AS kunci, concat_ws(' ', COALESCE(n, 0), 'terakhir', COALESCE(terakhir, 0)) AS tercatat, COALESCE(nilai, 0) AS seharusnya
     FROM (
       SELECT kode_toko, left(no, 2) AS jenis, tanggal, count(*) AS n, max(split_part(no, '-', 4)::int) AS terakhir
       FROM (SELECT kode_toko, no_pembelian AS no, tanggal FROM hadiah_beli UNION ALL SELECT kode_toko, no_pengambilan, tanggal FROM hadiah_ambil UNION ALL SELECT kode_toko, no_tukar_poin, tanggal FROM tukar_poin) semua
       GROUP BY 1, 2, 3) d
       FULL JOIN (SELECT * FROM counter WHERE jenis IN ('BH', 'AH', 'TP')) c USING (kode_toko, jenis, tanggal)
     WHERE (n, terakhir) IS DISTINCT FROM (nilai, nilai)`,
  ),

  lengkap(
    'dokumen hadiah = mutasi hadiah',
    `SELECT kode_toko, no_ref || ' ' || kode_hadiah AS kunci, COALESCE(m.qty, 0) AS tercatat, COALESCE(d.qty, 0) AS seharusnya
     FROM (
       SELECT kode_toko, no_pembelian AS no_ref, kode_hadiah, CASE status WHEN 'DONE' THEN qty ELSE 0 END AS qty FROM hadiah_beli_detail JOIN hadiah_beli USING (no_pembelian, kode_toko)
       UNION ALL SELECT kode_toko, no_pengambilan, kode_hadiah, CASE status WHEN 'DONE' THEN -qty ELSE 0 END FROM hadiah_ambil_detail JOIN hadiah_ambil USING (no_pengambilan, kode_toko)
       UNION ALL SELECT kode_toko, no_tukar_poin, kode_hadiah, CASE status WHEN 'DONE' THEN -qty ELSE 0 END FROM tukar_poin_detail JOIN tukar_poin USING (no_tukar_poin, kode_toko)) d
       FULL JOIN (SELECT kode_toko, no_ref, kode_hadiah, sum(stock_in - stock_out) AS qty FROM mutasi_hadiah WHERE no_ref ~ '^(BH|AH|TP)-' GROUP BY 1, 2, 3) m USING (kode_toko, no_ref, kode_hadiah)
     WHERE COALESCE(m.qty, 0) <> COALESCE(d.qty, 0)`,
  ),
]
