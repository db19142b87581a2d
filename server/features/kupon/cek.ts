/** The sale behind a coupon (DOMAIN §B.11, spec 001 §2.2). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { cekKupon } from '#domain/calls/kupon.ts'
import { messages } from '#domain/messages.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { Answer } from '../../outcome.ts'

type Reply = CallReply<typeof cekKupon>

const cari = statement<NonNullable<Reply>>(
  'cek_kupon',
  `SELECT k.kode_kupon, k.no_faktur_jual, k.kode_barcode AS barcode, k.nama_customer, k.kode_customer,
     k.status, k.tgl_system, k.kode_undian, u.hadiah
   FROM kupon k LEFT JOIN undian u ON u.kode_toko = k.kode_toko AND u.kode_undian = k.kode_undian
   WHERE k.kode_toko = $1 AND k.kode_kupon = $2`,
)

export async function cek(ctx: Context, { params }: CallInput<typeof cekKupon>): Promise<Answer<Reply>> {
  const [row] = await ctx.sql(cari, [ctx.toko.kode_toko, params.code])
  return row ? new Answer<Reply>(row) : new Answer<Reply>(null, { message: messages.kuponTidakAda })
}
