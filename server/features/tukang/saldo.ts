/** Gold of all goldsmiths, and the movements behind it (DOMAIN §O.2-2). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { mutasiTukang, saldoTukang } from '#domain/calls/bahan-tukang.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'

/** mg × ten-thousandths of a percent, as milligrams of fine gold. */
const MURNI = (column: string): string => `COALESCE(round(${column} / 1000000), 0)::bigint`

const saldo = statement<CallReply<typeof saldoTukang>[number]>(
  'saldo_tukang',
  `SELECT t.kode_tukang, t.nama_tukang, t.status_aktif, COALESCE(o.berat, 0)::bigint AS berat_toko,
     ${MURNI('o.halus')} AS halus_toko, COALESCE(c.berat, 0)::bigint AS berat_customer,
     ${MURNI('c.halus')} AS halus_customer,
     (
       SELECT count(*)::int FROM pesanan p
       WHERE p.kode_toko = $1 AND p.status_pesanan = 'PROSES'
         AND p.status_pesanan IN ('OPEN', 'PROSES', 'DONE') AND p.kode_tukang = t.kode_tukang) AS pesanan
   FROM tukang t
     LEFT JOIN saldo_tukang o ON o.kode_toko = $1 AND o.kode_tukang = t.kode_tukang AND o.pemilik = 'TOKO'
     LEFT JOIN saldo_tukang c ON c.kode_toko = $1 AND c.kode_tukang = t.kode_tukang AND c.pemilik = 'CUSTOMER'
   WHERE t.kode_toko = $1 AND (t.status_aktif OR o.halus <> 0 OR c.halus <> 0) ORDER BY t.kode_tukang`,
)
export const listAll = (ctx: Context): Promise<CallReply<typeof saldoTukang>> =>
  ctx.sql(saldo, [ctx.toko.kode_toko])

const mutasi = statement<CallReply<typeof mutasiTukang>[number]>(
  'mutasi_tukang',
  `SELECT id, tanggal, to_char(jam, 'HH24:MI:SS') AS jam, ref_type, ref_no, reversal_of IS NOT NULL AS batal,
     pemilik, kode_group, kode_barcode, kadar, berat, ${MURNI('berat::numeric * kadar')} AS halus
   FROM mutasi_stok WHERE kode_toko = $1 AND kode_tukang = $2 AND lokasi = 'V:TUKANG' AND kadar IS NOT NULL
     AND tanggal BETWEEN $3 AND $4 ORDER BY id DESC LIMIT 1000`,
)
export const gerakan = (
  ctx: Context,
  { params: { kode_tukang }, query: { tgl_from, tgl_to } }: CallInput<typeof mutasiTukang>,
): Promise<CallReply<typeof mutasiTukang>> =>
  ctx.sql(mutasi, [ctx.toko.kode_toko, kode_tukang, tgl_from, tgl_to])
