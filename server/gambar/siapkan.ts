/**
 * A picture as it was sent becomes one as it is kept: decoded, turned upright, made to fit, and written anew as JPEG. Nothing
 * of what came beside the pixels is left of it: no EXIF, no GPS, no file behind the picture.
 */
import sharp, { type Sharp } from 'sharp'
import { GAMBAR_MAKS_BYTE, PIKSEL_MAKS } from '#domain/calls/foto.ts'
import { errors } from '#domain/errors.ts'
import { bentukGambar, tolakBentuk } from '#domain/rules/bentuk-gambar.ts'

export interface Ukuran {
  lebar: number
  tinggi: number
  /** JPEG quality. */
  mutu: number
}

// Tills are answered first: a picture takes one core, and nothing is kept for the next.
sharp.concurrency(1)
sharp.cache(false)

const BENTUK = new Set<string | undefined>(['jpeg', 'png'])

/** One for each size asked for. @throws errors.gambarTidakValid, errors.gambarHeic, errors.gambarBentukLain, errors.gambarTerlaluBesar, errors.gambarTerlaluLuas */
export async function siapkanGambar(isi: Buffer, ukuran: readonly Ukuran[]): Promise<Buffer[]> {
  if (isi.length > GAMBAR_MAKS_BYTE) throw errors.gambarTerlaluBesar()
  // Before a decoder sees it: of the many that there are, two.
  const tolak = tolakBentuk(bentukGambar(isi))
  if (tolak) throw tolak
  // Its head alone is read.
  const { format, width, height } = await sharp(isi, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw errors.gambarTidakValid()
    })
  if (!BENTUK.has(format)) throw errors.gambarTidakValid()
  if (width * height > PIKSEL_MAKS) throw errors.gambarTerlaluLuas()
  const sizes = ukuran.toSorted((a, b) => b.lebar - a.lebar)
  const made: Buffer[] = []
  // Each from the one before: the large one is decoded once.
  let from: Sharp = sharp(isi, { failOn: 'error', limitInputPixels: PIKSEL_MAKS, sequentialRead: true })
  for (const { lebar, tinggi, mutu } of sizes) {
    const jpeg = await from
      .autoOrient()
      .resize({ width: lebar, height: tinggi, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: mutu })
      .toBuffer()
      .catch(() => {
        throw errors.gambarTidakValid()
      })
    made.push(jpeg)
    from = sharp(jpeg)
  }
  return ukuran.map((one) => made[sizes.indexOf(one)]!)
}
