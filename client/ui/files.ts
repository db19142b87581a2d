/** A file that the user gives, on its way to the server. */
import { MAX_FILE_BYTES, type SendFile, type ReadChoice } from '#domain/impor/result.ts'
import { errors } from '#domain/errors.ts'

export interface FileOf {
  nama: string
  /** base64 */
  content: string
  /** The user's choices of how the file is read. */
  choice?: ReadChoice
}

/** As every call takes it: the look and the save say the same. */
export const kirimOf = ({ content, choice }: FileOf): SendFile => ({ berkas: content, ...choice })

const SEKALIGUS = 0x8000

/** @throws Refusal for a file that is empty, or larger than the server takes */
export async function readFile(file: File): Promise<FileOf> {
  if (file.size === 0) throw errors.berkasKosong()
  if (file.size > MAX_FILE_BYTES) throw errors.terlaluBesar()
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  for (let from = 0; from < bytes.length; from += SEKALIGUS)
    text += String.fromCharCode(...bytes.subarray(from, from + SEKALIGUS))
  return { nama: file.name, content: btoa(text) }
}
