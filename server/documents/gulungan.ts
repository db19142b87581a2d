/** Papers for a roll of 80 mm: blocks one below the other, on one page as long as they need. */
import { lineHeight, linesOf, pdfOf, rule, write as writeOut, type Pdf, type Style } from './pdf.ts'
import { drawQr } from './qr.ts'

const MM = 72 / 25.4
const WIDTH = 80 * MM
/** Thermal heads print 72 mm of the 80. */
export const X = 4 * MM
export const ROOM = 72 * MM
const QR = 28 * MM
/** A thermal head knows no grey: it prints dots, and small letters fall apart. */
export const HITAM = '#000000'

export const write = (doc: Pdf, content: string, x: number, y: number, style: Style): void =>
  writeOut(doc, content, x, y, { ...style, color: HITAM })

/** Draws at y when there is a document to draw on, and answers the y below. */
export type Block = (doc: Pdf, y: number, ink: boolean) => number

/** @param lembar the number of equal copies */
export async function gulungan(
  { title, author, lembar }: { title: string; author: string; lembar: number },
  blocks: readonly Block[],
): Promise<Buffer> {
  const paper = { width: WIDTH, title, author }
  // Measured on a sheet nobody sees: the length of the paper must be known before its first line.
  let height = 0
  await pdfOf({ ...paper, height: 100 }, (doc) => {
    height = run(doc, blocks, false) + 6 * MM
  })
  return pdfOf({ ...paper, height }, (doc) => {
    for (let ke = 1; ke <= lembar; ke++) {
      if (ke > 1) doc.addPage({ size: [WIDTH, height], margin: 0 })
      run(doc, blocks, true)
    }
  })
}

const run = (doc: Pdf, blocks: readonly Block[], ink: boolean): number =>
  blocks.reduce((y, block) => block(doc, y, ink), 4 * MM)

export const gap =
  (points: number): Block =>
  (_doc, y) =>
    y + points
export const line =
  (thick = 0.5): Block =>
  (doc, y, ink) => {
    if (ink) rule(doc, X, y + 3, ROOM, { thick, color: HITAM })
    return y + 6.5
  }

export const text =
  (content: string, style: Style): Block =>
  (doc, y, ink) => {
    const lines = linesOf(doc, content, ROOM, style)
    if (ink)
      lines.forEach((part, i) =>
        write(doc, part, X, y + i * lineHeight(style.size), { ...style, width: ROOM }),
      )
    return y + lines.length * lineHeight(style.size) + 1
  }

const LABEL = 50
export const pair =
  (label: string, content: string): Block =>
  (doc, y, ink) => {
    const labels = linesOf(doc, label, LABEL - 4, { size: 8 })
    const lines = linesOf(doc, content, ROOM - LABEL, { size: 8 })
    if (ink) {
      labels.forEach((part, i) => write(doc, part, X, y + i * lineHeight(8), { size: 8 }))
      lines.forEach((part, i) => write(doc, part, X + LABEL, y + i * lineHeight(8), { size: 8 }))
    }
    return y + Math.max(labels.length, lines.length) * lineHeight(8)
  }

const MARK_HEIGHT = 46
/** Draws the lines for two signatures, side by side. */
export const tandaTangan =
  (siapa: readonly [string, string]): Block =>
  (doc, y, ink) => {
    const half = (ROOM - 12) / 2
    if (ink)
      for (const [i, label] of siapa.entries()) {
        const x = X + i * (half + 12)
        write(doc, label, x, y, { size: 8, width: half, align: 'center' })
        rule(doc, x, y + MARK_HEIGHT, half, { thick: 0.5, color: HITAM })
      }
    return y + MARK_HEIGHT + 8
  }

export const qr =
  (content: string): Block =>
  (doc, y, ink) => {
    if (ink) drawQr(doc, content, X + (ROOM - QR) / 2, y, QR)
    return y + QR + 6
  }
