/**
 * The one door for a picture that somebody sends: it is decoded here, in a thread of sharp's, turned upright, made to fit, and written
 * anew. Nothing of what came beside the pixels is left of it (no EXIF, no GPS, no file behind the picture), and whatever reads it
 * afterwards, a browser or a PDF, reads what we wrote.
 */
import sharp, { type Sharp } from 'sharp'
import { MAX_PICTURE_BYTES, PIKSEL_MAKS, MAX_SIDE } from '#domain/calls/foto.ts'
import { LOGO_MAKS_BYTE, UKURAN_LOGO } from '#domain/calls/toko.ts'
import { errors } from '#domain/errors.ts'
import { pictureShape, refuseShape } from '#domain/rules/picture-shape.ts'
import { Turn } from '../process/turns.ts'

export interface Ukuran {
  width: number
  height: number
  /** JPEG quality. */
  mutu: number
}

export interface Picture {
  tipe: 'image/png' | 'image/jpeg'
  content: Buffer
}

// Tills are answered first: a picture takes one core, and nothing is kept for the next.
sharp.concurrency(1)
sharp.cache(false)

/** The threads they take are also those that passwords are hashed in: two are left. And no shop waits behind another's album. */
const turn = new Turn({ sekaligus: 2, menunggu: 16 })
/** As long as the largest takes on a slow machine; what is made to take longer is left. */
const TIME_SECONDS = 20
/**
 * Limit for a picture that comes in several goes: it is held whole until the last, and 400 kB may be 400 MB. Other
 * pictures pass by row by row.
 */
const SEKALIGUS_MAKS_BYTE = 150_000_000

/**
 * Makes a JPEG for every size asked for. @param milik the shop whose turn it takes @throws errors.gambarTidakValid,
 * errors.gambarHeic, errors.gambarBentukLain, errors.gambarTerlaluBesar, errors.gambarTerlaluLuas,
 * errors.gambarTerlaluBerat, errors.sedangSibuk
 */
export const preparePicture = (
  milik: string,
  content: Buffer,
  ukuran: readonly Ukuran[],
): Promise<Buffer[]> =>
  turn.pakai(milik, async () => {
    const sizes = ukuran.toSorted((a, b) => b.width - a.width)
    const made: Buffer[] = []
    // Every size is made from the one before: the large one is decoded once.
    let { picture } = await dibuka(content)
    for (const { width, height, mutu } of sizes) {
      const jpeg = await dibuat(
        fitInto(picture, width, height).flatten({ background: '#ffffff' }).jpeg({ quality: mutu }),
      )
      made.push(jpeg)
      picture = sharp(jpeg)
    }
    return ukuran.map((one) => made[sizes.indexOf(one)]!)
  })

/**
 * A drawing stays one: PNG, see-through where it was; a photograph stays JPEG.
 * @throws as preparePicture
 */
export const siapkanLogo = (milik: string, content: Buffer): Promise<Picture> =>
  turn.pakai(milik, async () => {
    const { picture, tipe } = await dibuka(content)
    const { lebar: width, tinggi: height } = UKURAN_LOGO
    const pas = fitInto(picture, width, height)
    return { tipe, content: await (tipe === 'image/png' ? pngDari(pas) : dibuat(pas.jpeg({ quality: 90 }))) }
  })

/**
 * Every print unpacks transparency, so only a picture that has some keeps it. A picture that is far too colourful gets
 * a palette.
 */
async function pngDari(picture: Sharp): Promise<Buffer> {
  const png = await dibuat(picture.png())
  const { isOpaque } = await sharp(png).stats()
  const jadi = isOpaque ? await sharp(png).removeAlpha().png({ compressionLevel: 9 }).toBuffer() : png
  return jadi.length > LOGO_MAKS_BYTE ? sharp(jadi).png({ palette: true }).toBuffer() : jadi
}

/** Looks at a picture before anything of it is unpacked: how many bytes, of what kind, how many pixels. */
async function dibuka(content: Buffer): Promise<{ picture: Sharp; tipe: Picture['tipe'] }> {
  if (content.length > MAX_PICTURE_BYTES) throw errors.gambarTerlaluBesar()
  // Before a decoder sees it: of the many that there are, two.
  const tolak = refuseShape(pictureShape(content))
  if (tolak) throw tolak
  // Only the head of the file is read.
  const { format, width, height, channels, depth, isProgressive } = await sharp(content, {
    limitInputPixels: false,
  })
    .metadata()
    .catch(() => {
      throw errors.gambarTidakValid()
    })
  if (format !== 'jpeg' && format !== 'png') throw errors.gambarTidakValid()
  if (width * height > PIKSEL_MAKS || Math.max(width, height) > MAX_SIDE) throw errors.gambarTerlaluLuas()
  const sampel = format === 'jpeg' || depth === 'ushort' ? 2 : 1
  if (isProgressive && width * height * channels * sampel > SEKALIGUS_MAKS_BYTE)
    throw errors.gambarTerlaluBerat()
  return {
    picture: sharp(content, { failOn: 'error', limitInputPixels: PIKSEL_MAKS, sequentialRead: true }),
    tipe: `image/${format}`,
  }
}

const fitInto = (picture: Sharp, width: number, height: number): Sharp =>
  picture
    .autoOrient()
    .resize({ width, height, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')

const dibuat = (picture: Sharp): Promise<Buffer> =>
  picture
    .timeout({ seconds: TIME_SECONDS })
    .toBuffer()
    .catch(() => {
      throw errors.gambarTidakValid()
    })
