/** Papers for a printer that sets its own letters: what it is told as bytes, in ESC/POS or StarPRNT (docs/decisions/57-printer.md). */
import ReceiptPrinterEncoder from '@point-of-sale/receipt-printer-encoder'
import { printerLetters } from '#domain/documents/letters.ts'
import type { RollPrinter } from '#domain/rules/printer.ts'
import type { Block, Roll, Tone } from './gulungan.ts'
import { wrap } from './wrap.ts'

/** Letters of font A on a line: 576 dots of 72 mm, 384 of 48 mm. */
const COLUMNS: Record<RollPrinter, number> = { '80 MM': 48, '80 MM STAR': 48, '58 MM': 32 }
/** Of the code's smallest squares, in dots: a code of 60 letters is some 25 mm wide. */
const QR_SIZE = 6
/** Room for a name behind the figure's label. */
const LABEL = 14
const SIGN_LINES = 3

/** @param lembar the number of equal copies, each cut off */
export function streamOf(blocks: readonly Block[], lembar: number, printer: RollPrinter): Buffer {
  const encoder = new ReceiptPrinterEncoder({
    language: printer === '80 MM STAR' ? 'star-prnt' : 'esc-pos',
    columns: COLUMNS[printer],
    feedBeforeCut: 4,
  })
  encoder.initialize().codepage('cp437')
  const roll = rollOf(encoder, COLUMNS[printer])
  for (let ke = 1; ke <= lembar; ke++) {
    for (const block of blocks) block.tell(roll)
    encoder.cut('partial')
  }
  return Buffer.from(encoder.encode())
}

function rollOf(encoder: ReceiptPrinterEncoder, columns: number): Roll {
  /** Every letter of a line is set here, so that the printer breaks none. */
  const put = (content: string, { bold = false, big = false, center = false }: Tone = {}): void => {
    const width = big ? columns / 2 : columns
    encoder.bold(bold).size(big ? 2 : 1, big ? 2 : 1)
    for (const part of wrapped(content, width)) {
      const indent = center ? Math.floor((width - part.length) / 2) : 0
      encoder.line(`${' '.repeat(indent)}${part}`)
    }
    encoder.bold(false).size(1, 1)
  }
  const beside = (label: string, figure: string, tone: Tone = {}): void => {
    const width = tone.big ? columns / 2 : columns
    const [left, right] = [printerLetters(label), printerLetters(figure)]
    if (left.length + right.length < width) return put(`${left}${right.padStart(width - left.length)}`, tone)
    // Too much for a line: the label is whole above its figure.
    put(left, { ...tone, big: false })
    put(right.padStart(width), tone)
  }
  return {
    text: put,
    beside,
    pair(label, content) {
      const labels = wrapped(label, LABEL - 1)
      const parts = wrapped(content, columns - LABEL)
      for (let i = 0; i < Math.max(labels.length, parts.length); i++)
        put(`${(labels[i] ?? '').padEnd(LABEL)}${parts[i] ?? ''}`)
    },
    rule: () => put('-'.repeat(columns)),
    gap: () => void encoder.newline(),
    qr: (content) =>
      void encoder
        .align('center')
        .qrcode(content, { model: 2, size: QR_SIZE, errorlevel: 'm' })
        .align('left'),
    sign([left, right]) {
      const half = columns / 2
      const centred = (name: string) => middle(name, half)
      put(`${centred(left)}${centred(right)}`)
      encoder.newline(SIGN_LINES)
      put(`${middle('_'.repeat(half - 4), half)}${middle('_'.repeat(half - 4), half)}`)
      encoder.newline()
    },
    box(lines) {
      const width = Math.max(...lines.map(({ length }) => length)) + 4
      const edge = `+${'-'.repeat(width - 2)}+`
      for (const part of [edge, ...lines.map((each) => `|${middle(each, width - 2)}|`), edge])
        put(part.padStart(columns))
    },
  }
}

const middle = (content: string, width: number): string => {
  const before = Math.max(0, Math.floor((width - content.length) / 2))
  return `${' '.repeat(before)}${content}`.padEnd(width)
}

const wrapped = (content: string, width: number): string[] =>
  wrap(printerLetters(content), width, ({ length }) => length)
