import { expect, test } from 'vitest'
import { GAMBAR } from '#test/tools/picture-shape.ts'
import { bentukGambar, KEPALA_GAMBAR, tolakBentuk } from './picture-shape.ts'

const bytes = (base64: string) => Uint8Array.from(atob(base64), (c) => c.charCodeAt(0))

test.each(Object.entries(GAMBAR))('a file of %s is known by its beginning alone', (bentuk, isi) => {
  expect(bentukGambar(bytes(isi))).toBe(bentuk)
  expect(bentukGambar(bytes(isi).subarray(0, KEPALA_GAMBAR))).toBe(bentuk)
})

const kotak = (merek: string) => Uint8Array.from(`\0\0\0\x18ftyp${merek}`, (c) => c.charCodeAt(0))
test.each([
  ['heic\0\0\0\0mif1heic', 'HEIC'],
  ['heix\0\0\0\0mif1heix', 'HEIC'],
  ['mif1\0\0\0\0mif1heic', 'HEIC'],
  ['msf1\0\0\0\0hevcmif1', 'HEIC'],
  ['mif1\0\0\0\0mif1avif', 'AVIF'],
  ['avis\0\0\0\0msf1avis', 'AVIF'],
  ['isom\0\0\0\0isomavc1', undefined],
])('a box of %j is %s', (merek, bentuk) => {
  expect(bentukGambar(kotak(merek))).toBe(bentuk)
})

test.each(['', 'x', '%PDF-1.7', '<svg xmlns="', '\xff\xd8', 'ftyp', 'GIF88a', 'RIFF....WAVE'])(
  '%j is no picture',
  (isi) => {
    expect(bentukGambar(Uint8Array.from(isi, (c) => c.charCodeAt(0)))).toBeUndefined()
  },
)

test('what is not kept is told how it becomes what is', () => {
  expect([tolakBentuk('JPEG'), tolakBentuk('PNG')]).toEqual([undefined, undefined])
  expect(tolakBentuk('HEIC')!.message).toContain('Pengaturan › Kamera › Format › Paling Kompatibel')
  for (const bentuk of ['AVIF', 'WebP', 'GIF', 'TIFF', 'BMP'] as const)
    expect(tolakBentuk(bentuk)!.message).toBe(
      `Gambar ${bentuk} Belum Bisa Dipakai: Simpan Sebagai JPEG Atau PNG, Lalu Pilih Lagi`,
    )
  expect(tolakBentuk(undefined)!.message).toBe('Foto Harus JPEG Atau PNG Yang Utuh')
})
