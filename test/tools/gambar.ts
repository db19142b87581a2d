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

/** A PNG as one writes it by hand: what its head says, what its rows hold, what stands beside them. */
interface PngDitulis {
  lebar: number
  tinggi?: number
  /** Bits of a sample. */
  bit?: number
  /** 0: grey, 2: RGB, 3: palette, 6: RGB and how far one sees through. */
  warna?: 0 | 2 | 3 | 4 | 6
  sela?: 0 | 1
  /** Of each row, its first byte: how it is to be read. 5 and more are none. */
  saring?: number
  /** Instead of rows of zeros. */
  baris?: Buffer
  /** Between head and rows. */
  lagi?: readonly Buffer[]
  /** Of the packed rows only so much is there. */
  sampai?: number
  tanpaAkhir?: boolean
}
const SAMPEL = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 } as const

export function pngDitulis({
  lebar,
  tinggi = lebar,
  bit = 8,
  warna = 6,
  sela = 0,
  saring = 0,
  baris = Buffer.concat(
    Array.from({ length: tinggi }, () => {
      const row = Buffer.alloc(1 + Math.ceil((lebar * bit * SAMPEL[warna]) / 8))
      row[0] = saring
      return row
    }),
  ),
  lagi = [],
  sampai,
  tanpaAkhir = false,
}: PngDitulis): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(lebar, 0)
  head.writeUInt32BE(tinggi, 4)
  head.set([bit, warna, 0, 0, sela], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    potongan('IHDR', head),
    ...lagi,
    potongan('IDAT', deflateSync(baris).subarray(0, sampai)),
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
  pngDitulis({ lebar: side, warna: 2, baris: Buffer.alloc(2_000_000) })

/** A JPEG whose head says that it is another size than it is. */
export async function jpegBerkata(lebar: number, tinggi: number): Promise<Buffer> {
  const isi = await jpeg(16, 16)
  const frame = isi.indexOf(Buffer.from([0xff, 0xc0]))
  isi.writeUInt16BE(tinggi, frame + 5)
  isi.writeUInt16BE(lebar, frame + 7)
  return isi
}

let mega: Buffer | undefined
const seratusMega = (): Buffer => (mega ??= deflateSync(Buffer.alloc(100_000_000)))
const bernama = (nama: string, isi: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`${nama}\0\0`, 'latin1'), isi])

type Buatan = readonly [apa: string, buat: () => Buffer | Promise<Buffer>]

/** What no reader of ours may be given: of a few bytes it makes hours, gigabytes, or an error that nobody catches. */
export const GAMBAR_JAHAT: readonly Buatan[] = [
  ['rows that are read in a way that there is none of', () => pngDitulis({ lebar: 16, saring: 9 })],
  [
    'the same in its last row alone',
    () => pngDitulis({ lebar: 1, tinggi: 2, warna: 0, baris: Buffer.from([0, 7, 9, 7]) }),
  ],
  ['fewer rows than its head says', () => pngDitulis({ lebar: 64, baris: Buffer.alloc(100) })],
  ['rows cut off in the middle', () => pngDitulis({ lebar: 300, sampai: 60 })],
  [
    'rows that do not unpack',
    () => pngDitulis({ lebar: 16, lagi: [potongan('IDAT', Buffer.from('bukan zlib'))] }),
  ],
  ['a JPEG of 65,500 × 65,500', () => jpegBerkata(65_500, 65_500)],
  ['a JPEG of 65,500 × 700', () => jpegBerkata(65_500, 700)],
  ['a PNG of 60,000 × 60,000', () => bom(60_000)],
  [
    'a PNG of 2,000,000,000 × 1',
    () => pngDitulis({ lebar: 2_000_000_000, tinggi: 1, warna: 0, baris: Buffer.alloc(9) }),
  ],
  [
    'a PNG that is held whole, of 200 MB',
    () => pngDitulis({ lebar: 6_000, tinggi: 4_300, bit: 16, sela: 1, baris: Buffer.alloc(9) }),
  ],
  ['a PNG of no height', () => pngDitulis({ lebar: 16, tinggi: 0 })],
  ['a palette that is not there', () => pngDitulis({ lebar: 16, warna: 3 })],
  ['three bits of a sample', () => pngDitulis({ lebar: 16, bit: 3 })],
  ['a head that comes second', () => pngDitulis({ lebar: 16 }).fill('tEXt', 12, 16)],
]

/** What other programs write too: it is read, and of what is strange in it nothing is kept. */
export const GAMBAR_ANEH: readonly Buatan[] = [
  ['4096 × 4096 of nothing', () => pngDitulis({ lebar: 4096 })],
  ['rows that go on behind the last', () => pngDitulis({ lebar: 16, baris: Buffer.alloc(2_000_000) })],
  [
    'a profile of 100 MB',
    () => pngDitulis({ lebar: 16, lagi: [potongan('iCCP', bernama('x', seratusMega()))] }),
  ],
  [
    'a text of 100 MB',
    () => pngDitulis({ lebar: 16, lagi: [potongan('zTXt', bernama('x', seratusMega()))] }),
  ],
  [
    'a film',
    () => pngDitulis({ lebar: 16, lagi: [potongan('acTL', Buffer.from([0, 0, 0, 9, 0, 0, 0, 0]))] }),
  ],
  ['every other point first', () => pngDitulis({ lebar: 16, sela: 1, baris: Buffer.alloc(16 * 65 + 64) })],
  ['16 bits of a sample', () => pngDitulis({ lebar: 16, bit: 16 })],
  ['grey, one sees through', () => pngDitulis({ lebar: 16, warna: 4 })],
  ['one bit of a sample', () => pngDitulis({ lebar: 16, bit: 1, warna: 0 })],
  ['no end', () => pngDitulis({ lebar: 16, tanpaAkhir: true })],
  ['a JPEG for a printing press', () => polos(60, 40, '#c89b3c').toColourspace('cmyk').jpeg().toBuffer()],
  [
    'a JPEG that comes in several goes',
    () => polos(60, 40, '#c89b3c').jpeg({ progressive: true }).toBuffer(),
  ],
]
