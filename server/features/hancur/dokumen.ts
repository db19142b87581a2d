/** Meltings and what leaves of them among all documents (server/dokumen). */
import { leburKeluar } from '#domain/dokumen/lebur-keluar.ts'
import type { DokumenArea } from '../../dokumen/area.ts'
import { lengkap } from '../../ledger/pemeriksaan.ts'

export const hancur: DokumenArea = {
  nomor: [
    { nama: 'lebur keluar', kinds: [leburKeluar], table: 'lebur_keluar', no: 'no', tanggal: 'tgl_system' },
  ],
  buku: [
    lengkap(
      'hasil lebur = mutasi lebur',
      `SELECT kode_toko, no AS kunci, COALESCE(m.berat, 0) AS tercatat,
         concat_ws(' = ', COALESCE(h.berat_hasil, 0), COALESCE(b.berat, 0)) AS seharusnya
       FROM hancur h
         FULL JOIN (
           SELECT kode_toko, no, sum(berat_hasil) AS berat FROM hancur_hasil GROUP BY 1, 2)
         b USING (kode_toko, no)
         FULL JOIN (
           SELECT kode_toko, ref_no AS no, sum(berat) AS berat FROM mutasi_stok
           WHERE kode_mutasi = 'M14' AND lokasi = 'LEBUR/LEBUR' GROUP BY 1, 2) m USING (kode_toko, no)
       WHERE COALESCE(h.berat_hasil, 0) <> COALESCE(m.berat, 0) OR COALESCE(b.berat, 0) <> COALESCE(m.berat, 0)`,
    ),
    lengkap(
      'lebur keluar = mutasi lebur',
      `SELECT kode_toko, concat_ws(' ', no, kode_group) AS kunci, COALESCE(m.berat, 0) AS tercatat,
         COALESCE(d.berat, 0) AS seharusnya
       FROM (
           SELECT b.kode_toko, no, b.kode_group,
             CASE h.status_valid WHEN 'DONE' THEN b.berat ELSE 0 END AS berat
           FROM lebur_keluar h JOIN lebur_keluar_baris b USING (no)) d
         FULL JOIN (
           SELECT kode_toko, ref_no AS no, kode_group, -sum(berat) AS berat FROM mutasi_stok
           WHERE ref_type = 'LEBUR KELUAR' AND lokasi = 'LEBUR/LEBUR' GROUP BY 1, 2, 3) m USING (kode_toko,
           no, kode_group)
       WHERE COALESCE(m.berat, 0) <> COALESCE(d.berat, 0)`,
    ),
    lengkap(
      'lebur dijual = jurnal',
      `SELECT kode_toko, no AS kunci, COALESCE(j.jumlah, 0) AS tercatat, COALESCE(h.harga, 0) AS seharusnya
       FROM (
           SELECT kode_toko, no, CASE status_valid WHEN 'DONE' THEN harga ELSE 0 END AS harga
           FROM lebur_keluar) h
         FULL JOIN (
           SELECT j.kode_toko, j.ref_no AS no, -sum(d.jumlah) AS jumlah
           FROM jurnal j JOIN jurnal_detail d ON d.jurnal_id = j.id
           WHERE j.ref_type = 'LEBUR KELUAR' AND d.kode_akun = '4101' GROUP BY 1, 2) j USING (kode_toko, no)
       WHERE COALESCE(j.jumlah, 0) <> COALESCE(h.harga, 0)`,
    ),
  ],
}
