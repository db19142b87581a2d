/** The one door of pictures: what is bad is refused, what is strange becomes plain, and neither costs the others anything. */
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { Refusal } from '#domain/errors.ts'
import { LOGO_MAKS_BYTE } from '#domain/calls/toko.ts'
import { ODD_PICTURES, HOSTILE_PICTURES, png } from '#test/tools/pictures.ts'
import { preparePicture, siapkanLogo } from './siapkan.ts'

const FOTO = [
  { width: 720, height: 1366, mutu: 80 },
  { width: 192, height: 192, mutu: 80 },
]

describe.each([
  ['a photo', (content: Buffer) => preparePicture('TK01', content, FOTO)],
  ['a logo', async (content: Buffer) => [(await siapkanLogo('TK01', content)).content]],
])('%s', (_, siapkan) => {
  it.each(HOSTILE_PICTURES)('is not %s', async (_apa, buat) => {
    const content = await buat()
    expect(content.length).toBeLessThan(10_000)
    const error = await siapkan(content).catch((e: unknown) => e)
    expect(error).toBeInstanceOf(Refusal)
    expect(error).toMatchObject({ status: 400 })
  })

  it.each(ODD_PICTURES)('with %s becomes a plain one', async (_apa, buat) => {
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
  const [, buat] = HOSTILE_PICTURES.find(([apa]) => apa.includes('held whole'))!
  await expect(preparePicture('TK01', await buat(), FOTO)).rejects.toMatchObject({ id: 'gambarTerlaluBerat' })
})

it('a logo stays a drawing, see-through where it was, and becomes no larger than what is sent', async () => {
  const tembus = (alpha: number) =>
    sharp({ create: { width: 900, height: 450, channels: 4, background: { r: 200, g: 155, b: 60, alpha } } })
      .png()
      .toBuffer()
  const kepala = async (content: Buffer) => sharp((await siapkanLogo('TK01', content)).content).metadata()
  expect(await kepala(await tembus(0.5))).toMatchObject({
    format: 'png',
    width: 480,
    height: 240,
    channels: 4,
  })
  // Transparency that is declared and nowhere used would be unpacked by every print.
  expect(await kepala(await tembus(1))).toMatchObject({ format: 'png', channels: 3 })
  expect(await kepala(await png(30, 40))).toMatchObject({ format: 'png', width: 30, height: 40 })
  const random = await sharp(
    Buffer.from(Uint32Array.from({ length: 115_200 }, (_, i) => (i * 2_654_435_761) >>> 0).buffer),
    {
      raw: { width: 480, height: 240, channels: 4 },
    },
  )
    .png()
    .toBuffer()
  const { content } = await siapkanLogo('TK01', random)
  expect(random.length).toBeGreaterThan(LOGO_MAKS_BYTE)
  expect(content.length).toBeLessThanOrEqual(LOGO_MAKS_BYTE)
  expect(await sharp(content).metadata()).toMatchObject({ format: 'png', hasAlpha: true })
})

it('pictures of one shop are made one after the other, and another shop’s between them', async () => {
  const selesai: string[] = []
  const content = await png(2_000, 2_000)
  const kirim = (toko: string) => preparePicture(toko, content, FOTO).then(() => selesai.push(toko))
  await Promise.all([...Array.from({ length: 6 }, () => kirim('TK01')), kirim('TK02')])
  expect(selesai.indexOf('TK02')).toBeLessThan(3)
})
