/** Of a basket's pieces those that are not READY, with the document that has each: as lihat.ts says it of one. */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { barangDipegang } from '#domain/calls/dipegang.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'

type Reply = CallReply<typeof barangDipegang>

const dipegang = statement<Reply[number]>(
  'barang_dipegang',
  `SELECT b.kode_barcode, b.status, COALESCE(p.no, '-') AS dipegang, COALESCE(p.user_id, '-') AS user_id
   FROM barang b LEFT JOIN LATERAL (
     SELECT no, user_id FROM (
       SELECT 1 AS urut, d.no_faktur_group AS no, d.input_by AS user_id FROM jual_detail d
       WHERE d.barang_id = b.id AND d.status_valid <> 'CANC' AND d.status_kembali = 'OPEN'
         AND NOT d.status_tukar
       UNION ALL
       SELECT 2, t.no_titip_group, t.input_by FROM titip_detail d JOIN titip t USING (no_titip_group)
       WHERE d.barang_id = b.id AND d.status_titipan = 'OPEN'
       UNION ALL (
           SELECT 3, ref_no, user_id FROM mutasi_stok m WHERE m.barang_id = b.id
           ORDER BY m.jam DESC, m.id DESC LIMIT 1)) semua
     ORDER BY urut LIMIT 1) p ON true
   WHERE b.kode_toko = $1 AND b.kode_barcode = ANY ($2::text[]) AND b.status <> 'READY'
   ORDER BY b.kode_barcode`,
)

export const dipegangLain = (ctx: Context, { query }: CallInput<typeof barangDipegang>): Promise<Reply> =>
  ctx.sql(dipegang, [ctx.toko.kode_toko, query.kode_barcode.split(',')])
