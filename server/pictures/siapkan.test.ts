/** The one door of pictures: what is bad is refused, what is strange becomes plain, and neither costs the others anything. */
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { Refusal } from '#domain/errors.ts'
import { LOGO_MAKS_BYTE } from '#domain/calls/toko.ts'
import { GAMBAR_ANEH, GAMBAR_JAHAT, png } from '#test/tools/pictures.ts'
import { siapkanGambar, siapkanLogo } from './siapkan.ts'

const FOTO = [
  { width: 720, height: 1366, mutu: 80 },
  { width: 192, height: 192, mutu: 80 },
]

describe.each([
  ['a photo', (isi: Buffer) => siapkanGambar('TK01', isi, FOTO)],
  ['a logo', async (isi: Buffer) => [(await siapkanLogo('TK01', isi)).isi]],
])('%s', (_, siapkan) => {
  it.each(GAMBAR_JAHAT)('is not %s', async (_apa, buat) => {
    const isi = await buat()
    expect(isi.length).toBeLessThan(10_000)
    const error = await siapkan(isi).catch((e: unknown) => e)
    expect(error).toBeInstanceOf(Refusal)
    expect(error).toMatchObject({ status: 400 })
  })

  it.each(GAMBAR_ANEH)('with %s becomes a plain one', async (_apa, buat) => {
    for (const jadi of await siapkan(await buat())) {
      const kepala = await sharp(jadi).metadata()
      expect(kepala).toMatchObject({ isProgressive: false, depth: 'uchar' })
      expect(kepala.space).toMatch(/^(srgb|b-w)$/)
      expect([kepala.icc, kepala.exif, kepala.comments, kepala.pages]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
      ])
      expect(jadi.length).toBeLessThan(5_000)
    }
  })
})

it('what comes in several goes is held whole: only so much of it, told how it becomes less', async () => {
  const [, buat] = GAMBAR_JAHAT.find(([apa]) => apa.includes('held whole'))!
  await expect(siapkanGambar('TK01', await buat(), FOTO)).rejects.toMatchObject({ id: 'gambarTerlaluBerat' })
})

it('a logo stays a drawing, see-through where it was, and becomes no larger than what is sent', async () => {
  const tembus = (alpha: number) =>
    sharp({ create: { width: 900, height: 450, channels: 4, background: { r: 200, g: 155, b: 60, alpha } } })
      .png()
      .toBuffer()
  const kepala = async (isi: Buffer) => sharp((await siapkanLogo('TK01', isi)).isi).metadata()
  expect(await kepala(await tembus(0.5))).toMatchObject({
    format: 'png',
    width: 480,
    height: 240,
    channels: 4,
  })
  // That one could see through it, and nowhere does, would be unpacked by each print.
  expect(await kepala(await tembus(1))).toMatchObject({ format: 'png', channels: 3 })
  expect(await kepala(await png(30, 40))).toMatchObject({ format: 'png', width: 30, height: 40 })
  const acak = await sharp(
    Buffer.from(Uint32Array.from({ length: 115_200 }, (_, i) => (i * 2_654_435_761) >>> 0).buffer),
    {
      raw: { width: 480, height: 240, channels: 4 },
    },
  )
    .png()
    .toBuffer()
  const { isi } = await siapkanLogo('TK01', acak)
  expect(acak.length).toBeGreaterThan(LOGO_MAKS_BYTE)
  expect(isi.length).toBeLessThanOrEqual(LOGO_MAKS_BYTE)
  expect(await sharp(isi).metadata()).toMatchObject({ format: 'png', hasAlpha: true })
})

it('pictures of one shop are made one after the other, and another shop’s between them', async () => {
  const selesai: string[] = []
  const isi = await png(2_000, 2_000)
  const kirim = (toko: string) => siapkanGambar(toko, isi, FOTO).then(() => selesai.push(toko))
  await Promise.all([...Array.from({ length: 6 }, () => kirim('TK01')), kirim('TK02')])
  expect(selesai.indexOf('TK02')).toBeLessThan(3)
})
