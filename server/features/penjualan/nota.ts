/** The nota of a sale as a file. */
import type { CallInput } from '#domain/call.ts'
import type { notaPenjualan as notaCall } from '#domain/calls/nota-penjualan.ts'
import { notaPenjualan } from '#domain/documents/nota-penjualan.ts'
import type { Context } from '../../context.ts'
import { notaFile } from '../../dokumen/nota-file.ts'
import { akanKeluar } from '../../dokumen/hitung-cetak.ts'
import type { FileAnswer } from '../../outcome.ts'
import { lihat } from './lihat.ts'
import { kodeNota } from '../../faktur/nota-kode.ts'

/** @throws errors.penjualanTidakAda */
export async function nota(ctx: Context, { params, query }: CallInput<typeof notaCall>): Promise<FileAnswer> {
  const sale = await lihat(ctx, { params, query: {}, body: undefined })
  const kode = await kodeNota(ctx, sale)
  return notaFile(
    ctx,
    { jenis: 'JUAL', name: `nota-${sale.no_faktur_group}`, ...query },
    (toko, pengaturan) =>
      notaPenjualan(akanKeluar(sale, query.mencetak), toko, ctx.settings, pengaturan, kode),
  )
}
