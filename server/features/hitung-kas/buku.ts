/** Conditions that must hold of drawer counts. */
import { AKUN } from '#domain/rules/akun.ts'
import { lengkap } from '../../ledger/pemeriksaan.ts'

const KAS = AKUN.KAS.kode

export const buku = [
  lengkap(
    'hitung kas = pecahan',
    `SELECT h.kode_toko, h.no AS kunci, h.dihitung AS tercatat, COALESCE(p.jumlah, 0) AS seharusnya
     FROM hitung_kas h
       LEFT JOIN (SELECT no, sum(nilai * lembar) AS jumlah FROM hitung_kas_pecahan GROUP BY 1) p USING (no)
     WHERE h.dihitung <> COALESCE(p.jumlah, 0)`,
  ),
  lengkap(
    'hitung kas seharusnya = kas saat itu',
    // Journals and counts in one line of time: beside each count stands what had gone in and out before it.
    `SELECT kode_toko, no AS kunci, tercatat, seharusnya
     FROM (
       SELECT kode_toko, no, tercatat,
         COALESCE(sum(jumlah) OVER (PARTITION BY kode_toko ORDER BY tanggal, id, no NULLS FIRST), 0)
         AS seharusnya
       FROM (
         SELECT j.kode_toko, j.tanggal, j.id, NULL AS no, NULL::bigint AS tercatat, d.jumlah
         FROM jurnal j JOIN jurnal_detail d ON d.jurnal_id = j.id WHERE d.kode_akun = '${KAS}'
         UNION ALL
         SELECT kode_toko, tgl_system, jurnal_id, no, seharusnya, 0 FROM hitung_kas) waktu) h
     WHERE no IS NOT NULL AND tercatat <> seharusnya`,
  ),
  lengkap(
    'selisih kas = jurnal',
    `SELECT kode_toko, no_kas AS kunci, COALESCE(j.jumlah, 0) AS tercatat, COALESCE(s.selisih, 0) AS seharusnya
     FROM (
         SELECT s.kode_toko, s.no_kas, h.selisih FROM hitung_kas_selisih s JOIN hitung_kas h USING (no)
         WHERE s.cara = 'DIBUKUKAN') s
       FULL JOIN (
         SELECT j.kode_toko, j.ref_no AS no_kas, sum(d.jumlah) AS jumlah
         FROM jurnal j JOIN jurnal_detail d ON d.jurnal_id = j.id
         WHERE j.kategori = 'SELISIH KAS' AND d.kode_akun = '${KAS}' GROUP BY 1, 2) j USING (kode_toko, no_kas)
     WHERE COALESCE(j.jumlah, 0) <> COALESCE(s.selisih, 0)`,
  ),
]
