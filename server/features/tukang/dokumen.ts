/** Goldsmiths' gold and fees among all documents (server/dokumen): numbers without gaps, each moved what it says. */
import { bahanTukang } from '#domain/dokumen/bahan-tukang.ts'
import type { DokumenArea } from '../../dokumen/area.ts'
import { lengkap } from '../../ledger/pemeriksaan.ts'

export const tukang: DokumenArea = {
  nomor: [
    { nama: 'bahan tukang', kinds: [bahanTukang], table: 'bahan_tukang', no: 'no', tanggal: 'tgl_system' },
  ],
  buku: [
    lengkap(
      'bahan tukang = mutasi tukang',
      `SELECT kode_toko, concat_ws(' ', no, kode_tukang, pemilik, kode_group, kadar) AS kunci,
         COALESCE(m.berat, 0) AS tercatat, COALESCE(d.berat, 0) AS seharusnya
       FROM (
         SELECT h.kode_toko, h.no, h.kode_tukang, b.pemilik, b.kode_group, b.kadar,
           sum(CASE WHEN h.status_valid <> 'DONE' THEN 0 WHEN h.jenis = 'SERAH' THEN b.berat ELSE -b.berat END)
           AS berat
         FROM bahan_tukang h JOIN bahan_tukang_baris b USING (no)
         GROUP BY 1, 2, 3, 4, 5, 6) d
           FULL JOIN (
             SELECT kode_toko, ref_no AS no, kode_tukang, pemilik, kode_group, kadar, sum(berat) AS berat
             FROM mutasi_stok WHERE ref_type = 'BAHAN TUKANG' AND lokasi = 'V:TUKANG'
             GROUP BY 1, 2, 3, 4, 5, 6) m USING (kode_toko, no, kode_tukang, pemilik, kode_group, kadar)
       WHERE COALESCE(m.berat, 0) <> COALESCE(d.berat, 0)`,
    ),
    lengkap(
      'emas customer tidak kurang dari nol',
      `SELECT kode_toko, concat_ws(' ', ref_line, lokasi, kode_tukang) AS kunci, sum(berat) AS tercatat, 0 AS seharusnya
       FROM mutasi_stok WHERE pemilik = 'CUSTOMER' AND lokasi IN ('SERVICE/SERVICE', 'V:TUKANG')
       GROUP BY kode_toko, ref_line, lokasi, kode_tukang HAVING sum(berat) < 0`,
    ),
    lengkap(
      'emas customer pesanan selesai pulang',
      `SELECT p.kode_toko, concat_ws(' ', m.ref_line, m.lokasi) AS kunci, m.berat AS tercatat, 0 AS seharusnya
       FROM pesanan p JOIN pesanan_detail d USING (no_pesanan)
         JOIN LATERAL (
           SELECT ref_line, lokasi, sum(berat) AS berat FROM mutasi_stok
           WHERE kode_toko = p.kode_toko AND pemilik = 'CUSTOMER'
             AND lokasi IN ('SERVICE/SERVICE', 'V:TUKANG')
             AND ref_line = d.no_pesanan || '-' || lpad(d.no::text, 2, '0')
           GROUP BY 1, 2 HAVING sum(berat) <> 0) m ON true
       WHERE p.status_pesanan IN ('FINISH', 'CLOSE') AND d.berat_customer > 0`,
    ),
  ],
}
