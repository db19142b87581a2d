/**
 * The one door for a picture that somebody sends: it is decoded here, in a thread of sharp's, turned upright, made to fit, and written
 * anew. Nothing of what came beside the pixels is left of it (no EXIF, no GPS, no file behind the picture), and whatever reads it
 * afterwards, a browser or a PDF, reads what we wrote.
 */
import sharp, { type Sharp } from 'sharp'
import { GAMBAR_MAKS_BYTE, PIKSEL_MAKS, MAX_SIDE } from '#domain/calls/foto.ts'
import { LOGO_MAKS_BYTE, UKURAN_LOGO } from '#domain/calls/toko.ts'
import { errors } from '#domain/errors.ts'
import { bentukGambar, tolakBentuk } from '#domain/rules/picture-shape.ts'
import { Turn } from '../process/turns.ts'

export interface Ukuran {
  width: number
  height: number
  /** JPEG quality. */
  mutu: number
}

export interface Gambar {
  tipe: 'image/png' | 'image/jpeg'
  isi: Buffer
}

// Tills are answered first: a picture takes one core, and nothing is kept for the next.
sharp.concurrency(1)
sharp.cache(false)

/** The threads they take are also those that passwords are hashed in: two are left. And no shop waits behind another's album. */
const turn = new Turn({ sekaligus: 2, menunggu: 16 })
/** As long as the largest takes on a slow machine; what is made to take longer is left. */
const WAKTU_DETIK = 20
/** What comes in several goes is held whole until the last: 400 kB may be 400 MB. Other pictures pass by row by row. */
const SEKALIGUS_MAKS_BYTE = 150_000_000

/** One for each size asked for, all JPEG. @param milik whose turn it takes: the shop @throws errors.gambarTidakValid, errors.gambarHeic, errors.gambarBentukLain, errors.gambarTerlaluBesar, errors.gambarTerlaluLuas, errors.gambarTerlaluBerat, errors.sedangSibuk */
export const siapkanGambar = (milik: string, isi: Buffer, ukuran: readonly Ukuran[]): Promise<Buffer[]> =>
  turn.pakai(milik, async () => {
    const sizes = ukuran.toSorted((a, b) => b.width - a.width)
    const made: Buffer[] = []
    // Each from the one before: the large one is decoded once.
    let { gambar } = await dibuka(isi)
    for (const { width, height, mutu } of sizes) {
      const jpeg = await dibuat(
        fitInto(gambar, width, height).flatten({ background: '#ffffff' }).jpeg({ quality: mutu }),
      )
      made.push(jpeg)
      gambar = sharp(jpeg)
    }
    return ukuran.map((one) => made[sizes.indexOf(one)]!)
  })

/**
 * A drawing stays one: PNG, see-through where it was; a photograph stays JPEG.
 * @throws as siapkanGambar
 */
export const siapkanLogo = (milik: string, isi: Buffer): Promise<Gambar> =>
  turn.pakai(milik, async () => {
    const { gambar, tipe } = await dibuka(isi)
    const { lebar: width, tinggi: height } = UKURAN_LOGO
    const pas = fitInto(gambar, width, height)
    return { tipe, isi: await (tipe === 'image/png' ? pngDari(pas) : dibuat(pas.jpeg({ quality: 90 }))) }
  })

/** What can be seen through is unpacked by every print of it: only what is. Far too colourful, it has a palette. */
async function pngDari(gambar: Sharp): Promise<Buffer> {
  const png = await dibuat(gambar.png())
  const { isOpaque } = await sharp(png).stats()
  const jadi = isOpaque ? await sharp(png).removeAlpha().png({ compressionLevel: 9 }).toBuffer() : png
  return jadi.length > LOGO_MAKS_BYTE ? sharp(jadi).png({ palette: true }).toBuffer() : jadi
}

/** What is looked at before anything of it is unpacked: how many bytes, of what kind, how many pixels. */
async function dibuka(isi: Buffer): Promise<{ gambar: Sharp; tipe: Gambar['tipe'] }> {
  if (isi.length > GAMBAR_MAKS_BYTE) throw errors.gambarTerlaluBesar()
  // Before a decoder sees it: of the many that there are, two.
  const tolak = tolakBentuk(bentukGambar(isi))
  if (tolak) throw tolak
  // Its head alone is read.
  const { format, width, height, channels, depth, isProgressive } = await sharp(isi, {
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
    gambar: sharp(isi, { failOn: 'error', limitInputPixels: PIKSEL_MAKS, sequentialRead: true }),
    tipe: `image/${format}`,
  }
}

const fitInto = (gambar: Sharp, width: number, height: number): Sharp =>
  gambar.autoOrient().resize({ width, height, fit: 'inside', withoutEnlargement: true }).toColourspace('srgb')

const dibuat = (gambar: Sharp): Promise<Buffer> =>
  gambar
    .timeout({ seconds: WAKTU_DETIK })
    .toBuffer()
    .catch(() => {
      throw errors.gambarTidakValid()
    })
