/** Pictures in a folder of this computer, or of one that all processes share. */
import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isNama, pastikanNama, type Penyimpanan } from './penyimpanan.ts'

const isMissing = (error: unknown): boolean => (error as { code?: string }).code === 'ENOENT'

export function diFolder(folder: string): Penyimpanan {
  const tempatDari = (nama: string): string => {
    pastikanNama(nama)
    return join(folder, nama)
  }
  return {
    tempat: folder,
    async simpan(nama, content) {
      const file = tempatDari(nama)
      await mkdir(dirname(file), { recursive: true })
      const baru = `${file}.${randomBytes(6).toString('hex')}`
      try {
        await write(baru, content)
        // Whole or not at all: whoever reads meanwhile sees no half of it.
        await rename(baru, file)
      } catch (error) {
        await rm(baru, { force: true })
        throw error
      }
    },
    async ambil(nama) {
      try {
        return await readFile(tempatDari(nama))
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    async hapus(nama) {
      await rm(tempatDari(nama), { force: true })
    },
    async *list(di) {
      const folders =
        di === undefined ? (await folderContent(folder)).filter((f) => isNama(`${f}/a.jpg`)) : [di]
      for (const di of folders)
        yield* (await folderContent(join(folder, di))).map((name) => `${di}/${name}`).filter(isNama)
    },
  }
}

/** A folder that is not there holds nothing. */
const folderContent = (path: string): Promise<string[]> =>
  readdir(path).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })

async function write(path: string, content: Buffer): Promise<void> {
  const file = await open(path, 'wx')
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
}
