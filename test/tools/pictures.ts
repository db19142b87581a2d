/** Pictures as staff, and others, send them. */
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import type { Client, Reply } from './client.ts'

/** Of one colour. */
const polos = (width: number, height: number, color: string) =>
  sharp({ create: { width, height, channels: 3, background: color } })

export const jpeg = (width = 900, height = 1200, color = '#c89b3c'): Promise<Buffer> =>
  polos(width, height, color).jpeg().toBuffer()

export const png = (width = 300, height = 400, color = '#c89b3c'): Promise<Buffer> =>
  polos(width, height, color).png().toBuffer()

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

export const kirimFoto = (
  staf: Client,
  kode_barcode: string,
  content: Buffer,
  key?: string,
): Promise<Reply> =>
  staf.send('POST', `foto_produk/${kode_barcode}`, { foto: content.toString('base64') }, key)

/** A PNG as one writes it by hand: what its head says, what its rows hold, what stands beside them. */
interface WrittenPng {
  width: number
  height?: number
  /** Bits of a sample. */
  bit?: number
  /** 0: grey, 2: RGB, 3: palette, 6: RGB and how far one sees through. */
  color?: 0 | 2 | 3 | 4 | 6
  sela?: 0 | 1
  /** Of each row, its first byte: how it is to be read. 5 and more are none. */
  saring?: number
  /** Instead of rows of zeros. */
  row?: Buffer
  /** Between head and rows. */
  lagi?: readonly Buffer[]
  /** Of the packed rows only so much is there. */
  sampai?: number
  tanpaAkhir?: boolean
}
const SAMPEL = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 } as const

export function writtenPng({
  width,
  height = width,
  bit = 8,
  color = 6,
  sela = 0,
  saring = 0,
  row = Buffer.concat(
    Array.from({ length: height }, () => {
      const row = Buffer.alloc(1 + Math.ceil((width * bit * SAMPEL[color]) / 8))
      row[0] = saring
      return row
    }),
  ),
  lagi = [],
  sampai,
  tanpaAkhir = false,
}: WrittenPng): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([bit, color, 0, 0, sela], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    potongan('IHDR', head),
    ...lagi,
    potongan('IDAT', deflateSync(row).subarray(0, sampai)),
    ...(tanpaAkhir ? [] : [potongan('IEND', Buffer.alloc(0))]),
  ])
}

/** A chunk of a PNG. */
export function potongan(type: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), body])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(body.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** A PNG of a few kilobytes that promises so many pixels. */
export const bom = (side: number): Buffer =>
  writtenPng({ width: side, color: 2, row: Buffer.alloc(2_000_000) })

/** A JPEG whose head says that it is another size than it is. */
export async function jpegBerkata(width: number, height: number): Promise<Buffer> {
  const content = await jpeg(16, 16)
  const frame = content.indexOf(Buffer.from([0xff, 0xc0]))
  content.writeUInt16BE(height, frame + 5)
  content.writeUInt16BE(width, frame + 7)
  return content
}

let mega: Buffer | undefined
const seratusMega = (): Buffer => (mega ??= deflateSync(Buffer.alloc(100_000_000)))
const bernama = (nama: string, content: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`${nama}\0\0`, 'latin1'), content])

type Buatan = readonly [apa: string, buat: () => Buffer | Promise<Buffer>]

/**
 * Pictures that no reader of ours may be given: a few bytes of them make hours, gigabytes, or an error that nobody
 * catches.
 */
export const HOSTILE_PICTURES: readonly Buatan[] = [
  ['rows that are read in a way that there is none of', () => writtenPng({ width: 16, saring: 9 })],
  [
    'the same in its last row alone',
    () => writtenPng({ width: 1, height: 2, color: 0, row: Buffer.from([0, 7, 9, 7]) }),
  ],
  ['fewer rows than its head says', () => writtenPng({ width: 64, row: Buffer.alloc(100) })],
  ['rows cut off in the middle', () => writtenPng({ width: 300, sampai: 60 })],
  [
    'rows that do not unpack',
    () => writtenPng({ width: 16, lagi: [potongan('IDAT', Buffer.from('bukan zlib'))] }),
  ],
  ['a JPEG of 65,500 × 65,500', () => jpegBerkata(65_500, 65_500)],
  ['a JPEG of 65,500 × 700', () => jpegBerkata(65_500, 700)],
  ['a PNG of 60,000 × 60,000', () => bom(60_000)],
  [
    'a PNG of 2,000,000,000 × 1',
    () => writtenPng({ width: 2_000_000_000, height: 1, color: 0, row: Buffer.alloc(9) }),
  ],
  [
    'a PNG that is held whole, of 200 MB',
    () => writtenPng({ width: 6_000, height: 4_300, bit: 16, sela: 1, row: Buffer.alloc(9) }),
  ],
  ['a PNG of no height', () => writtenPng({ width: 16, height: 0 })],
  ['a palette that is not there', () => writtenPng({ width: 16, color: 3 })],
  ['three bits of a sample', () => writtenPng({ width: 16, bit: 3 })],
  ['a head that comes second', () => writtenPng({ width: 16 }).fill('tEXt', 12, 16)],
]

/** Pictures that other programs write too: they are read, and nothing strange in them is kept. */
export const ODD_PICTURES: readonly Buatan[] = [
  ['4096 × 4096 of nothing', () => writtenPng({ width: 4096 })],
  ['rows that go on behind the last', () => writtenPng({ width: 16, row: Buffer.alloc(2_000_000) })],
  [
    'a profile of 100 MB',
    () => writtenPng({ width: 16, lagi: [potongan('iCCP', bernama('x', seratusMega()))] }),
  ],
  [
    'a text of 100 MB',
    () => writtenPng({ width: 16, lagi: [potongan('zTXt', bernama('x', seratusMega()))] }),
  ],
  [
    'a film',
    () => writtenPng({ width: 16, lagi: [potongan('acTL', Buffer.from([0, 0, 0, 9, 0, 0, 0, 0]))] }),
  ],
  ['every other point first', () => writtenPng({ width: 16, sela: 1, row: Buffer.alloc(16 * 65 + 64) })],
  ['16 bits of a sample', () => writtenPng({ width: 16, bit: 16 })],
  ['grey, one sees through', () => writtenPng({ width: 16, color: 4 })],
  ['one bit of a sample', () => writtenPng({ width: 16, bit: 1, color: 0 })],
  ['no end', () => writtenPng({ width: 16, tanpaAkhir: true })],
  ['a JPEG for a printing press', () => polos(60, 40, '#c89b3c').toColourspace('cmyk').jpeg().toBuffer()],
  [
    'a JPEG that comes in several goes',
    () => polos(60, 40, '#c89b3c').jpeg({ progressive: true }).toBuffer(),
  ],
]
