/** Pictures of a row while its form is open: those it has, and those that are not at the server yet. */
import { simpanKatalogPicture, ukuranKatalog } from '#domain/calls/katalog.ts'
import type { KatalogRow, FolderKatalog, Katalog } from '#domain/katalog.ts'
import { alamatData } from '#client/kasir/foto.ts'
import { kecilkanFoto } from '#client/kasir/kecilkan-foto.ts'
import { call } from '#client/net/api.ts'

export interface Picture {
  kunci: string
  /** The address where the app reads the picture; '' while it is not stored. */
  alamat: string
  /** As the row keeps it, once it is stored. */
  nama?: string
  /**
   * The bytes of a picture chosen here, as a data address: shown meanwhile, and stored again when the server has swept
   * the picture away.
   */
  asal?: string
}

/** The field of the form, and of the request, that has the pictures. */
export const pictureFields = ({ picture }: Katalog): string => (picture?.tetap ? 'image_path' : 'gambar_name')

/** Addresses of a row's pictures, in their order. */
export const rowAddress = ({ picture }: Katalog, row: KatalogRow): string[] =>
  [row[picture?.tetap ? 'image_path' : 'gambar_path'] ?? []].flat().filter(Boolean) as string[]

export function pictureFrom(katalog: Katalog, row: KatalogRow): Picture[] {
  const nama = katalog.picture?.tetap ? [] : ([row['gambar_name']].flat() as string[])
  return rowAddress(katalog, row).map((alamat, i) => ({
    kunci: nama[i] ?? alamat,
    alamat,
    ...(nama[i] !== undefined && { nama: nama[i] }),
  }))
}

/** The small one beside it, for lists; a picture that always is the one of now has none. */
export const alamatKecil = (alamat: string): string => alamat.replace(/\.jpg$/, '-kecil.jpg')

let urut = 0
/** A file that was chosen, made as small as its folder keeps it. @throws Refusal when it is no picture */
export async function newPicture(file: Blob, folder: FolderKatalog): Promise<Picture> {
  const asal = await alamatData(await kecilkanFoto(file, ukuranKatalog(folder)))
  return { kunci: `baru-${++urut}`, alamat: '', asal }
}

/** A far bucket and a slow connection. */
const TIMEOUT_MS = 60_000

/** Stores those that are not stored yet. @throws ApiError */
export async function savePicture(
  folder: FolderKatalog,
  pictures: readonly Picture[],
  onSatu: (tersimpan: Picture) => void,
): Promise<Picture[]> {
  const jadi: Picture[] = []
  for (const one of pictures) {
    if (one.alamat !== '' || one.asal === undefined) {
      jadi.push(one)
      continue
    }
    const { gambar_name, gambar_path } = await call(
      simpanKatalogPicture,
      { params: { folder }, body: { gambar: one.asal.split(',')[1]! } },
      { timeout: TIMEOUT_MS, quiet: true },
    )
    const tersimpan = { ...one, nama: gambar_name, alamat: gambar_path }
    onSatu(tersimpan)
    jadi.push(tersimpan)
  }
  return jadi
}

/** Stored a while ago and named by no row yet, they may be swept away: the next save stores them again. */
export const lupaTersimpan = (pictures: readonly Picture[]): Picture[] =>
  pictures.map((one) => (one.asal === undefined ? one : { kunci: one.kunci, alamat: '', asal: one.asal }))
