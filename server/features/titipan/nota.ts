/** The receipt of a deposit or an addition as a file. */
import type { CallInput } from '#domain/call.ts'
import type { notaTitipan as notaCall } from '#domain/calls/nota-titipan.ts'
import { notaTitipan } from '#domain/documents/nota-titipan.ts'
import { errors } from '#domain/errors.ts'
import type { Context } from '../../context.ts'
import { notaFile } from '../../dokumen/nota-file.ts'
import { akanKeluar } from '../../dokumen/hitung-cetak.ts'
import type { FileAnswer } from '../../outcome.ts'
import { lihat } from './lihat.ts'

/** @throws errors.titipanTidakAda */
export async function nota(ctx: Context, { params, query }: CallInput<typeof notaCall>): Promise<FileAnswer> {
  const titipan = await lihat(ctx, { params })
  if (!titipan.setoran.some((s) => s.urut === query.urut))
    throw errors.titipanTidakAda({ no_titip_group: `${params.no_titip_group} ${query.urut}` })
  const dicetak = { ...titipan, setoran: titipan.setoran.map((s) => akanKeluar(s, query.mencetak)) }
  return notaFile(
    ctx,
    { jenis: 'TITIP', name: `titipan-${titipan.no_titip_group}-${query.urut}`, ...query },
    (toko, pengaturan) => notaTitipan(dicetak, query.urut, toko, ctx.settings, pengaturan),
  )
}
