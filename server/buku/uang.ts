/** Rupiah: every journal and every shop comes to 0, balances are the sum of their lines (DOMAIN §H.1-1, 3, 13, 30). */
import { AKUN } from '#domain/rules/akun.ts'
import { cepat, lengkap, SEJAK_DITUTUP, TERAKHIR_DITUTUP } from '../ledger/pemeriksaan.ts'

export const pemeriksaanUang = [
  cepat(
    'jumlah semua akun nol',
    `SELECT kode_toko, 'semua akun' AS kunci, sum(saldo) AS tercatat, 0 AS seharusnya FROM saldo_akun
     WHERE kode_toko = $1 GROUP BY kode_toko HAVING sum(saldo) <> 0`,
  ),

  cepat(
    'kas tidak negatif',
    `SELECT kode_toko, kode_akun AS kunci, saldo AS tercatat, 0 AS seharusnya FROM saldo_akun
     WHERE kode_toko = $1 AND kode_akun = '${AKUN.KAS.kode}' AND saldo < 0`,
  ),

  // The last snapshot and what was posted after it: the chain of snapshots makes this as good as the sum of everything.
  cepat(
    'saldo akun = saldo harian + jurnal sesudahnya',
    `SELECT kode_toko, kode_akun || ' ' || no_rekening AS kunci, COALESCE(sum(tercatat), 0) AS tercatat,
       COALESCE(sum(seharusnya), 0) AS seharusnya
     FROM (
       SELECT kode_toko, kode_akun, no_rekening, saldo AS tercatat, 0 AS seharusnya FROM saldo_akun WHERE kode_toko = $1
       UNION ALL
       SELECT kode_toko, kode_akun, no_rekening, 0, saldo_akhir FROM saldo_akun_harian
       WHERE kode_toko = $1 AND tanggal = ${TERAKHIR_DITUTUP}
       UNION ALL
       SELECT d.kode_toko, d.kode_akun, d.no_rekening, 0, d.jumlah
       FROM jurnal j JOIN jurnal_detail d ON d.jurnal_id = j.id WHERE ${SEJAK_DITUTUP('j')}
     ) x GROUP BY kode_toko, kode_akun, no_rekening HAVING sum(tercatat) <> sum(seharusnya)`,
  ),

  lengkap(
    'setiap jurnal nol',
    `SELECT j.kode_toko, j.no_jurnal AS kunci, COALESCE(sum(d.jumlah), 0) AS tercatat, 0 AS seharusnya
     FROM jurnal j LEFT JOIN jurnal_detail d ON d.jurnal_id = j.id AND d.kode_toko = j.kode_toko
     GROUP BY j.id HAVING count(d.id) = 0 OR sum(d.jumlah) <> 0`,
  ),

  lengkap(
    'saldo akun = jumlah jurnal',
    `SELECT kode_toko, kode_akun || ' ' || no_rekening AS kunci, COALESCE(s.saldo, 0) AS tercatat,
       COALESCE(b.saldo, 0) AS seharusnya
     FROM saldo_akun s
       FULL JOIN (
         SELECT kode_toko, kode_akun, no_rekening, sum(jumlah) AS saldo FROM jurnal_detail
         GROUP BY 1, 2, 3) b USING (kode_toko, kode_akun, no_rekening)
     WHERE COALESCE(s.saldo, 0) <> COALESCE(b.saldo, 0)`,
  ),

  cepat(
    'persediaan hadiah = nilai hadiah',
    `SELECT kode_toko, '${AKUN.PERSEDIAAN_HADIAH.kode}' AS kunci, COALESCE(s.saldo, 0) AS tercatat,
       COALESCE(h.nilai, 0) AS seharusnya
     FROM (
         SELECT kode_toko, sum(saldo) AS saldo FROM saldo_akun
         WHERE kode_toko = $1 AND kode_akun = '${AKUN.PERSEDIAAN_HADIAH.kode}' GROUP BY 1) s
       FULL JOIN (
         SELECT kode_toko, sum(nilai) AS nilai FROM hadiah WHERE kode_toko = $1 GROUP BY 1)
       h USING (kode_toko)
     WHERE COALESCE(s.saldo, 0) <> COALESCE(h.nilai, 0)`,
  ),

  lengkap(
    'hadiah = jumlah mutasi hadiah',
    `SELECT kode_toko, kode_hadiah AS kunci, h.stock || ' pcs ' || h.nilai AS tercatat,
       COALESCE(m.stock, 0) || ' pcs ' || COALESCE(m.nilai, 0) AS seharusnya
     FROM hadiah h
       LEFT JOIN (
         SELECT kode_toko, kode_hadiah, sum(stock_in - stock_out) AS stock, sum(nilai) AS nilai
         FROM mutasi_hadiah GROUP BY 1, 2) m USING (kode_toko, kode_hadiah)
     WHERE h.stock <> COALESCE(m.stock, 0) OR h.nilai <> COALESCE(m.nilai, 0)`,
  ),

  lengkap(
    'rantai poin',
    `SELECT kode_toko, kode_member || ' ' || id AS kunci, poin_awal AS tercatat, sebelumnya AS seharusnya
     FROM (
         SELECT *, lag(poin_akhir, 1, 0) OVER (PARTITION BY kode_member ORDER BY id) AS sebelumnya
         FROM mutasi_poin) m WHERE poin_awal <> sebelumnya`,
  ),

  lengkap(
    'poin member = poin terakhir',
    `SELECT m.kode_toko_daftar AS kode_toko, m.kode_member AS kunci, m.point AS tercatat,
       COALESCE(p.poin_akhir, 0) AS seharusnya
     FROM member m
       LEFT JOIN (
         SELECT DISTINCT ON (kode_member) kode_member, poin_akhir FROM mutasi_poin
         ORDER BY kode_member, id DESC) p USING (kode_member)
     WHERE m.point <> COALESCE(p.poin_akhir, 0)`,
  ),

  // Points that other servers gave to members at home here stand in the members' points, under the same number.
  lengkap(
    'poin toko lain = mutasi poin',
    `SELECT l.kode_toko, l.ref_no AS kunci, COALESCE(m.poin, 0) AS tercatat, l.poin AS seharusnya
     FROM (SELECT kode_toko, ref_no, sum(poin) AS poin FROM poin_luar WHERE ref_no <> '-' GROUP BY 1, 2) l
     LEFT JOIN (SELECT kode_toko, ref_no, sum(poin) AS poin FROM mutasi_poin GROUP BY 1, 2) m USING (kode_toko, ref_no)
     WHERE COALESCE(m.poin, 0) <> l.poin`,
  ),

  // Gifts for a guest's points were paid for at home, once; cancelled, the points are on their way back.
  lengkap(
    'tukar poin tamu = poin dari rumah',
    `SELECT t.kode_toko, t.no_tukar_poin AS kunci,
       COALESCE(i.poin, 0) || ' ' || COALESCE(p.poin, 0) AS tercatat,
       t.poin || ' ' || CASE t.status WHEN 'DONE' THEN -t.poin ELSE 0 END AS seharusnya
     FROM tukar_poin t JOIN member m USING (kode_member)
     LEFT JOIN (
       SELECT kode_toko, no_tukar_poin, sum(poin) AS poin FROM tukar_titip WHERE keadaan = 'DIPAKAI'
       GROUP BY 1, 2) i USING (kode_toko, no_tukar_poin)
     LEFT JOIN (
       SELECT kode_toko, ref_no AS no_tukar_poin, sum(poin) AS poin FROM poin_tamu GROUP BY 1, 2) p USING (kode_toko,
       no_tukar_poin)
     WHERE m.rumah IS NOT NULL
       AND (COALESCE(i.poin, 0) <> t.poin
         OR COALESCE(p.poin, 0) <> CASE t.status WHEN 'DONE' THEN -t.poin ELSE 0 END)`,
  ),
]
