/** Addresses of the catalogue's pictures, and the object behind each that is published. */
import { alamatGambar, type FolderKatalog } from '#domain/katalog.ts'
import { namaBesar, objekFoto } from '../../foto/foto.ts'
import type { Isi } from './content.ts'

/** Another picture has another name. */
export const alamatDua = (folder: FolderKatalog, nama: string) => ({
  besar: alamatGambar(folder, nama),
  kecil: alamatGambar(folder, `${nama}-kecil`),
})

/** By what an address ends in, 'ITEM/3f….jpg': the object. What is not in it is not published, whoever knows its name. */
export function gambarTayang(isi: Isi): Map<string, string> {
  const acak = (folder: FolderKatalog, nama: readonly string[]): [string, string][] =>
    nama.flatMap((n) => objekFoto(folder, n)).map((objek) => [objek, objek])
  const satu = (rows: readonly { gambar_name: string }[]): string[] => rows.map((r) => r.gambar_name)
  return new Map([
    ...acak('KATEGORI_ICON', satu(isi.kategori)),
    ...acak('BANNER_ICON', satu(isi.banner)),
    ...acak('INFO_ICON', satu(isi.info)),
    ...acak('HADIAH', satu(isi.hadiah)),
    ...acak(
      'ITEM',
      isi.item.flatMap((i) => i.gambar),
    ),
    ...isi.splash.map((s): [string, string] => [
      `SPLASHSCREEN/${s.screen_name}.png`,
      namaBesar('SPLASHSCREEN', s.gambar_name),
    ]),
  ])
}
