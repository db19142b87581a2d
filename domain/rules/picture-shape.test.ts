import { expect, test } from 'vitest'
import { PICTURE } from '#test/tools/picture-shape.ts'
import { pictureShape, PICTURE_HEADERS, refuseShape } from './picture-shape.ts'

const bytes = (base64: string) => Uint8Array.from(atob(base64), (c) => c.charCodeAt(0))

test.each(Object.entries(PICTURE))('a file of %s is known by its beginning alone', (shape, content) => {
  expect(pictureShape(bytes(content))).toBe(shape)
  expect(pictureShape(bytes(content).subarray(0, PICTURE_HEADERS))).toBe(shape)
})

const box = (merek: string) => Uint8Array.from(`\0\0\0\x18ftyp${merek}`, (c) => c.charCodeAt(0))
test.each([
  ['heic\0\0\0\0mif1heic', 'HEIC'],
  ['heix\0\0\0\0mif1heix', 'HEIC'],
  ['mif1\0\0\0\0mif1heic', 'HEIC'],
  ['msf1\0\0\0\0hevcmif1', 'HEIC'],
  ['mif1\0\0\0\0mif1avif', 'AVIF'],
  ['avis\0\0\0\0msf1avis', 'AVIF'],
  ['isom\0\0\0\0isomavc1', undefined],
])('a box of %j is %s', (merek, shape) => {
  expect(pictureShape(box(merek))).toBe(shape)
})

test.each(['', 'x', '%PDF-1.7', '<svg xmlns="', '\xff\xd8', 'ftyp', 'GIF88a', 'RIFF....WAVE'])(
  '%j is no picture',
  (content) => {
    expect(pictureShape(Uint8Array.from(content, (c) => c.charCodeAt(0)))).toBeUndefined()
  },
)

test('what is not kept is told how it becomes what is', () => {
  expect([refuseShape('JPEG'), refuseShape('PNG')]).toEqual([undefined, undefined])
  expect(refuseShape('HEIC')!.message).toContain('Pengaturan › Kamera › Format › Paling Kompatibel')
  for (const shape of ['AVIF', 'WebP', 'GIF', 'TIFF', 'BMP'] as const)
    expect(refuseShape(shape)!.message).toBe(
      `Gambar ${shape} Belum Bisa Dipakai: Simpan Sebagai JPEG Atau PNG, Lalu Pilih Lagi`,
    )
  expect(refuseShape(undefined)!.message).toBe('Foto Harus JPEG Atau PNG Yang Utuh')
})
