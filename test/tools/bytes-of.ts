/** Returns as bytes what a writer of files writes. */
import { contentFrom, whole } from '#server/threads/content.ts'
import { Output } from '#server/threads/output.ts'

export async function bytesOf<S>(
  write: (sheet: S, keluar: Output) => Promise<void>,
  sheet: S,
): Promise<Buffer> {
  const keluar = new Output()
  await write(sheet, keluar)
  return whole(contentFrom(keluar.selesai()))
}
