/** Opens the storage that the operator chose: KENCANA_PENYIMPANAN is a folder, or the address of a bucket. */
import { randomBytes } from 'node:crypto'
import { diFolder } from './folder.ts'
import type { Penyimpanan } from './penyimpanan.ts'
import { diS3, type S3Options } from './s3.ts'

export type ChosenPenyimpanan = { folder: string } | { s3: S3Options }

export const bukaPenyimpanan = (chosen: ChosenPenyimpanan): Penyimpanan =>
  'folder' in chosen ? diFolder(chosen.folder) : diS3(chosen.s3)

/** Writes, reads and removes a little, so that the operator hears at the start what staff would hear at the first photo. @throws what is in the way */
export async function cobaPenyimpanan(penyimpanan: Penyimpanan): Promise<void> {
  const nama = `PERIKSA/${randomBytes(12).toString('hex')}.jpg`
  const content = randomBytes(16)
  await penyimpanan.simpan(nama, content)
  const kembali = await penyimpanan.ambil(nama)
  await penyimpanan.hapus(nama)
  if (!kembali?.equals(content)) throw new Error('yang disimpan tidak terbaca kembali')
}

/** A server that was given none: it has no pictures, and takes none. */
export const tanpaPenyimpanan: Penyimpanan = {
  tempat: '-',
  simpan: () => Promise.reject(new Error('tidak ada penyimpanan')),
  ambil: () => Promise.resolve(undefined),
  hapus: () => Promise.resolve(),
  async *list() {},
}
