/** The file that a command names: on this computer, or a backup by its name where backups are kept. */
import { stat } from 'node:fs/promises'
import { basename, dirname, resolve } from 'node:path'
import type { StartOptions } from '../settings/options.ts'
import { bukaTempat } from './buka-tempat.ts'
import { tempatFolder } from './tempat-folder.ts'
import type { Tempat } from './tempat.ts'

export interface FileSource {
  read: () => AsyncIterable<Buffer>
  /** With its place, for the record. */
  file: string
}

const di = (tempat: Tempat, nama: string): FileSource => ({
  read: () => tempat.read(nama),
  file: `${tempat.tempat}/${nama}`,
})

/** @throws in a sentence when there is none */
export async function fileSource({ cadangan }: StartOptions, file: string): Promise<FileSource> {
  const path = resolve(file)
  if (
    await stat(path).then(
      (s) => s.isFile(),
      () => false,
    )
  )
    return di(tempatFolder(dirname(path)), basename(path))
  const tempat = bukaTempat(cadangan.tempat)
  const nama = basename(file)
  if ((await tempat.ukuran(nama)) !== undefined) return di(tempat, nama)
  const lain = await yangAda(tempat)
  throw new Error(`berkas ${file} tidak ada${lain ? `; ${lain}` : ` di sini maupun di ${tempat.tempat}`}`)
}

const PALING_BANYAK = 10

/** The newest ones, so that nobody has to look elsewhere; '' where there is none. */
async function yangAda(tempat: Tempat): Promise<string> {
  const names = (await tempat.list()).slice(-PALING_BANYAK).toReversed()
  return names.length ? `yang ada di ${tempat.tempat}:\n  ${names.join('\n  ')}` : ''
}

/** Asks for the backup file that was not named: a whole sentence, with the files that are there. */
export async function requestFile(tempat: Tempat): Promise<string> {
  const ada = await yangAda(tempat)
  return ada
    ? `Sebutkan berkas cadangannya: npm run pulihkan -- <berkas>; ${ada}`
    : `Tidak ada cadangan di ${tempat.tempat}. Sebutkan berkas cadangan yang akan dipulihkan: npm run pulihkan -- <berkas>; bila cadangan disimpan di tempat lain: KENCANA_CADANGAN=<folder atau bucket> npm run pulihkan`
}
