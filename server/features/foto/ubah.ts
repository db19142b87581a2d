import type { CallInput } from '#domain/call.ts'
import type { FotoBarang, hapusFoto, urutkanFoto } from '#domain/calls/foto.ts'
import { errors } from '#domain/errors.ts'
import type { Context } from '../../context.ts'
import { recordDropped } from '../../pictures/sapu.ts'
import { kunciFoto, objekFoto } from './load.ts'
import { writeFoto } from './write.ts'

/** All that there are, each once: who did not see the newest loses none. @throws errors.fotoBerubah */
export async function urutkan(
  ctx: Context,
  { params, body: { foto } }: CallInput<typeof urutkanFoto>,
): Promise<FotoBarang> {
  const sebelum = await kunciFoto(ctx, params.kode_barcode)
  if (foto.length !== sebelum.length || sebelum.some((one) => !foto.includes(one)))
    throw errors.fotoBerubah().at('foto')
  return writeFoto(ctx, 'UBAH', { ...params, sebelum, foto })
}

/** The row first; its objects are swept away after it (DOMAIN §F.4). @throws errors.fotoTidakAda */
export async function hapus(ctx: Context, { params }: CallInput<typeof hapusFoto>): Promise<FotoBarang> {
  const { kode_barcode, foto: hilang } = params
  const sebelum = await kunciFoto(ctx, kode_barcode)
  if (!sebelum.includes(hilang)) throw errors.fotoTidakAda().at('foto')
  await ctx.sql(recordDropped, { nama: objekFoto(hilang), sejak: ctx.now })
  const foto = sebelum.filter((one) => one !== hilang)
  return writeFoto(ctx, 'HAPUS', { kode_barcode, sebelum, foto })
}
