/** A QR code drawn as squares: sharp on every printer. */
import bwip from 'bwip-js/node'
import type { Pdf } from './pdf.ts'

interface Matrix {
  pixs: number[]
  pixx: number
  pixy: number
}

const matrixOf = (text: string): Matrix =>
  bwip.raw('qrcode', text, { eclevel: 'M' } as object)[0] as unknown as Matrix

/** For a screen: dark squares of a grid `side` wide, as the path of an SVG. */
export function qrSvg(text: string): { sisi: number; d: string } {
  const { pixs, pixx: side } = matrixOf(text)
  const d = pixs.flatMap((dark, i) => (dark ? [`M${i % side} ${Math.floor(i / side)}h1v1h-1z`] : [])).join('')
  return { sisi: side, d }
}

/** Draws `text` in a square of `size` points whose upper left corner is x, y. The quiet zone around it is the caller's. */
export function drawQr(doc: Pdf, text: string, x: number, y: number, size: number): void {
  const { pixs, pixx } = matrixOf(text)
  const module_ = size / pixx
  doc.fillColor('#000000')
  pixs.forEach((dark, i) => {
    // A hair wider than its place, so that no printer leaves a white line between neighbours.
    if (dark)
      doc.rect(x + (i % pixx) * module_, y + Math.floor(i / pixx) * module_, module_ + 0.05, module_ + 0.05)
  })
  doc.fill()
}
