/** Documents: no number missing, none half there, every acknowledged request kept (DOMAIN §H.1-4, 12, 25, 26). */
import { AKUN } from '#domain/rules/akun.ts'
import { cepat, lengkap } from './pemeriksaan.ts'

export const pemeriksaanDokumen = [
  lengkap(
    'nomor faktur tanpa celah',
    `SELECT kode_toko, concat_ws(' ', jenis, tanggal) AS kunci, concat_ws(' ', COALESCE(n, 0), 'terakhir', COALESCE(terakhir, 0)) AS tercatat, COALESCE(nilai, 0) AS seharusnya
     FROM (SELECT kode_toko, left(no_faktur_group, 2) AS jenis, tgl_system AS tanggal, count(*) AS n, max(split_part(no_faktur_group, '-', 4)::int) AS terakhir FROM faktur_group GROUP BY 1, 2, 3) f
       FULL JOIN (SELECT * FROM counter WHERE jenis IN ('JL', 'BL', 'TK')) c USING (kode_toko, jenis, tanggal)
     WHERE (n, terakhir) IS DISTINCT FROM (nilai, nilai)`,
  ),

  lengkap(
    'baris faktur utuh',
    `SELECT f.kode_toko, f.no_faktur_group AS kunci, concat_ws(' ', d.n, d.terakhir, d.total) AS tercatat, f.total_jual AS seharusnya
     FROM faktur_group f LEFT JOIN (SELECT no_faktur_group, count(*) AS n, max(no) AS terakhir, sum(harga_total) AS total FROM jual_detail GROUP BY 1) d USING (no_faktur_group)
     WHERE f.jenis = 'JUAL' AND (d.n IS NULL OR d.n <> d.terakhir OR d.total <> f.total_jual)`,
  ),

  lengkap(
    'pembayaran = total bayar',
    `SELECT f.kode_toko, f.no_faktur_group AS kunci, COALESCE(p.nominal, 0) AS tercatat, f.total_bayar AS seharusnya
     FROM faktur_group f LEFT JOIN (SELECT kode_toko, ref_no, sum(nominal) AS nominal FROM pembayaran WHERE ref_type = 'PENJUALAN' GROUP BY 1, 2) p ON p.kode_toko = f.kode_toko AND p.ref_no = f.no_faktur_group
     WHERE f.jenis = 'JUAL' AND f.status_valid = 'DONE' AND COALESCE(p.nominal, 0) <> f.total_bayar`,
  ),

  lengkap(
    'penjualan sah = mutasi jual',
    `SELECT d.kode_toko, d.no_faktur_jual AS kunci, concat_ws('/', COALESCE(m.jual, 0), COALESCE(m.batal, 0)) AS tercatat, concat_ws(' ', d.status_valid, d.status_kembali) AS seharusnya
     FROM jual_detail d LEFT JOIN (
       SELECT kode_toko, ref_line, count(*) FILTER (WHERE kode_mutasi = 'M03') AS jual, count(*) FILTER (WHERE kode_mutasi = 'M04') AS batal
       FROM mutasi_stok WHERE lokasi = 'V:CUSTOMER' AND kode_mutasi IN ('M03', 'M04') GROUP BY 1, 2) m ON m.kode_toko = d.kode_toko AND m.ref_line = d.no_faktur_jual
     WHERE COALESCE(m.jual, 0) <> (d.status_valid = 'DONE')::int OR COALESCE(m.batal, 0) <> (d.status_valid = 'DONE' AND d.status_kembali = 'CANC')::int`,
  ),

  lengkap(
    'barang dipesan = penjualan atau titipan terbuka',
    `SELECT kode_toko, COALESCE(b.kode_barcode, d.kode_barcode) AS kunci, COALESCE(b.status, '-') AS tercatat, COALESCE(d.no, '-') AS seharusnya
     FROM (SELECT kode_toko, id, kode_barcode, status FROM barang WHERE status = 'BOOKED') b
       FULL JOIN (SELECT kode_toko, barang_id AS id, kode_barcode, no_faktur_jual AS no FROM jual_detail WHERE status_valid = 'OPEN'
                  UNION ALL
                  SELECT d.kode_toko, d.barang_id, d.kode_barcode, d.no_titip_group FROM titip_detail d JOIN titip t USING (no_titip_group) WHERE t.status_valid = 'OPEN') d USING (kode_toko, id)
     WHERE b.status IS NULL OR d.no IS NULL`,
  ),

  lengkap(
    'nomor titipan tanpa celah',
    `SELECT kode_toko, 'TT ' || tanggal AS kunci, concat_ws(' ', COALESCE(n, 0), 'terakhir', COALESCE(terakhir, 0)) AS tercatat, COALESCE(nilai, 0) AS seharusnya
     FROM (SELECT kode_toko, tgl_system AS tanggal, count(*) AS n, max(split_part(no_titip_group, '-', 4)::int) AS terakhir FROM titip GROUP BY 1, 2) t
       FULL JOIN (SELECT * FROM counter WHERE jenis = 'TT') c USING (kode_toko, tanggal)
     WHERE (n, terakhir) IS DISTINCT FROM (nilai, nilai)`,
  ),

  cepat(
    'titipan pelanggan = titipan terbuka',
    `SELECT kode_toko, '${AKUN.TITIPAN_PELANGGAN.kode}' AS kunci, COALESCE(-s.saldo, 0) AS tercatat, COALESCE(t.saldo, 0) AS seharusnya
     FROM (SELECT kode_toko, sum(saldo) AS saldo FROM saldo_akun WHERE kode_toko = $1 AND kode_akun = '${AKUN.TITIPAN_PELANGGAN.kode}' GROUP BY 1) s
       FULL JOIN (SELECT t.kode_toko, sum(b.total) AS saldo FROM titip t JOIN titip_bayar b USING (no_titip_group)
                  WHERE t.kode_toko = $1 AND t.status_titipan = 'OPEN' AND b.status_valid = 'DONE' GROUP BY 1) t USING (kode_toko)
     WHERE COALESCE(-s.saldo, 0) <> COALESCE(t.saldo, 0)`,
  ),

  lengkap(
    'setiap titipan = jurnalnya',
    `SELECT kode_toko, no_titip_group AS kunci, COALESCE(j.saldo, 0) AS tercatat, COALESCE(t.saldo, 0) AS seharusnya
     FROM (SELECT kode_toko, sub_ref AS no_titip_group, -sum(jumlah) AS saldo FROM jurnal_detail WHERE kode_akun = '${AKUN.TITIPAN_PELANGGAN.kode}' GROUP BY 1, 2) j
       FULL JOIN (SELECT t.kode_toko, no_titip_group, COALESCE(sum(b.total) FILTER (WHERE t.status_titipan = 'OPEN' AND b.status_valid = 'DONE'), 0) AS saldo
                  FROM titip t JOIN titip_bayar b USING (no_titip_group) GROUP BY 1, 2) t USING (kode_toko, no_titip_group)
     WHERE COALESCE(j.saldo, 0) <> COALESCE(t.saldo, 0)`,
  ),

  lengkap(
    'setoran titipan = pembayarannya',
    `SELECT b.kode_toko, b.no_titip_bayar AS kunci, COALESCE(p.nominal, 0) AS tercatat, b.total AS seharusnya
     FROM titip_bayar b LEFT JOIN (SELECT kode_toko, ref_no, sum(nominal) AS nominal FROM pembayaran WHERE ref_type = 'TITIPAN' GROUP BY 1, 2) p ON p.kode_toko = b.kode_toko AND p.ref_no = b.no_titip_bayar
     WHERE COALESCE(p.nominal, 0) <> b.total`,
  ),

  lengkap(
    'barang di TITIP = titipan terbuka',
    `SELECT kode_toko, COALESCE(b.kode_barcode, d.kode_barcode) AS kunci, COALESCE(b.status, '-') AS tercatat, COALESCE(d.no_titip_group, '-') AS seharusnya
     FROM (SELECT kode_toko, id, kode_barcode, status FROM barang WHERE kode_gudang = 'TITIP' AND status IN ('TITIP', 'BOOKED')) b
       FULL JOIN (SELECT d.kode_toko, d.barang_id AS id, d.kode_barcode, d.no_titip_group FROM titip_detail d JOIN titip t USING (no_titip_group)
                  WHERE d.status_titipan = 'OPEN' AND t.status_valid = 'DONE') d USING (kode_toko, id)
     WHERE b.status IS NULL OR d.no_titip_group IS NULL`,
  ),

  lengkap(
    'permintaan terjawab ada dokumennya',
    `SELECT p.kode_toko, p.id_trx AS kunci, COALESCE(f.status_valid, '-') AS tercatat, p.call || ' ' || (p.reply -> 'data' ->> 'no_faktur_group') AS seharusnya
     FROM permintaan p LEFT JOIN faktur_group f ON f.kode_toko = p.kode_toko AND f.no_faktur_group = p.reply -> 'data' ->> 'no_faktur_group'
     WHERE (p.call = 'POST penjualan' AND f.id_trx IS DISTINCT FROM p.id_trx) OR (p.call = 'POST penjualan/validasi' AND f.status_valid IS DISTINCT FROM 'DONE')`,
  ),
]
