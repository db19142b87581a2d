/** The papers of a repair as files: its receipt, and its claim ticket. */
import type { CallInput } from '#domain/call.ts'
import type { notaService as notaCall, tiketService as tiketCall } from '#domain/calls/nota-service.ts'
import { notaService } from '#domain/documents/nota-service.ts'
import { tiketService } from '#domain/documents/tiket-service.ts'
import type { Context } from '../../context.ts'
import { cetakTiket } from '../../documents/cetak.ts'
import { notaFile } from '../../dokumen/nota-file.ts'
import { akanKeluar } from '../../dokumen/hitung-cetak.ts'
import { loadPengaturanNota } from '../../documents/pengaturan-nota.ts'
import { tokoNota } from '../../documents/toko-nota.ts'
import type { FileAnswer } from '../../outcome.ts'
import { lihat } from './lihat.ts'

/** @throws errors.serviceTidakAda */
export async function nota(ctx: Context, { params, query }: CallInput<typeof notaCall>): Promise<FileAnswer> {
  const service = await lihat(ctx, { params })
  return notaFile(
    ctx,
    { jenis: 'SERVICE', name: `service-${service.no_faktur_service}`, ...query },
    (toko, pengaturan) => notaService(akanKeluar(service, query.mencetak), toko, pengaturan),
  )
}

/** @throws errors.serviceTidakAda */
export async function tiket(
  ctx: Context,
  { params, query: { kertas, mencetak } }: CallInput<typeof tiketCall>,
): Promise<FileAnswer> {
  const service = await lihat(ctx, { params })
  // The ticket is another paper than the receipt, with prints of its own.
  const { cetak: cetak_tiket } = akanKeluar({ cetak: service.cetak_tiket }, mencetak)
  const pengaturan = await loadPengaturanNota(ctx, 'SERVICE')
  return {
    type: 'application/pdf',
    name: `tiket-${service.no_faktur_service}-${kertas}.pdf`,
    content: cetakTiket(tiketService({ ...service, cetak_tiket }, await tokoNota(ctx), pengaturan), kertas),
  }
}
