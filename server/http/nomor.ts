/** By what a request is known: in each line of the log, in its reply, and to whoever reads the number of an unexpected error out on the telephone. */
import { createHash, randomFillSync } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** Crockford's 32: none is taken for another when it is read out or written down. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const READABLE = /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/

/** The first forty bits: 'K7M2-9QXT'. */
function readable(bytes: Buffer): string {
  let sisa = bytes.readUIntBE(0, BYTE)
  let text = ''
  for (let i = 0; i < 8; i++) {
    text += (i === 4 ? '-' : '') + LETTERS[sisa % 32]!
    sisa = Math.floor(sisa / 32)
  }
  return text
}

const BYTE = 5
/** Asked of the system for many at once: one by one it costs more than all the rest of a number. */
const random = Buffer.alloc(800 * BYTE)
let terpakai = random.length
function baru(): string {
  if (terpakai === random.length) {
    randomFillSync(random)
    terpakai = 0
  }
  return readable(random.subarray(terpakai, (terpakai += BYTE)))
}

/** Id that a proxy may have given the request: nothing that breaks a line or a header. */
const DARI_PROKSI = /^[\w.:-]{8,64}$/

/** @param percaya tells whether an address is that of a proxy of ours */
export const requestId =
  (percaya: (alamat: string | undefined) => boolean) =>
  ({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): string => {
    const dibawa = headers['x-request-id']
    return typeof dibawa === 'string' && DARI_PROKSI.test(dibawa) && percaya(socket.remoteAddress)
      ? dibawa
      : baru()
  }

/** The request's own id, where it can be read out; of a proxy's the same short number each time. */
export const errorNumber = (id: string): string =>
  READABLE.test(id) ? id : readable(createHash('sha256').update(id).digest())
