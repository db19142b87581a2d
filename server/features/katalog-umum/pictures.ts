/** Addresses of the catalogue's pictures, and the object behind each that is published. */
import { pictureAddress, type FolderKatalog } from '#domain/katalog.ts'
import { namaBesar, objekFoto } from '../../foto/foto.ts'
import type { Content } from './content.ts'

/** Addresses of both sizes of a picture; another picture has another name. */
export const alamatDua = (folder: FolderKatalog, nama: string) => ({
  besar: pictureAddress(folder, nama),
  kecil: pictureAddress(folder, `${nama}-kecil`),
})

/** By what an address ends in, 'ITEM/3f….jpg': the object. What is not in it is not published, whoever knows its name. */
export function tayangPicture(content: Content): Map<string, string> {
  const random = (folder: FolderKatalog, nama: readonly string[]): [string, string][] =>
    nama.flatMap((n) => objekFoto(folder, n)).map((objek) => [objek, objek])
  const satu = (rows: readonly { gambar_name: string }[]): string[] => rows.map((r) => r.gambar_name)
  return new Map([
    ...random('KATEGORI_ICON', satu(content.kategori)),
    ...random('BANNER_ICON', satu(content.banner)),
    ...random('INFO_ICON', satu(content.info)),
    ...random('HADIAH', satu(content.hadiah)),
    ...random(
      'ITEM',
      content.item.flatMap((i) => i.gambar),
    ),
    ...content.splash.map((s): [string, string] => [
      `SPLASHSCREEN/${s.screen_name}.png`,
      namaBesar('SPLASHSCREEN', s.gambar_name),
    ]),
  ])
}
