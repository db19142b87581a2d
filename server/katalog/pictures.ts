/** Pictures of a row: stored before it, taken by it, let go with it (docs/decisions/18, 32). */
import type { CallInput } from '#domain/call.ts'
import type { viewKatalogPicture, simpanKatalogPicture } from '#domain/calls/katalog.ts'
import { errors, type Refusal } from '#domain/errors.ts'
import { pictureAddress, alamatTetap, type FolderKatalog, type Katalog } from '#domain/katalog.ts'
import type { Context } from '../context.ts'
import { ambilFoto, lepasFoto, namaBesar, namaKecil, simpanFoto } from '../foto/foto.ts'
import { Later, type StoredFile } from '../outcome.ts'

interface Tersimpan {
  gambar_name: string
  gambar_path: string
}

/** Holds nothing of the database meanwhile. @throws the refusal of the picture, or of the storage */
export const simpan = async (
  { toko: { kode_toko } }: Context,
  { params: { folder }, body }: CallInput<typeof simpanKatalogPicture>,
): Promise<Later<Tersimpan>> =>
  new Later(async (luar) => {
    const gambar_name = await simpanFoto({ ...luar, kode_toko }, folder, body.gambar)
    return { gambar_name, gambar_path: pictureAddress(folder, gambar_name) }
  })

export const lihat = async (
  _ctx: Context,
  { params: { folder, nama }, query }: CallInput<typeof viewKatalogPicture>,
): Promise<StoredFile> => ({
  objek: (query.ukuran === 'kecil' ? namaKecil : namaBesar)(folder, nama),
  tidakAda: errors.fotoTidakAda,
})

type Nama = string | readonly string[] | null | undefined
const all = (nama: Nama): string[] => [nama ?? []].flat()

/** Address of an upload as it was told, or its name alone. */
const DISIMPAN = /^(?:\/katalog\/v1\/gambar\/([A-Z_]+)\/)?([0-9a-f]{24})(?:\.jpg)?$/

/**
 * Finds the picture that a splash screen's `image_path` names: the picture it has, by its own address, or one that was
 * just stored. @returns null when it has none; undefined when the path names nothing
 */
export function namaDariAlamat(
  folder: FolderKatalog,
  kode: string,
  path: string,
  ada: string | null,
): string | null | undefined {
  const tetap = alamatTetap(folder, kode)
  // The present picture is named by an empty path, as the app reads it, as the specification writes it, and with
  // whatever makes a browser read it anew.
  if (['', tetap, `${folder}/${kode}.png`].includes(path.split('?')[0]!)) return ada
  const [, di = folder, nama] = DISIMPAN.exec(path) ?? []
  return di === folder ? nama : undefined
}

/** The row has these from now on. @returns what is refused, at `field`; whoever refuses the request undoes it */
export async function takePicture(
  ctx: Context,
  { picture }: Katalog,
  { sebelum, sesudah, field }: { sebelum: Nama; sesudah: Nama; field: string },
): Promise<Refusal[]> {
  if (!picture) return []
  if (sesudah === null) return picture.tetap ? [] : [errors.gambarKosong({ kosong: picture.empty }).at(field)]
  if (sesudah === undefined) return [errors.gambarTidakDikenal().at(field)]
  const lama = all(sebelum)
  const baru = all(sesudah).filter((nama) => !lama.includes(nama))
  const tidakAda = await ambilFoto(ctx, picture.folder, baru)
  return tidakAda.length > 0 ? [errors.gambarTidakDikenal().at(field)] : []
}

/** Releases the pictures that the row no longer has: swept away once this has been committed. */
export function releasePicture(ctx: Context, { picture }: Katalog, sebelum: Nama, sesudah: Nama): void {
  if (!picture) return
  const tetap = new Set(all(sesudah))
  for (const nama of all(sebelum)) if (!tetap.has(nama)) lepasFoto(ctx, picture.folder, nama)
}
