/** Orders: what their DPs hold is what the books owe for them, their pieces are set aside, customers' gold is where they say (DOMAIN §H.1-4, 13, 25). */
import { AKUN } from '#domain/rules/akun.ts'
import { akunDokumen, jurnalDokumen, uangDokumen } from '../../faktur/buku.ts'
import { lengkap, type Pemeriksaan } from '../../ledger/pemeriksaan.ts'
import { ALIVE } from './list.ts'

const DP = AKUN.DP_PESANAN.kode

/** Customer's gold that a finished piece used up (emasTerpakai), in whole milligrams, rounded up. */
const TERPAKAI = `CASE WHEN b.id IS NULL OR d.kadar_customer = 0 THEN 0
    ELSE LEAST(d.berat_customer, div(b.berat::numeric * d.kadar + d.kadar_customer - 1, d.kadar_customer)) END`

/** By line of orders that have not ended: what of the customer's gold lies in SERVICE (letakEmas). */
export const EMAS_DI_SERVICE = `SELECT d.kode_toko, d.no_pesanan, d.no, d.kode_group,
    GREATEST(0,
      d.berat_customer - t.serah + t.kembali - GREATEST(0, ${TERPAKAI} - (t.serah - t.kembali - t.susut)))::bigint AS berat
  FROM pesanan p JOIN pesanan_detail d USING (no_pesanan) LEFT JOIN barang b ON b.kode_toko = d.kode_toko
    AND b.id = d.barang_id
    CROSS JOIN LATERAL (
      SELECT COALESCE(sum(e.berat) FILTER (WHERE t.jenis = 'SERAH'), 0) AS serah,
        COALESCE(sum(e.berat) FILTER (WHERE t.jenis = 'KEMBALI'), 0) AS kembali,
        COALESCE(sum(e.berat) FILTER (WHERE t.jenis = 'SUSUT'), 0) AS susut
      FROM bahan_tukang t JOIN bahan_tukang_baris e USING (no)
      WHERE t.no_pesanan = d.no_pesanan AND t.no_pesanan <> '-' AND t.status_valid = 'DONE'
        AND e.pemilik = 'CUSTOMER' AND e.no_baris = d.no) t
  WHERE p.status_pesanan IN ${ALIVE} AND d.status <> 'BATAL' AND d.berat_customer > 0`

const DITERIMA = (syarat: string): string =>
  `SELECT p.kode_toko, p.no_pesanan AS no, sum(s.total) AS saldo
   FROM pesanan p JOIN setoran s ON s.kode_toko = p.kode_toko AND s.ref_no = p.no_pesanan
   WHERE s.jenis = 'DP' AND s.status_valid = 'DONE' AND p.status_pesanan IN ${ALIVE}${syarat} GROUP BY 1, 2`

export const bukuPesanan: readonly Pemeriksaan[] = [
  akunDokumen(
    'DP pesanan = pesanan terbuka',
    { akun: DP },
    `SELECT kode_toko, sum(saldo) AS saldo FROM (${DITERIMA(' AND p.kode_toko = $1')}) x GROUP BY 1`,
  ),
  jurnalDokumen('setiap pesanan = jurnalnya', { akun: DP }, DITERIMA('')),
  uangDokumen('setoran pesanan = pembayarannya', {
    table: 'setoran',
    no: 'no_setoran',
    total: 'b.total',
    paid: `ref_type = 'PESANAN'`,
    where: `b.ref_type = 'PESANAN'`,
  }),

  lengkap(
    'barang di PESANAN = pesanan jadi',
    `SELECT kode_toko, COALESCE(b.kode_barcode, d.no_pesanan || '-' || d.no) AS kunci,
       COALESCE(b.status, '-') AS tercatat, COALESCE(d.no_pesanan, '-') AS seharusnya
     FROM (
         SELECT kode_toko, id, kode_barcode, status FROM barang
         WHERE kode_gudang = 'PESANAN' AND status IN ('PESANAN', 'BOOKED')) b
       FULL JOIN (
         SELECT d.kode_toko, d.barang_id AS id, d.no_pesanan, d.no
         FROM pesanan_detail d JOIN pesanan p USING (no_pesanan)
         WHERE d.status = 'JADI' AND p.status_pesanan IN ('PROSES', 'DONE')) d USING (kode_toko, id)
     WHERE b.status IS NULL OR d.no_pesanan IS NULL`,
  ),

  lengkap(
    'status pesanan = barangnya',
    `SELECT p.kode_toko, p.no_pesanan AS kunci, p.status_pesanan AS tercatat,
       d.jadi || ' dari ' || d.semua AS seharusnya
     FROM pesanan p
       CROSS JOIN LATERAL (
         SELECT count(*) FILTER (WHERE status = 'JADI') AS jadi,
           count(*) FILTER (WHERE status <> 'BATAL') AS semua FROM pesanan_detail
         WHERE no_pesanan = p.no_pesanan) d
     WHERE (p.status_pesanan IN ('DONE', 'FINISH') AND d.jadi <> d.semua)
       OR (p.status_pesanan IN ('OPEN', 'PROSES') AND d.jadi = d.semua)
       OR (p.status_pesanan = 'OPEN' AND d.jadi > 0)`,
  ),
]
