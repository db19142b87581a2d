/** Documents as they stand in a member's history (features/member/riwayat.ts). */
import { KODE_MEMBER } from '../rantai/member.ts'

const ofMember = (t: string): string =>
  `${t}.kode_toko = $1 AND ${t}.kode_member IN ${KODE_MEMBER} AND ${t}.kode_member <> 'NONMEMBER'`

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
   WHERE f.jenis IN (${jenis.map((j) => `'${j}'`).join(', ')}) AND ${ofMember('f')}`

interface Told {
  /** The document's table, as the expressions call it. */
  table: string
  t: string
  no: string
  total_jual?: string
  total_bayar: string
  status: string
  /** Joins; `d` tells qty and barang. */
  from: string
}
/** The same of a kind of document that has a table of its own. */
export const riwayatDokumen = (
  jenis: 'PESANAN' | 'SERVICE' | 'HUTANG',
  { table, t, no, total_jual = '0::bigint', total_bayar, status, from }: Told,
): string =>
  `SELECT ${t}.${no} AS no_faktur_group, '${jenis}' AS jenis, ${t}.tgl_system, ${t}.jam AS pada, ${t}.kode_sales,
     ${total_jual} AS total_jual, 0::bigint AS total_beli, ${total_bayar} AS total_bayar,
     ${status} AS status_valid, d.qty, d.barang, '-' AS barang_beli
   FROM ${table} ${t} ${from} WHERE ${ofMember(t)}`
