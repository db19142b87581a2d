import type { CallInput } from '#domain/call.ts'
import type { daftarFoto, FotoBarang, fotoProduk, fotoProdukKe } from '#domain/calls/foto.ts'
import { errors } from '#domain/errors.ts'
import type { Context } from '../../context.ts'
import type { StoredFile } from '../../outcome.ts'
import { bacaFoto, namaBesar, namaKecil } from './muat.ts'

export const daftar = async (
  ctx: Context,
  { params: { kode_barcode } }: CallInput<typeof daftarFoto>,
): Promise<FotoBarang> => ({ kode_barcode, foto: await bacaFoto(ctx, kode_barcode) })

/** @throws errors.fotoTidakAda: whoever asks shows that there is none */
export async function pertama(
  ctx: Context,
  { params, query }: CallInput<typeof fotoProduk>,
): Promise<StoredFile> {
  const [foto] = await bacaFoto(ctx, params.kode_barcode)
  return berkas(foto, query.ukuran)
}

/** @throws errors.fotoTidakAda */
export async function ke(
  ctx: Context,
  { params, query }: CallInput<typeof fotoProdukKe>,
): Promise<StoredFile> {
  const all = await bacaFoto(ctx, params.kode_barcode)
  return berkas(
    all.find((foto, i) => params.foto === foto || params.foto === String(i + 1)),
    query.ukuran,
  )
}

function berkas(foto: string | undefined, ukuran: 'besar' | 'kecil'): StoredFile {
  if (!foto) throw errors.fotoTidakAda()
  return { objek: ukuran === 'kecil' ? namaKecil(foto) : namaBesar(foto), tidakAda: errors.fotoTidakAda }
}
