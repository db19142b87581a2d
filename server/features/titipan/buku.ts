/** Deposits: what they hold is what the books owe for them, and their pieces are set aside (DOMAIN §H.1-4, 25). */
import { AKUN } from '#domain/rules/akun.ts'
import { cepat, lengkap, type Pemeriksaan } from '../../ledger/pemeriksaan.ts'

export const bukuTitipan: readonly Pemeriksaan[] = [
  cepat(
    'titipan pelanggan = titipan terbuka',
    `SELECT kode_toko, '${AKUN.TITIPAN_PELANGGAN.kode}' AS kunci, COALESCE(-s.saldo, 0) AS tercatat,
       COALESCE(t.saldo, 0) AS seharusnya
     FROM (
         SELECT kode_toko, sum(saldo) AS saldo FROM saldo_akun
         WHERE kode_toko = $1 AND kode_akun = '${AKUN.TITIPAN_PELANGGAN.kode}' GROUP BY 1) s
       FULL JOIN (
         SELECT t.kode_toko, sum(b.total) AS saldo FROM titip t JOIN titip_bayar b USING (no_titip_group)
         WHERE t.kode_toko = $1 AND t.status_titipan = 'OPEN' AND b.status_valid = 'DONE' GROUP BY 1)
       t USING (kode_toko)
     WHERE COALESCE(-s.saldo, 0) <> COALESCE(t.saldo, 0)`,
  ),

  lengkap(
    'setiap titipan = jurnalnya',
    `SELECT kode_toko, no_titip_group AS kunci, COALESCE(j.saldo, 0) AS tercatat, COALESCE(t.saldo, 0) AS seharusnya
     FROM (
         SELECT kode_toko, sub_ref AS no_titip_group, -sum(jumlah) AS saldo FROM jurnal_detail
         WHERE kode_akun = '${AKUN.TITIPAN_PELANGGAN.kode}' GROUP BY 1, 2) j
       FULL JOIN (
         SELECT t.kode_toko, no_titip_group,
           COALESCE(sum(b.total) FILTER (WHERE t.status_titipan = 'OPEN' AND b.status_valid = 'DONE'), 0)
           AS saldo FROM titip t JOIN titip_bayar b USING (no_titip_group) GROUP BY 1, 2) t USING (kode_toko,
         no_titip_group)
     WHERE COALESCE(j.saldo, 0) <> COALESCE(t.saldo, 0)`,
  ),

  lengkap(
    'setoran titipan = pembayarannya',
    `SELECT b.kode_toko, b.no_titip_bayar AS kunci, COALESCE(p.nominal, 0) AS tercatat, b.total AS seharusnya
     FROM titip_bayar b
       LEFT JOIN (
         SELECT kode_toko, ref_no, sum(nominal) AS nominal FROM pembayaran WHERE ref_type = 'TITIPAN'
         GROUP BY 1, 2) p ON p.kode_toko = b.kode_toko AND p.ref_no = b.no_titip_bayar
     WHERE COALESCE(p.nominal, 0) <> b.total`,
  ),

  lengkap(
    'barang di TITIP = titipan terbuka',
    `SELECT kode_toko, COALESCE(b.kode_barcode, d.kode_barcode) AS kunci, COALESCE(b.status, '-') AS tercatat,
       COALESCE(d.no_titip_group, '-') AS seharusnya
     FROM (
         SELECT kode_toko, id, kode_barcode, status FROM barang
         WHERE kode_gudang = 'TITIP' AND status IN ('TITIP', 'BOOKED')) b
       FULL JOIN (
         SELECT d.kode_toko, d.barang_id AS id, d.kode_barcode, d.no_titip_group
         FROM titip_detail d JOIN titip t USING (no_titip_group)
         WHERE d.status_titipan = 'OPEN' AND t.status_valid = 'DONE') d USING (kode_toko, id)
     WHERE b.status IS NULL OR d.no_titip_group IS NULL`,
  ),
]
