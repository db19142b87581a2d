/** Gift documents: each moved what it says, a cancelled one nothing (DOMAIN §B.10, §H.1-15). */
import { lengkap, type Pemeriksaan } from '../../ledger/pemeriksaan.ts'

export const bukuHadiah: readonly Pemeriksaan[] = [
  lengkap(
    'dokumen hadiah = mutasi hadiah',
    `SELECT kode_toko, no_ref || ' ' || kode_hadiah AS kunci, COALESCE(m.qty, 0) AS tercatat,
       COALESCE(d.qty, 0) AS seharusnya
     FROM (
       SELECT kode_toko, no_pembelian AS no_ref, kode_hadiah,
         CASE status WHEN 'DONE' THEN qty ELSE 0 END AS qty
       FROM hadiah_beli_detail JOIN hadiah_beli USING (no_pembelian, kode_toko)
       UNION ALL SELECT kode_toko, no_pengambilan, kode_hadiah, CASE status WHEN 'DONE' THEN -qty ELSE 0 END
       FROM hadiah_ambil_detail JOIN hadiah_ambil USING (no_pengambilan, kode_toko)
       UNION ALL SELECT kode_toko, no_tukar_poin, kode_hadiah, CASE status WHEN 'DONE' THEN -qty ELSE 0 END
       FROM tukar_poin_detail JOIN tukar_poin USING (no_tukar_poin, kode_toko)) d
         FULL JOIN (
           SELECT kode_toko, no_ref, kode_hadiah, sum(stock_in - stock_out) AS qty FROM mutasi_hadiah
           WHERE no_ref ~ '^(BH|AH|TP)-' GROUP BY 1, 2, 3) m USING (kode_toko, no_ref, kode_hadiah)
     WHERE COALESCE(m.qty, 0) <> COALESCE(d.qty, 0)`,
  ),
]
