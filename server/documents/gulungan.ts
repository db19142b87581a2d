/**
 * Papers for a roll: blocks one below the other. On a PDF of 80 mm they are drawn, on one page as long as they need; to a printer that
 * sets its own letters (stream.ts) they are told.
 */
import {
  lineHeight,
  linesBeside,
  linesOf,
  pdfOf,
  rule,
  write as writeOut,
  type Pdf,
  type Style,
} from './pdf.ts'
import { drawQr } from './qr.ts'

const MM = 72 / 25.4
const WIDTH = 80 * MM
/** Thermal heads print 72 mm of the 80. */
const X = 4 * MM
const ROOM = 72 * MM
const QR = 28 * MM
/** A thermal head knows no grey: it prints dots, and small letters fall apart. */
const HITAM = '#000000'

/** How a text stands out on a printer with letters of one size. */
export interface Tone {
  bold?: boolean | undefined
  /** Letters of twice the size. */
  big?: boolean | undefined
  center?: boolean | undefined
}

/** A roll that is told what stands on it, in the letters of its printer. */
export interface Roll {
  text(content: string, tone?: Tone): void
  pair(label: string, content: string): void
  /** @param figure at the right end */
  beside(label: string, figure: string, tone?: Tone): void
  rule(): void
  gap(): void
  qr(content: string): void
  sign(siapa: readonly [string, string]): void
  box(lines: readonly string[]): void
}

export interface Block {
  /** Draws at y when there is a document to draw on, and answers the y below. */
  draw(doc: Pdf, y: number, ink: boolean): number
  tell(roll: Roll): void
}

const write = (doc: Pdf, content: string, x: number, y: number, style: Style): void =>
  writeOut(doc, content, x, y, { ...style, color: HITAM })

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
  blocks.reduce((y, block) => block.draw(doc, y, ink), 4 * MM)

/** Space that a drawing needs between its lines; lines of a printer stand apart by themselves. */
export const gap = (points: number): Block => ({ draw: (_doc, y) => y + points, tell: () => {} })
/** Space that is seen on every roll. */
export const space: Block = { draw: (_doc, y) => y + 6, tell: (roll) => roll.gap() }
export const line = (thick = 0.5): Block => ({
  draw(doc, y, ink) {
    if (ink) rule(doc, X, y + 3, ROOM, { thick, color: HITAM })
    return y + 6.5
  },
  tell: (roll) => roll.rule(),
})

/** The size from which a text is twice as large where there are two sizes. */
const BIG = 11
export const text = (content: string, style: Style): Block => ({
  draw(doc, y, ink) {
    const lines = linesOf(doc, content, ROOM, style)
    if (ink)
      lines.forEach((part, i) =>
        write(doc, part, X, y + i * lineHeight(style.size), { ...style, width: ROOM }),
      )
    return y + lines.length * lineHeight(style.size) + 1
  },
  tell: (roll) =>
    roll.text(content, { bold: style.bold, big: style.size >= BIG, center: style.align === 'center' }),
})

const LABEL = 50
export const pair = (label: string, content: string): Block => ({
  draw(doc, y, ink) {
    const labels = linesOf(doc, label, LABEL - 4, { size: 8 })
    const lines = linesOf(doc, content, ROOM - LABEL, { size: 8 })
    if (ink) {
      labels.forEach((part, i) => write(doc, part, X, y + i * lineHeight(8), { size: 8 }))
      lines.forEach((part, i) => write(doc, part, X + LABEL, y + i * lineHeight(8), { size: 8 }))
    }
    return y + Math.max(labels.length, lines.length) * lineHeight(8)
  },
  tell: (roll) => roll.pair(label, content),
})

interface Beside {
  label: Style
  figure: Style
  /** Points by which the label stands lower than a larger figure, and by which the next block stands lower. */
  lower?: number
}
/** A label, and a figure at the right end of its first line. */
export const beside = (label: string, figure: string, style: Beside): Block => ({
  draw(doc, y, ink) {
    const { lower = 0 } = style
    const lines = linesBeside(doc, label, ROOM, style.label, [figure, style.figure])
    if (ink) {
      lines.forEach((part, i) =>
        write(doc, part, X, y + lower + i * lineHeight(style.label.size), style.label),
      )
      write(doc, figure, X, y, { ...style.figure, width: ROOM, align: 'right' })
    }
    return y + lineHeight(style.figure.size) + (lines.length - 1) * lineHeight(style.label.size) + lower
  },
  tell: (roll) => roll.beside(label, figure, { bold: style.figure.bold, big: style.figure.size >= BIG }),
})

const MARK_HEIGHT = 46
/** The lines for two signatures, side by side. */
export const tandaTangan = (siapa: readonly [string, string]): Block => ({
  draw(doc, y, ink) {
    const half = (ROOM - 12) / 2
    if (ink)
      for (const [i, label] of siapa.entries()) {
        const x = X + i * (half + 12)
        write(doc, label, x, y, { size: 8, width: half, align: 'center' })
        rule(doc, x, y + MARK_HEIGHT, half, { thick: 0.5, color: HITAM })
      }
    return y + MARK_HEIGHT + 8
  },
  tell: (roll) => roll.sign(siapa),
})

export const qr = (content: string): Block => ({
  draw(doc, y, ink) {
    if (ink) drawQr(doc, content, X + (ROOM - QR) / 2, y, QR)
    return y + QR + 6
  },
  tell: (roll) => roll.qr(content),
})

const BOX = { width: 70, height: 44 }
/** A dashed box at the right end, for what is stuck into it. */
export const box = (lines: readonly string[]): Block => ({
  draw(doc, y, ink) {
    const x = X + ROOM - BOX.width
    if (ink) {
      doc
        .rect(x, y, BOX.width, BOX.height)
        .dash(2, { space: 2 })
        .lineWidth(0.5)
        .strokeColor(HITAM)
        .stroke()
        .undash()
      lines.forEach((part, i) =>
        write(doc, part, x, y + 13 + i * 10, { size: 7.5, width: BOX.width, align: 'center' }),
      )
    }
    return y + BOX.height + 6
  },
  tell: (roll) => roll.box(lines),
})
