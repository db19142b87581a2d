/** The receipt of an order or of more money on it as a file. */
import type { CallInput } from '#domain/call.ts'
import type { notaPesanan as notaCall } from '#domain/calls/nota-pesanan.ts'
import { notaPesanan } from '#domain/documents/nota-pesanan.ts'
import { errors } from '#domain/errors.ts'
import { lineNo } from '#domain/rules/kode.ts'
import type { Context } from '../../context.ts'
import { notaFile } from '../../dokumen/nota-file.ts'
import { akanKeluar } from '../../dokumen/hitung-cetak.ts'
import type { FileAnswer } from '../../outcome.ts'
import { lihat } from './lihat.ts'

/** @throws errors.pesananTidakAda, setoranTidakAda */
export async function nota(ctx: Context, { params, query }: CallInput<typeof notaCall>): Promise<FileAnswer> {
  const { urut } = query
  const pesanan = await lihat(ctx, { params })
  if (urut > 1 && !pesanan.setoran.some((s) => s.urut === urut))
    throw errors.setoranTidakAda({ no_setoran: lineNo(pesanan.no_pesanan, urut) })
  const dicetak = {
    ...akanKeluar(pesanan, query.mencetak),
    setoran: pesanan.setoran.map((s) => akanKeluar(s, query.mencetak)),
  }
  return notaFile(
    ctx,
    { jenis: 'PESANAN', name: `pesanan-${pesanan.no_pesanan}-${urut}`, ...query },
    (toko, pengaturan) => notaPesanan(dicetak, urut, toko, ctx.settings, pengaturan),
  )
}
