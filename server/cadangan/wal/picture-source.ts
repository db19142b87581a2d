/**
 * The source of the pictures of a moment: WAL has none. Pictures never change, so those that lie there now are those of
 * then.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { bukaPenyimpanan } from '../../pictures/buka.ts'
import { diFolder } from '../../pictures/folder.ts'
import type { Penyimpanan } from '../../pictures/penyimpanan.ts'
import type { StartOptions } from '../../settings/options.ts'
import { tempatDari } from '../../settings/tempat.ts'
import { pictureFrom } from '../manifest.ts'
import { readCadangan } from '../periksa.ts'
import type { Pembuka } from '../segel.ts'
import { fileSource } from '../file-source.ts'

/**
 * @param dari the shop's folder or bucket of pictures, or a backup file, where that is gone; undefined: the storage of the settings
 * @param folder what is unpacked goes here
 */
export async function pictureSource(
  options: StartOptions,
  dari: string | undefined,
  pembuka: Pembuka,
  folder: string,
): Promise<Penyimpanan> {
  if (!dari) return bukaPenyimpanan(options.penyimpanan)
  if (!/\.tar(?:\.age)?$/.test(dari))
    return bukaPenyimpanan(tempatDari('Gambar', dari, process.env, ['KENCANA_S3']))
  const { read, file } = await fileSource(options, dari)
  const di = join(folder, 'gambar')
  await mkdir(di, { mode: 0o700 })
  const opened = diFolder(di)
  await readCadangan(read(), pembuka, async ({ nama, content }) => {
    const picture = pictureFrom(nama)
    if (picture) await opened.simpan(picture, content)
  })
  return { ...opened, tempat: file }
}
