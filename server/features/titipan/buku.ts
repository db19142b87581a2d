/** Deposits: what they hold is what the books owe for them, and their pieces are set aside (DOMAIN §H.1-4, 25). */
import { AKUN } from '#domain/rules/akun.ts'
import { akunDokumen, jurnalDokumen, uangDokumen } from '../../faktur/buku.ts'
import { lengkap, type Pemeriksaan } from '../../ledger/pemeriksaan.ts'

const TITIPAN = AKUN.TITIPAN_PELANGGAN.kode

export const bukuTitipan: readonly Pemeriksaan[] = [
  akunDokumen(
    'titipan pelanggan = titipan terbuka',
    { akun: TITIPAN },
    `SELECT t.kode_toko, sum(b.total) AS saldo FROM titip t JOIN titip_bayar b USING (no_titip_group)
     WHERE t.kode_toko = $1 AND t.status_titipan = 'OPEN' AND b.status_valid = 'DONE' GROUP BY 1`,
  ),

  jurnalDokumen(
    'setiap titipan = jurnalnya',
    { akun: TITIPAN },
    `SELECT t.kode_toko, t.no_titip_group AS no,
       COALESCE(sum(b.total) FILTER (WHERE t.status_titipan = 'OPEN' AND b.status_valid = 'DONE'), 0)
       AS saldo FROM titip t JOIN titip_bayar b USING (no_titip_group) GROUP BY 1, 2`,
  ),

  uangDokumen('setoran titipan = pembayarannya', {
    table: 'titip_bayar',
    no: 'no_titip_bayar',
    total: 'b.total',
    paid: `ref_type = 'TITIPAN'`,
  }),

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
