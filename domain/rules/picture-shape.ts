/**
 * Tells the kind of a picture by its first bytes: a file's name and the type a browser gives it prove nothing. Only
 * JPEG and PNG are kept; for other kinds the refusal says how to convert them. Pure.
 */
import { errors, type Refusal } from '../errors.ts'

/** As many bytes as tell it. */
export const PICTURE_HEADERS = 64

export type PictureShape = 'JPEG' | 'PNG' | 'HEIC' | 'AVIF' | 'WebP' | 'GIF' | 'TIFF' | 'BMP'

/** undefined: no picture that is known here. @param isi the file, or its beginning */
export function pictureShape(content: Uint8Array): PictureShape | undefined {
  const text = String.fromCharCode(...content.subarray(0, PICTURE_HEADERS))
  return SHAPE.find(([, awal]) => awal.test(text))?.[0] ?? isoShape(text)
}

const SHAPE: readonly (readonly [PictureShape, RegExp])[] = [
  ['JPEG', /^\xff\xd8\xff/],
  ['PNG', /^\x89PNG\r\n/],
  ['GIF', /^GIF8[79]a/],
  ['WebP', /^RIFF[^]{4}WEBP/],
  ['TIFF', /^(II\*\0|MM\0\*)/],
  ['BMP', /^BM[^]{4}\0{4}/],
]

/** An iPhone's photos, and AVIF, lie in the same kind of box; its brands tell them apart, and 'mif1' is either. */
function isoShape(text: string): PictureShape | undefined {
  const [, merek] = /^[^]{4}ftyp([^]{4,56})/.exec(text) ?? []
  if (merek === undefined) return undefined
  if (/avi[fs]/.test(merek)) return 'AVIF'
  return /hei[cxms]|hev[cxms]|mif1|msf1/.test(merek) ? 'HEIC' : undefined
}

/** Returns the refusal of a picture that is not kept; undefined where it is kept. */
export function refuseShape(shape: PictureShape | undefined): Refusal | undefined {
  if (shape === 'JPEG' || shape === 'PNG') return undefined
  if (shape === undefined) return errors.gambarTidakValid()
  return shape === 'HEIC' ? errors.gambarHeic() : errors.gambarBentukLain({ bentuk: shape })
}
