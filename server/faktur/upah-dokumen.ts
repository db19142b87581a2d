/** Upah that tukang were paid for one order or repair, newest first: its detail lists it (DOMAIN §B.6, §O.2-10). */
import type { UpahDokumen } from '#domain/calls/upah-tukang.ts'
import type { Context } from '../context.ts'
import { statement } from '../db/statement.ts'

const untuk = statement<UpahDokumen>(
  'upah_dokumen',
  `SELECT no_kas, tgl_system, kode_tukang, media, jumlah, status_valid FROM kas_bank
   WHERE kode_toko = $1 AND ref_no = $2 AND ref_no <> '-' AND ref_type = $3 ORDER BY jam DESC, no_kas DESC`,
)

export const upahDokumen = (
  ctx: Context,
  ref_type: 'PESANAN' | 'SERVICE',
  ref_no: string,
): Promise<UpahDokumen[]> => ctx.sql(untuk, [ctx.toko.kode_toko, ref_no, ref_type])
