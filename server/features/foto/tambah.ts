/** A photo is stored before its piece says that it has it (foto/foto.ts). */
import type { CallInput } from '#domain/call.ts'
import { FOTO_MAKS, type FotoBarang, type tambahFoto } from '#domain/calls/foto.ts'
import { errors } from '#domain/errors.ts'
import type { Context } from '../../context.ts'
import { pakaiFoto, simpanFoto } from '../../foto/foto.ts'
import { Later } from '../../outcome.ts'
import { FOLDER_BARANG, kunciFoto } from './load.ts'
import { writeFoto } from './write.ts'

type Input = CallInput<typeof tambahFoto>

/**
 * Asks nothing of the piece: a repeated request comes by here too, and is told what it was told before.
 * @returns its name @throws what the picture, or the storage, is refused for
 */
export const savePicture = async (
  { toko: { kode_toko } }: Context,
  { body }: Input,
): Promise<Later<string>> => new Later((luar) => simpanFoto({ ...luar, kode_toko }, FOLDER_BARANG, body.foto))

/** @throws what the picture is refused for, errors.barangTidakAda, errors.fotoPenuh */
export async function tambah(
  ctx: Context,
  { params }: Input,
  disimpan: () => string | undefined,
): Promise<FotoBarang> {
  const nama = disimpan()!
  const sebelum = await kunciFoto(ctx, params.kode_barcode)
  if (sebelum.length >= FOTO_MAKS) throw errors.fotoPenuh({ maks: FOTO_MAKS }).at('foto')
  await pakaiFoto(ctx, FOLDER_BARANG, nama)
  return writeFoto(ctx, 'TAMBAH', { ...params, sebelum, foto: [...sebelum, nama] })
}
