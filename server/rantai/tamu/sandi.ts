/** Seals what tells who a person is on its way between two servers: a portal may be http, and addresses are logged. */
import { createHash } from 'node:crypto'
import { Rahasia } from '../../process/rahasia.ts'

/** A key of its own, so that what signs never seals. */
const sandiDari = (kunci: string): Rahasia =>
  new Rahasia(createHash('sha256').update('sandi\n').update(Buffer.from(kunci, 'base64url')).digest())

export const tutupUntuk = (kunci: string, content: unknown): string =>
  sandiDari(kunci).tutup(JSON.stringify(content)).toString('base64url')

/** undefined when it was sealed with another key, or is none. */
export function bukaDari(kunci: string, text: string): unknown {
  try {
    return JSON.parse(sandiDari(kunci).buka(Buffer.from(text, 'base64url')))
  } catch {
    return undefined
  }
}
