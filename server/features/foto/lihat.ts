import type { CallInput } from '#domain/call.ts'
import type { listFoto, FotoBarang, fotoProduk, fotoProdukKe } from '#domain/calls/foto.ts'
import { errors } from '#domain/errors.ts'
import type { Context } from '../../context.ts'
import type { StoredFile } from '../../outcome.ts'
import { readFoto, namaBesar, namaKecil } from './load.ts'

export const list = async (
  ctx: Context,
  { params: { kode_barcode } }: CallInput<typeof listFoto>,
): Promise<FotoBarang> => ({ kode_barcode, foto: await readFoto(ctx, kode_barcode) })

/** @throws errors.fotoTidakAda: whoever asks shows that there is none */
export async function pertama(
  ctx: Context,
  { params, query }: CallInput<typeof fotoProduk>,
): Promise<StoredFile> {
  const [foto] = await readFoto(ctx, params.kode_barcode)
  return file(foto, query.ukuran)
}

/** @throws errors.fotoTidakAda */
export async function ke(
  ctx: Context,
  { params, query }: CallInput<typeof fotoProdukKe>,
): Promise<StoredFile> {
  const all = await readFoto(ctx, params.kode_barcode)
  return file(
    all.find((foto, i) => params.foto === foto || params.foto === String(i + 1)),
    query.ukuran,
  )
}

function file(foto: string | undefined, ukuran: 'besar' | 'kecil'): StoredFile {
  if (!foto) throw errors.fotoTidakAda()
  return { objek: ukuran === 'kecil' ? namaKecil(foto) : namaBesar(foto), tidakAda: errors.fotoTidakAda }
}
