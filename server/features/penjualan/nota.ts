/** The nota of a sale as a file. */
import type { CallInput } from '#domain/call.ts'
import type { notaPenjualan as notaCall } from '#domain/calls/nota-penjualan.ts'
import { notaPenjualan } from '#domain/documents/nota-penjualan.ts'
import type { Context } from '../../context.ts'
import { notaA5 } from '../../documents/nota-a5.ts'
import { nota80mm } from '../../documents/nota-80mm.ts'
import type { FileAnswer } from '../../http/route.ts'
import { lihat } from './lihat.ts'
import { kodeNota } from './nota-kode.ts'

/** @throws errors.penjualanTidakAda */
export async function nota(ctx: Context, { params, query }: CallInput<typeof notaCall>): Promise<FileAnswer> {
  const sale = await lihat(ctx, { params, query: {}, body: undefined })
  const toko = await ctx.db.selectFrom('toko').select(['nama_toko', 'alamat_toko', 'kota', 'no_telp', 'npwp']).where('kode_toko', '=', ctx.toko.kode_toko).executeTakeFirstOrThrow()
  const document = notaPenjualan(sale, toko, ctx.settings, await kodeNota(ctx, sale))
  const content = await (query.kertas === 'A5' ? notaA5(document) : nota80mm(document))
  return { type: 'application/pdf', name: `nota-${sale.no_faktur_group}-${query.kertas}.pdf`, content }
}
