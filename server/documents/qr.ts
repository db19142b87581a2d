/** A QR code drawn as squares: sharp on every printer. */
import bwip from 'bwip-js/node'
import type { Pdf } from './pdf.ts'

interface Matrix {
  pixs: number[]
  pixx: number
  pixy: number
}

/** Draws `text` in a square of `size` points whose upper left corner is x, y. The quiet zone around it is the caller's. */
export function drawQr(doc: Pdf, text: string, x: number, y: number, size: number): void {
  const [{ pixs, pixx }] = bwip.raw('qrcode', text, { eclevel: 'M' } as object) as unknown as [Matrix]
  const module_ = size / pixx
  doc.fillColor('#000000')
  pixs.forEach((dark, i) => {
    // A hair wider than its place, so that no printer leaves a white line between neighbours.
    if (dark)
      doc.rect(x + (i % pixx) * module_, y + Math.floor(i / pixx) * module_, module_ + 0.05, module_ + 0.05)
  })
  doc.fill()
}
