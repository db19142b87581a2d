/** The archive of WAL as it leaves this machine: every file of it is encrypted, and proved to be this chain's where it is read (sandi.ts). */
import { opened, tersandi, type Bersandi } from '../sandi.ts'
import { Broken } from '../tar.ts'
import type { Tempat } from '../tempat.ts'

/** @param wajib true: an unencrypted file is refused, so nothing is restored from it unless somebody says so */
export function tempatTersandi(tempat: Tempat, kunci: Bersandi, wajib = false): Tempat {
  async function* read(nama: string): AsyncGenerator<Buffer> {
    try {
      yield* opened(tempat.read(nama), kunci, wajib)
    } catch (error) {
      throw error instanceof Broken
        ? new Error(`${nama} di ${tempat.tempat} ${error.message}`, { cause: error })
        : error
    }
  }
  return {
    ...tempat,
    read,
    write: (nama, content, periksa) =>
      tempat.write(nama, tersandi(content, kunci), (chunks) => periksa(opened(chunks, kunci))),
  }
}
