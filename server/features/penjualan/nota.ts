/** The nota of a sale as a file. */
import type { CallInput } from '#domain/call.ts'
import type { notaPenjualan as notaCall } from '#domain/calls/nota-penjualan.ts'
import { notaPenjualan } from '#domain/documents/nota-penjualan.ts'
import type { Context } from '../../context.ts'
import { cetakNota } from '../../documents/cetak.ts'
import { akanKeluar } from '../../dokumen/hitung-cetak.ts'
import { tokoNota } from '../../documents/toko-nota.ts'
import { loadPengaturanNota } from '../../documents/pengaturan-nota.ts'
import type { FileAnswer } from '../../outcome.ts'
import { lihat } from './lihat.ts'
import { kodeNota } from '../../faktur/nota-kode.ts'

/** @throws errors.penjualanTidakAda */
export async function nota(ctx: Context, { params, query }: CallInput<typeof notaCall>): Promise<FileAnswer> {
  const sale = await lihat(ctx, { params, query: {}, body: undefined })
  const pengaturan = await loadPengaturanNota(ctx, 'JUAL')
  const kertas = query.kertas ?? pengaturan.kertas
  const document = notaPenjualan(
    akanKeluar(sale, query.mencetak),
    await tokoNota(ctx),
    ctx.settings,
    pengaturan,
    await kodeNota(ctx, sale),
  )
  return {
    type: 'application/pdf',
    name: `nota-${sale.no_faktur_group}-${kertas}.pdf`,
    content: cetakNota(document, kertas),
  }
}
