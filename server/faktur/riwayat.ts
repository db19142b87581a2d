/** Documents of faktur_group as they stand in a member's history (features/member/riwayat.ts). */
import { KODE_MEMBER } from '../rantai/member.ts'

export const riwayatFaktur = (...jenis: ('JUAL' | 'BELI' | 'TUKAR')[]): string =>
  `SELECT f.no_faktur_group, f.jenis, f.tgl_system, f.jam AS pada, f.kode_sales, f.total_jual, f.total_beli,
     f.total_bayar, CASE WHEN d.batal THEN 'CANC' ELSE f.status_valid END AS status_valid, d.qty::int AS qty,
     COALESCE(d.barang, '-') AS barang, COALESCE(b.barang, '-') AS barang_beli
   FROM faktur_group f
     CROSS JOIN LATERAL (
       SELECT count(*) AS qty, string_agg(nama_barang, ', ' ORDER BY no) AS barang,
         bool_and(status_kembali = 'CANC') AS batal FROM jual_detail WHERE no_faktur_group = f.no_faktur_group)
     d
     CROSS JOIN LATERAL (
       SELECT string_agg(nama_barang, ', ' ORDER BY no) AS barang FROM beli_detail
       WHERE no_faktur_group = f.no_faktur_group) b
   WHERE f.kode_toko = $1 AND f.jenis IN (${jenis.map((j) => `'${j}'`).join(', ')})
     AND f.kode_member IN ${KODE_MEMBER} AND f.kode_member <> 'NONMEMBER'`
