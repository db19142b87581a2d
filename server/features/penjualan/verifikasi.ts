/** Checks whether a scanned nota is one of ours: the number exists, and its code fits number, date and total. */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { verifikasiNota } from '#domain/calls/nota-penjualan.ts'
import { errors } from '#domain/errors.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { kodeNota, sama } from '../../faktur/nota-kode.ts'

type Reply = CallReply<typeof verifikasiNota>

const cari = statement<Reply>(
  'verifikasi_nota',
  `SELECT j.no_faktur_jual, f.no_faktur_group, f.no_faktur_group_user, f.tgl_system, f.nama_customer,
     f.total_bayar, f.status_valid,
     (
       SELECT CASE WHEN bool_and(d.status_kembali = 'CANC') THEN 'CANC' ELSE 'OPEN' END FROM jual_detail d
       WHERE d.no_faktur_group = f.no_faktur_group) AS status_kembali
   FROM jual_detail j JOIN faktur_group f USING (no_faktur_group) WHERE j.kode_toko = $1 AND j.no_faktur_jual = $2`,
)

/** @throws errors.notaTidakDikenal for a number that does not exist and for a code that does not fit alike */
export async function verifikasi(
  ctx: Context,
  { params: { kode } }: CallInput<typeof verifikasiNota>,
): Promise<Reply> {
  const [no_faktur_jual, code = '', ...rest] = kode.split('.')
  const [sale] = await ctx.sql(cari, [ctx.toko.kode_toko, no_faktur_jual])
  if (!sale || rest.length > 0 || !sama(await kodeNota(ctx, sale), code)) throw errors.notaTidakDikenal()
  return sale
}
