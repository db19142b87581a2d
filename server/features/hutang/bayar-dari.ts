/** Money of a loan, or of one payment on it, as it was written down when it was saved. */
import type { Bayar } from '#domain/rules/postings/lines.ts'
import type { CaraUang } from '#domain/rules/titipan.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'

export type BayarHutang = Bayar & CaraUang

const bayar = statement<BayarHutang>(
  'bayar_dari_hutang',
  `SELECT jenis, nominal, no_rekening, nama_bank, fee, fee_mode, sub_ref FROM pembayaran
   WHERE kode_toko = $1 AND ref_no = $2 AND ref_type = 'HUTANG' ORDER BY urut`,
)
/** @param ref_no the loan's number: how it was paid out; a payment's: how that was paid */
export const bayarDari = (ctx: Context, ref_no: string): Promise<BayarHutang[]> =>
  ctx.sql(bayar, [ctx.toko.kode_toko, ref_no])
