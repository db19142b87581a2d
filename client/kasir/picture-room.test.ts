import { expect, test } from 'vitest'
import { picturePixels } from './picture-room.ts'

const u16 = (n: number) => [n >> 8, n & 255]
const blob = (...content: number[]) => new Blob([new Uint8Array(content)])

const png = (width: number, height: number) =>
  blob(
    0x89,
    0x50,
    0x4e,
    0x47,
    13,
    10,
    26,
    10,
    0,
    0,
    0,
    13,
    73,
    72,
    68,
    82,
    0,
    0,
    ...u16(width),
    0,
    0,
    ...u16(height),
  )
/** Behind what a camera wrote of `exif` bytes, tables and a byte of filling. */
const jpeg = (width: number, height: number, exif = 0) =>
  blob(
    ...[0xff, 0xd8, 0xff, 0xe1, ...u16(2 + exif), ...Array.from({ length: exif }, () => 0xff)],
    ...[0xff, 0xc4, ...u16(4), 1, 2, 0xff],
    ...[0xff, 0xc2, ...u16(11), 8, ...u16(height), ...u16(width), 1, 1, 17, 0],
  )

test.each([
  ['a PNG', png(300, 400), 120_000],
  ['a JPEG', jpeg(900, 1200), 1_080_000],
  ['a JPEG with all that a phone writes into it', jpeg(4_000, 3_000, 60_000), 12_000_000],
  ['one of 30,000 × 30,000', png(30_000, 30_000), 900_000_000],
])('%s says how large it is', async (_, file, pixels) => {
  expect(await picturePixels(file)).toBe(pixels)
})

test.each([
  ['nothing', blob()],
  ['a text', new Blob(['bukan foto, sepanjang apa pun'])],
  ['a JPEG cut short', blob(0xff, 0xd8, 0xff, 0xe0, 0, 16, 1)],
  ['a JPEG of nonsense', blob(0xff, 0xd8, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)],
])('of %s nobody knows', async (_, file) => {
  expect(await picturePixels(file)).toBeUndefined()
})
