/** Output that another thread has written, as it is sent on from here. */
import { createReadStream } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import type { Content } from '../outcome.ts'
import type { Written } from './output.ts'

/** Bytes that are read and sent at a time. */
const SEPOTONG = 1 << 17

export const contentFrom = (written: Written): Content => {
  const { length } = written
  if ('fd' in written)
    return {
      length,
      isi: createReadStream('', { fd: written.fd, start: 0, highWaterMark: SEPOTONG }),
    }
  const { buffer: bytes, byteOffset, byteLength } = written.bytes
  return { length, isi: Buffer.from(bytes, byteOffset, byteLength) }
}

/** Lets go of content that is not sent after all. */
export const lepas = ({ isi: content }: Content): void => {
  if (!Buffer.isBuffer(content)) content.destroy()
}

/** For what must travel in one piece. */
export const whole = ({ isi: content }: Content): Promise<Buffer> =>
  Buffer.isBuffer(content) ? Promise.resolve(content) : buffer(content)
