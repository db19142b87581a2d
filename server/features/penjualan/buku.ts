/** Sales: none half there, each posted once, every acknowledged request kept (DOMAIN §H.1-3, 12, 26). */
import { uangDokumen } from '../../faktur/buku.ts'
import { lengkap, type Pemeriksaan } from '../../ledger/pemeriksaan.ts'

export const bukuPenjualan: readonly Pemeriksaan[] = [
  lengkap(
    'baris faktur utuh',
    `SELECT f.kode_toko, f.no_faktur_group AS kunci, concat_ws(' ', d.n, d.terakhir, d.total) AS tercatat,
       f.total_jual AS seharusnya
     FROM faktur_group f
       LEFT JOIN (
         SELECT no_faktur_group, count(*) AS n, max(no) AS terakhir, sum(harga_total) AS total
         FROM jual_detail GROUP BY 1) d USING (no_faktur_group)
     WHERE f.jenis = 'JUAL' AND (d.n IS NULL OR d.n <> d.terakhir OR d.total <> f.total_jual)`,
  ),

  uangDokumen('pembayaran = total bayar', {
    table: 'faktur_group',
    no: 'no_faktur_group',
    total: 'b.total_bayar',
    paid: `ref_type = 'PENJUALAN'`,
    where: `b.jenis = 'JUAL' AND b.status_valid = 'DONE'`,
  }),

  lengkap(
    'penjualan sah = mutasi jual',
    `SELECT d.kode_toko, d.no_faktur_jual AS kunci,
       concat_ws('/', COALESCE(m.jual, 0), COALESCE(m.batal, 0)) AS tercatat,
       concat_ws(' ', d.status_valid, d.status_kembali) AS seharusnya
     FROM jual_detail d LEFT JOIN (
       SELECT kode_toko, ref_line, count(*) FILTER (WHERE kode_mutasi = 'M03') AS jual,
         count(*) FILTER (WHERE kode_mutasi = 'M04') AS batal
       FROM mutasi_stok WHERE lokasi = 'V:CUSTOMER' AND kode_mutasi IN ('M03', 'M04')
       GROUP BY 1, 2) m ON m.kode_toko = d.kode_toko AND m.ref_line = d.no_faktur_jual
     WHERE COALESCE(m.jual, 0) <> (d.status_valid = 'DONE')::int
       OR COALESCE(m.batal, 0) <> (d.status_valid = 'DONE' AND d.status_kembali = 'CANC')::int`,
  ),

  lengkap(
    'permintaan terjawab ada dokumennya',
    `SELECT p.kode_toko, p.id_trx AS kunci, COALESCE(f.status_valid, '-') AS tercatat,
       p.call || ' ' || (p.reply -> 'data' ->> 'no_faktur_group') AS seharusnya
     FROM permintaan p LEFT JOIN faktur_group f ON f.kode_toko = p.kode_toko
       AND f.no_faktur_group = p.reply -> 'data' ->> 'no_faktur_group'
     WHERE (p.call = 'POST penjualan' AND f.id_trx IS DISTINCT FROM p.id_trx)
       OR (p.call = 'POST penjualan/validasi' AND f.status_valid IS DISTINCT FROM 'DONE')`,
  ),
]
