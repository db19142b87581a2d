/** The words of a PDF made by pdfkit, page by page, in the order they were drawn. */
import { inflateSync } from 'node:zlib'

const STREAM = /stream\n([\s\S]*?)\nendstream/g
const TEXT = /\[([^\]]*)\] TJ/g
const PIECE = /<([0-9a-f]*)>/g

export const pdfPages = (file: Uint8Array): string[][] =>
  contents(file).map((content) => [...content.matchAll(TEXT)].map(([, run]) => wordsOf(run!)))

/** How letters and lines are drawn: their sizes in points, and their colours as parts of red, green and blue. */
export function pdfInk(file: Uint8Array): { sizes: number[]; colours: string[] } {
  const drawn = contents(file).join('\n')
  const found = (pattern: RegExp) => [...new Set([...drawn.matchAll(pattern)].map(([, value]) => value!))]
  return { sizes: found(/\/F\d+ ([\d.]+) Tf/g).map(Number), colours: found(/([\d.]+ [\d.]+ [\d.]+) scn/gi) }
}

const contents = (file: Uint8Array): string[] =>
  [...Buffer.from(file).toString('latin1').matchAll(STREAM)]
    .map(([, body]) => inflate(Buffer.from(body!, 'latin1')))
    .filter((content) => content.includes(' TJ'))

const inflate = (bytes: Buffer): string => {
  try {
    return inflateSync(bytes).toString('latin1')
  } catch {
    return ''
  }
}

const wordsOf = (run: string): string =>
  [...run.matchAll(PIECE)].map(([, hex]) => Buffer.from(hex!, 'hex').toString('latin1')).join('')
