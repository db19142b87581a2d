/**
 * Storage of pictures: a folder, or any bucket that speaks S3. Photos of pieces are there, and pictures of the
 * catalogue. An object is written once under its name; objects that must go are handed to sapu.ts.
 */
export interface Penyimpanan {
  /** For the terminal and the log; tells no secret. */
  readonly tempat: string
  simpan(nama: string, content: Buffer): Promise<void>
  /** undefined when there is none of that name. */
  ambil(nama: string): Promise<Buffer | undefined>
  /** An object that is not there counts as removed. */
  hapus(nama: string): Promise<void>
  /** Every name in one of the fixed folders; of all of them when none is said. */
  list(folder?: string): AsyncIterable<string>
}

/**
 * Name of an object: a fixed folder, and a name in it: 'BARANG/3f….jpg', 'SPLASHSCREEN/GUEST-1.png'. No way leads out
 * of the folder.
 */
const NAMA = /^[A-Z][A-Z_]{0,30}\/[A-Za-z0-9][A-Za-z0-9-]{0,60}\.(jpg|png)$/

export const isNama = (nama: string): boolean => NAMA.test(nama)

/** @throws when the name is none: names are made by the server, never by who sends a picture */
export function pastikanNama(nama: string): void {
  if (!isNama(nama)) throw new Error(`not a name of a picture: ${JSON.stringify(nama)}`)
}

export const tipeDari = (nama: string): string => (nama.endsWith('.png') ? 'image/png' : 'image/jpeg')
