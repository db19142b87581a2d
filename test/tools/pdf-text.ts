/** The words of a PDF made by pdfkit, page by page, in the order they were drawn, and where they stand. */
import { inflateSync } from 'node:zlib'
import PDFDocument from 'pdfkit'

const STREAM = /stream\n([\s\S]*?)\nendstream/g
const TEXT = /\[([^\]]*)\] TJ/g
const PIECE = /<([0-9a-f]*)>/g

export const pdfPages = (file: Uint8Array): string[][] =>
  contents(file).map((content) => [...content.matchAll(TEXT)].map(([, run]) => wordsOf(run!)))

/** Reads how letters and lines are drawn: their sizes in points, and their colours as parts of red, green and blue. */
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

const WIN_ANSI = new TextDecoder('windows-1252')
const wordsOf = (run: string): string =>
  [...run.matchAll(PIECE)].map(([, hex]) => WIN_ANSI.decode(Buffer.from(hex!, 'hex'))).join('')

/** A run of letters: from `x` to `kanan` on the line at `y`, counted from the foot of the page, in points. */
export interface Run {
  text: string
  x: number
  kanan: number
  y: number
  size: number
}

const RUN = /1 0 0 1 ([-\d.]+) ([-\d.]+) Tm\n\/(F\d+) ([\d.]+) Tf\n(?:([-\d.]+) Tc\n)?\[([^\]]*)\] TJ/g
const ukuran = new PDFDocument()

/** The same with their places; what is drawn on a scaled page, in the points of its drawing. */
export function pdfRuns(file: Uint8Array): Run[][] {
  const raw = Buffer.from(file).toString('latin1')
  const nomor = new Map([...raw.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, nama, obj]) => [nama!, obj!]))
  const face = (nama: string): string =>
    new RegExp(`\\n${nomor.get(nama)} 0 obj\\n<<[^>]*?/BaseFont /([\\w-]+)`).exec(raw)![1]!
  const faces = new Map([...nomor.keys()].map((nama) => [nama, face(nama)]))
  return contents(file).map((content) =>
    [...content.matchAll(RUN)].map(([, x, y, nama, size, spacing, run]) => {
      const text = wordsOf(run!)
      const width = ukuran.font(faces.get(nama!)!).fontSize(Number(size)).widthOfString(text)
      return {
        text,
        x: Number(x),
        kanan: Number(x) + width + Number(spacing ?? 0) * (text.length - 1),
        y: Number(y),
        size: Number(size),
      }
    }),
  )
}

/** Reach of letters above and below their line, as parts of their size. */
const [ATAS, BAWAH] = [0.68, 0.2]

/**
 * Runs of a page that stand over each other, or nearer beside each other than `jarak`, as their words; those off the paper alone.
 * @param lebar of the page, in points
 */
export function bertindihan(runs: readonly Run[], width: number, jarak = 2): string[] {
  const ada = runs.filter(({ text }) => text.trim() !== '').toSorted((a, b) => b.y - a.y)
  const wrong = ada.filter(({ x, kanan }) => x < 0 || kanan > width).map(({ text }) => text)
  for (const [i, a] of ada.entries())
    for (const b of ada.slice(i + 1)) {
      if (a.y - b.y >= a.size * BAWAH + b.size * ATAS) break
      const dekat = Math.abs(a.y - b.y) < 0.5 ? jarak : 0.1
      if (a.x < b.kanan + dekat && b.x < a.kanan + dekat) wrong.push(`${a.text} | ${b.text}`)
    }
  return wrong
}
