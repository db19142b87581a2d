/** Two shops' books agree on every shipment: what is on its way is in lines that say so, and what has ended ended once (DOMAIN §B.14, §H.1-2). */
import { lengkap } from '../../ledger/pemeriksaan.ts'

export const buku = [
  // The two shops post at V:TRANSIT, each in its own books: only the sum over all books tells where a piece is. Melted
  // gold has no piece.
  lengkap(
    'barang di perjalanan = baris kiriman',
    `SELECT COALESCE(m.kode_toko, l.kode_toko) AS kode_toko,
       COALESCE(m.kode_barcode, l.no) || ' ' || barang_id AS kunci,
       COALESCE(m.qty, 0) || ' pcs ' || COALESCE(m.berat, 0) || ' mg' AS tercatat,
       COALESCE(l.qty, 0) || ' pcs ' || COALESCE(l.berat, 0) || ' mg' AS seharusnya
     FROM (
         SELECT barang_id, min(kode_toko) AS kode_toko, max(kode_barcode) AS kode_barcode, sum(qty) AS qty,
           sum(berat) AS berat FROM mutasi_stok WHERE lokasi = 'V:TRANSIT' AND barang_id IS NOT NULL
         GROUP BY 1 HAVING sum(qty) <> 0 OR sum(berat) <> 0) m
       FULL JOIN (
         SELECT b.barang_id, min(b.kode_toko) AS kode_toko, min(b.no) AS no, count(*) AS qty,
           sum(d.berat) AS berat FROM kirim_barang b JOIN dokumen_stok_barang d USING (no, urut)
         WHERE b.status = 'KIRIM' GROUP BY 1) l USING (barang_id)
     WHERE COALESCE(m.qty, 0) <> COALESCE(l.qty, 0) OR COALESCE(m.berat, 0) <> COALESCE(l.berat, 0)`,
  ),

  // A line that ended says how, and the document that ended it holds the same piece; a head has arrived when no line is out.
  lengkap(
    'kiriman = penerimaan, tarik kembali dan hilang',
    `SELECT kode_toko, kunci, tercatat, seharusnya FROM (
       SELECT b.kode_toko, b.no || ' ' || b.urut AS kunci, b.status AS tercatat,
         CASE WHEN r.no IS NOT NULL OR b.no_terima_luar IS NOT NULL THEN 'TERIMA'
           WHEN h.kind = 'HILANG KIRIM' THEN 'HILANG' WHEN h.no IS NOT NULL THEN 'KEMBALI' ELSE 'KIRIM' END
         AS seharusnya
       FROM kirim_barang b
         LEFT JOIN (terima_barang r JOIN dokumen_stok_barang d ON d.no = r.no AND d.urut = r.urut)
         ON r.no_kirim = b.no AND r.urut_kirim = b.urut AND d.barang_id = b.barang_id
         LEFT JOIN (dokumen_stok h JOIN dokumen_stok_barang s ON s.no = h.no) ON h.no = b.no_selesai
         AND s.barang_id = b.barang_id
       UNION ALL
       SELECT k.kode_toko, k.no, k.status_kirim,
         CASE h.status_valid WHEN 'OPEN' THEN 'DRAFT' WHEN 'CANC' THEN 'BATAL'
           ELSE CASE WHEN k.kode_cabang IS NULL
             OR EXISTS (SELECT 1 FROM kirim_barang b WHERE b.no = k.no AND b.status = 'KIRIM') THEN 'KIRIM'
             ELSE 'TERIMA' END END
       FROM kirim k JOIN dokumen_stok h USING (no)
       UNION ALL
       SELECT l.kode_toko, l.no || ' ' || l.urut, l.status,
         CASE WHEN r.no IS NOT NULL THEN 'TERIMA' WHEN l.status = 'TOLAK' THEN 'TOLAK' ELSE 'KIRIM' END
       FROM kiriman_luar_barang l
         LEFT JOIN (terima_barang r JOIN dokumen_stok_barang d ON d.no = r.no AND d.urut = r.urut)
         ON r.no_kirim = l.no AND r.urut_kirim = l.urut AND d.barang_id = l.barang_id
       UNION ALL
       SELECT k.kode_toko, k.no, k.status,
         CASE WHEN EXISTS (
             SELECT 1 FROM kiriman_luar_barang l WHERE l.no = k.no AND l.status = 'KIRIM') THEN 'KIRIM'
           ELSE 'TERIMA' END FROM kiriman_luar k
       UNION ALL
       SELECT r.kode_toko, r.no || ' ' || r.urut, 'TERIMA', '-' FROM terima_barang r
       WHERE NOT EXISTS (SELECT 1 FROM kirim_barang b WHERE b.no = r.no_kirim AND b.urut = r.urut_kirim)
         AND NOT EXISTS (SELECT 1 FROM kiriman_luar_barang l WHERE l.no = r.no_kirim AND l.urut = r.urut_kirim)
       UNION ALL
       SELECT h.kode_toko, h.no, '-', 'KIRIM' FROM dokumen_stok h LEFT JOIN kirim k USING (no)
       WHERE h.kind IN ('KIRIM', 'KIRIM PUSAT') AND k.no IS NULL
     ) x WHERE tercatat <> seharusnya`,
  ),

  // V:CABANG is where this server's books end and another's begin: pieces reported as arrived there, less pieces that
  // came from there.
  lengkap(
    'barang di server lain = baris kiriman',
    `SELECT COALESCE(m.kode_toko, l.kode_toko) AS kode_toko, barang_id::text AS kunci,
       COALESCE(m.qty, 0) || ' pcs ' || COALESCE(m.berat, 0) || ' mg' AS tercatat,
       COALESCE(l.qty, 0) || ' pcs ' || COALESCE(l.berat, 0) || ' mg' AS seharusnya
     FROM (
         SELECT barang_id, min(kode_toko) AS kode_toko, sum(qty) AS qty, sum(berat) AS berat FROM mutasi_stok
         WHERE lokasi = 'V:CABANG' GROUP BY 1) m
       FULL JOIN (
         SELECT barang_id, min(kode_toko) AS kode_toko, sum(qty) AS qty, sum(berat) AS berat
         FROM (
             SELECT b.barang_id, b.kode_toko, 1 AS qty, d.berat
             FROM kirim_barang b JOIN dokumen_stok_barang d USING (no, urut)
             WHERE b.no_terima_luar IS NOT NULL UNION ALL SELECT barang_id, kode_toko, -1, -berat
             FROM kiriman_luar_barang WHERE status = 'TERIMA') x GROUP BY 1) l USING (barang_id)
     WHERE COALESCE(m.qty, 0) <> COALESCE(l.qty, 0) OR COALESCE(m.berat, 0) <> COALESCE(l.berat, 0)`,
  ),
]
