/** What another thread has written, as it is sent on from here. */
import { createReadStream } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import type { Isi } from '../outcome.ts'
import type { Written } from './output.ts'

/** Bytes that are read and sent at a time. */
const SEPOTONG = 1 << 17

export const isiDari = (written: Written): Isi => {
  const { panjang } = written
  if ('fd' in written)
    return { panjang, isi: createReadStream('', { fd: written.fd, start: 0, highWaterMark: SEPOTONG }) }
  const { buffer: bytes, byteOffset, byteLength } = written.bytes
  return { panjang, isi: Buffer.from(bytes, byteOffset, byteLength) }
}

/** It is not sent after all. */
export const lepas = ({ isi }: Isi): void => {
  if (!Buffer.isBuffer(isi)) isi.destroy()
}

/** For what must travel in one piece. */
export const utuh = ({ isi }: Isi): Promise<Buffer> =>
  Buffer.isBuffer(isi) ? Promise.resolve(isi) : buffer(isi)
