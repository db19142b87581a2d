/**
 * What kind of picture a file is, by its first bytes: its name and what a browser calls it are what somebody says of it. Kept are JPEG
 * and PNG alone; of the others it is said how they become one of these. Pure.
 */
import { errors, type Refusal } from '../errors.ts'

/** As many bytes as tell it. */
export const KEPALA_GAMBAR = 64

export type BentukGambar = 'JPEG' | 'PNG' | 'HEIC' | 'AVIF' | 'WebP' | 'GIF' | 'TIFF' | 'BMP'

/** undefined: no picture that is known here. @param isi the file, or its beginning */
export function bentukGambar(isi: Uint8Array): BentukGambar | undefined {
  const teks = String.fromCharCode(...isi.subarray(0, KEPALA_GAMBAR))
  return BENTUK.find(([, awal]) => awal.test(teks))?.[0] ?? bentukIso(teks)
}

const BENTUK: readonly (readonly [BentukGambar, RegExp])[] = [
  ['JPEG', /^\xff\xd8\xff/],
  ['PNG', /^\x89PNG\r\n/],
  ['GIF', /^GIF8[79]a/],
  ['WebP', /^RIFF[^]{4}WEBP/],
  ['TIFF', /^(II\*\0|MM\0\*)/],
  ['BMP', /^BM[^]{4}\0{4}/],
]

/** An iPhone's photos, and AVIF, lie in the same kind of box; its brands tell them apart, and 'mif1' is either. */
function bentukIso(teks: string): BentukGambar | undefined {
  const [, merek] = /^[^]{4}ftyp([^]{4,56})/.exec(teks) ?? []
  if (merek === undefined) return undefined
  if (/avi[fs]/.test(merek)) return 'AVIF'
  return /hei[cxms]|hev[cxms]|mif1|msf1/.test(merek) ? 'HEIC' : undefined
}

/** What is said of one that is not kept; undefined where it is. */
export function tolakBentuk(bentuk: BentukGambar | undefined): Refusal | undefined {
  if (bentuk === 'JPEG' || bentuk === 'PNG') return undefined
  if (bentuk === undefined) return errors.gambarTidakValid()
  return bentuk === 'HEIC' ? errors.gambarHeic() : errors.gambarBentukLain({ bentuk })
}
