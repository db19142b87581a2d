/** Checks of premi: an entry equals its lines less what it took off, and only a standing entry has lines. */
import { lengkap } from '../../ledger/pemeriksaan.ts'

export const bukuPremi = [
  lengkap(
    'premi = baris penjualan',
    `SELECT kode_toko, no_kas AS kunci, COALESCE(k.jumlah, 0) AS tercatat, COALESCE(d.jumlah, 0) AS seharusnya
     FROM (SELECT kode_toko, no_kas, jumlah FROM kas_bank WHERE kode_transaksi = 'PREMI' AND status_valid = 'DONE') k
       FULL JOIN (
         SELECT kode_toko, no_kas, sum(rp) AS jumlah FROM (
           SELECT kode_toko, no_kas_premi AS no_kas, premi_rp AS rp FROM jual_detail WHERE no_kas_premi <> '-'
           UNION ALL
           SELECT kode_toko, no_kas_potong, -premi_rp FROM jual_detail WHERE no_kas_potong <> '-') b
         GROUP BY 1, 2) d USING (kode_toko, no_kas)
     WHERE COALESCE(k.jumlah, 0) <> COALESCE(d.jumlah, 0)`,
  ),
  lengkap(
    'premi untuk yang menjual',
    `SELECT d.kode_toko, d.no_faktur_jual AS kunci, k.kode_sales AS tercatat, d.kode_sales AS seharusnya
     FROM (
       SELECT kode_toko, no_faktur_jual, kode_sales, no_kas_premi AS no_kas FROM jual_detail WHERE no_kas_premi <> '-'
       UNION ALL
       SELECT kode_toko, no_faktur_jual, kode_sales, no_kas_potong FROM jual_detail WHERE no_kas_potong <> '-') d
       JOIN kas_bank k USING (no_kas)
     WHERE (k.kode_toko, k.kode_sales) <> (d.kode_toko, d.kode_sales)`,
  ),
]
