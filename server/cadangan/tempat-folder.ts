/** Backups in a folder: written beside their name, brought to the disk, read again, and only then given it. */
import { open, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { NAMA_CADANGAN } from '#domain/rules/cadangan.ts'
import type { Bagian, Tempat } from './tempat.ts'

const SEMENTARA = '.sementara'

export function tempatFolder(tempat: string, bagian?: Bagian): Tempat {
  const folder = bagian ? join(tempat, bagian.folder) : tempat
  const pola = bagian?.nama ?? NAMA_CADANGAN
  const di = (nama: string): string => join(folder, nama)
  return {
    tempat: folder,
    siapkan: async () => void (await mkdir(folder, { recursive: true, mode: 0o700 })),
    async write(nama, content, periksa) {
      await stat(tempat).catch(() => {
        throw new Error(`folder ${tempat} tidak ada: sambungkan disknya, atau buat folder itu`)
      })
      if (bagian) await mkdir(folder, { recursive: true, mode: 0o700 })
      const sementara = `${di(nama)}${SEMENTARA}`
      try {
        await writeFile(sementara, content)
        await periksa(readFile(sementara))
        await rename(sementara, di(nama))
        await tetapkan(folder)
      } catch (error) {
        await rm(sementara, { force: true })
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
        throw new Error(`disk ${folder} penuh`, { cause: error })
      }
    },
    ukuran: (nama) =>
      stat(di(nama)).then(
        (s) => s.size,
        () => undefined,
      ),
    read: (nama) => readFile(di(nama)),
    list: async () => (await readdir(folder).catch(() => [])).filter((nama) => pola.test(nama)).sort(),
    hapus: (nama) => rm(di(nama), { force: true }),
    bersihkan: (nama) => rm(`${di(nama)}${SEMENTARA}`, { force: true }),
  }
}

/** Writes a file that only its owner can read: it holds the whole chain. */
async function writeFile(path: string, content: AsyncIterable<Buffer>): Promise<void> {
  const file = await open(path, 'w', 0o600)
  try {
    for await (const chunk of content)
      for (let at = 0; at < chunk.length;) at += (await file.write(chunk, at)).bytesWritten
    await file.sync()
  } finally {
    await file.close()
  }
}

/** The name itself outlives a power cut; a system that opens no folders keeps it by itself. */
async function tetapkan(folder: string): Promise<void> {
  const handle = await open(folder).catch(() => undefined)
  await handle?.sync().catch(() => {})
  await handle?.close()
}

const READ_AT_ONCE = 1_048_576

async function* readFile(path: string): AsyncGenerator<Buffer> {
  const file = await open(path)
  try {
    for (;;) {
      const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(READ_AT_ONCE))
      if (!bytesRead) return
      yield buffer.subarray(0, bytesRead)
    }
  } finally {
    await file.close()
  }
}
