/** A picture that is kept must be one: a broken one would only be found when somebody prints it. */
import { inflateSync } from 'node:zlib'
import { LOGO_MAKS_BYTE } from '#domain/calls/toko.ts'
import { errors } from '#domain/errors.ts'
import { bentukGambar, tolakBentuk } from '#domain/rules/bentuk-gambar.ts'

export interface Gambar {
  tipe: string
  isi: Buffer
}

/** @param data data:image/png;base64,… or jpeg @throws errors.gambarHeic, errors.gambarBentukLain; errors.logoTidakValid when the bytes are not what they are said to be */
export function gambarDari(data: string): Gambar {
  const [head, text] = data.split(',') as [string, string]
  const tipe = head.slice('data:'.length, -';base64'.length)
  const isi = Buffer.from(text, 'base64')
  const bentuk = bentukGambar(isi)
  // Of one that is no picture at all the logo has words of its own.
  const tolak = bentuk && tolakBentuk(bentuk)
  if (tolak) throw tolak.at('logo')
  if (
    isi.length > LOGO_MAKS_BYTE ||
    !(tipe === 'image/png' ? isPng(isi) : tipe === 'image/jpeg' && isJpeg(isi))
  )
    throw errors.logoTidakValid().at('logo')
  return { tipe, isi }
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Samples of a pixel, by colour type. */
const CHANNELS: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }
const SIDE_MAX = 4096

/** Whole chunks up to IEND, and as many pixels as the head promises. */
function isPng(bytes: Buffer): boolean {
  if (!bytes.subarray(0, 8).equals(PNG)) return false
  const data: Buffer[] = []
  let rows = 0
  let row = 0
  for (let at = 8; at + 12 <= bytes.length;) {
    const length = bytes.readUInt32BE(at)
    const type = bytes.toString('latin1', at + 4, at + 8)
    const body = bytes.subarray(at + 8, at + 8 + length)
    if (body.length < length) return false
    if (type === 'IHDR' && length === 13) {
      const [width, depth, channels, interlace] = [
        body.readUInt32BE(0),
        body[8]!,
        CHANNELS[body[9]!],
        body[12],
      ]
      rows = body.readUInt32BE(4)
      if (
        channels === undefined ||
        interlace !== 0 ||
        width === 0 ||
        width > SIDE_MAX ||
        rows === 0 ||
        rows > SIDE_MAX
      )
        return false
      row = 1 + Math.ceil((width * depth * channels) / 8)
    }
    if (type === 'IDAT') data.push(body)
    if (type === 'IEND') return inflates(Buffer.concat(data), rows * row)
    at += 12 + length
  }
  return false
}

function inflates(data: Buffer, length: number): boolean {
  try {
    return inflateSync(data, { maxOutputLength: length + 1 }).length === length && length > 0
  } catch {
    return false
  }
}

/** Segments up to the scan, a frame with a size among them, and an end. */
function isJpeg(bytes: Buffer): boolean {
  if (
    bytes.length < 4 ||
    bytes.readUInt16BE(0) !== 0xffd8 ||
    bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) < 0
  )
    return false
  let framed = false
  for (let at = 2; at + 4 <= bytes.length;) {
    if (bytes[at] !== 0xff) return false
    const marker = bytes[at + 1]!
    if (marker === 0xda) return framed
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      framed = at + 9 <= bytes.length && bytes.readUInt16BE(at + 5) > 0 && bytes.readUInt16BE(at + 7) > 0
    at += 2 + bytes.readUInt16BE(at + 2)
  }
  return false
}
