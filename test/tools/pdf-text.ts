/** The words of a PDF made by pdfkit, page by page, in the order they were drawn. */
import { inflateSync } from 'node:zlib'

const STREAM = /stream\n([\s\S]*?)\nendstream/g
const TEXT = /\[([^\]]*)\] TJ/g
const PIECE = /<([0-9a-f]*)>/g

export function pdfPages(file: Uint8Array): string[][] {
  const streams = [...Buffer.from(file).toString('latin1').matchAll(STREAM)].map(([, body]) =>
    inflate(Buffer.from(body!, 'latin1')),
  )
  return streams
    .filter((content) => content.includes(' TJ'))
    .map((content) => [...content.matchAll(TEXT)].map(([, run]) => wordsOf(run!)))
}

const inflate = (bytes: Buffer): string => {
  try {
    return inflateSync(bytes).toString('latin1')
  } catch {
    return ''
  }
}

const wordsOf = (run: string): string =>
  [...run.matchAll(PIECE)].map(([, hex]) => Buffer.from(hex!, 'hex').toString('latin1')).join('')
