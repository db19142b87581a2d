/** Pictures as staff, and others, send them. */
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import type { Client, Reply } from './client.ts'

/** Of one colour. */
const polos = (width: number, height: number, warna: string) =>
  sharp({ create: { width, height, channels: 3, background: warna } })

export const jpeg = (width = 900, height = 1200, warna = '#c89b3c'): Promise<Buffer> =>
  polos(width, height, warna).jpeg().toBuffer()

export const png = (width = 300, height = 400, warna = '#c89b3c'): Promise<Buffer> =>
  polos(width, height, warna).png().toBuffer()

/** As a phone makes it: lying on its side, with where and by what it was taken. */
export const dariTelepon = (width = 1200, height = 900): Promise<Buffer> =>
  polos(width, height, '#c89b3c')
    .withExif({
      IFD0: { Make: 'TELEPON', Copyright: 'RAHASIA-PEMOTRET' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '7/1 47/1 33/1', GPSLongitude: '110/1 21/1 57/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

export const kirimFoto = (staf: Client, kode_barcode: string, isi: Buffer, key?: string): Promise<Reply> =>
  staf.send('POST', `foto_produk/${kode_barcode}`, { foto: isi.toString('base64') }, key)

/** A PNG of a few kilobytes that promises so many pixels. */
export function bom(side: number): Buffer {
  const chunk = (type: string, body: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), body])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(body.length)
    sum.writeUInt32BE(crc32(named))
    return Buffer.concat([length, named, sum])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(2_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
