/** Documents: no number missing, none half there, every acknowledged request kept (DOMAIN §H.1-4, 12, 25, 26). */
import { lengkap } from './pemeriksaan.ts'

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
    'barang dipesan = penjualan terbuka',
    `SELECT kode_toko, COALESCE(b.kode_barcode, d.kode_barcode) AS kunci, COALESCE(b.status, '-') AS tercatat, COALESCE(d.no_faktur_jual, '-') AS seharusnya
     FROM (SELECT kode_toko, id, kode_barcode, status FROM barang WHERE status = 'BOOKED') b
       FULL JOIN (SELECT kode_toko, barang_id AS id, kode_barcode, no_faktur_jual FROM jual_detail WHERE status_valid = 'OPEN') d USING (kode_toko, id)
     WHERE b.status IS NULL OR d.no_faktur_jual IS NULL`,
  ),

  lengkap(
    'permintaan terjawab ada dokumennya',
    `SELECT p.kode_toko, p.id_trx AS kunci, COALESCE(f.status_valid, '-') AS tercatat, p.call || ' ' || (p.reply -> 'data' ->> 'no_faktur_group') AS seharusnya
     FROM permintaan p LEFT JOIN faktur_group f ON f.kode_toko = p.kode_toko AND f.no_faktur_group = p.reply -> 'data' ->> 'no_faktur_group'
     WHERE (p.call = 'POST penjualan' AND f.id_trx IS DISTINCT FROM p.id_trx) OR (p.call = 'POST penjualan/validasi' AND f.status_valid IS DISTINCT FROM 'DONE')`,
  ),
]
