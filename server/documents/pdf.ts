/** Ink on paper: a PDF in memory, and one line of text at an exact place. */
import PDFDocument from 'pdfkit'
import { printLetters } from '#domain/documents/letters.ts'
import { wrap } from './wrap.ts'

export type Pdf = PDFKit.PDFDocument

export const INK = '#26211a'
export const FAINT = '#6f6656'
export const GOLD = '#a8842c'
export const PALE = '#f6eed9'

export interface Style {
  size: number
  bold?: boolean
  italic?: boolean
  /** The shop's display face instead of the plain one. */
  display?: boolean
  color?: string
  /** Room to align in. */
  width?: number
  align?: 'left' | 'right' | 'center'
  /** Extra points between letters. */
  spacing?: number
}

export interface Paper {
  width: number
  height: number
  title: string
  author: string
}

/** @param draw puts everything on the first page, and adds the others */
export async function pdfOf(
  { width, height, title, author }: Paper,
  draw: (doc: Pdf) => void,
): Promise<Buffer> {
  const doc = new PDFDocument({ size: [width, height], margin: 0, info: { Title: title, Author: author } })
  const chunks: Buffer[] = []
  const finished = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
  draw(doc)
  doc.end()
  return finished
}

const faceOf = ({ display, bold, italic }: Style): string => {
  const slant = display ? 'Italic' : 'Oblique'
  const weight = `${bold ? 'Bold' : ''}${italic ? slant : ''}`
  if (display) return `Times-${weight || 'Roman'}`
  return weight ? `Helvetica-${weight}` : 'Helvetica'
}

export const lengthOf = (doc: Pdf, text: string, style: Style): number =>
  doc
    .font(faceOf(style))
    .fontSize(style.size)
    .widthOfString(printLetters(text), { characterSpacing: style.spacing ?? 0 })

/** Writes one line, its top at y. */
export function write(doc: Pdf, text: string, x: number, y: number, style: Style): void {
  const { width, align = 'left', spacing = 0, color = INK, size } = style
  const slack = width === undefined || align === 'left' ? 0 : width - lengthOf(doc, text, style)
  doc
    .font(faceOf(style))
    .fontSize(size)
    .fillColor(color)
    .text(printLetters(text), x + (align === 'center' ? slack / 2 : slack), y, {
      lineBreak: false,
      characterSpacing: spacing,
    })
}

/** The lines a text takes in a room. */
export const linesOf = (doc: Pdf, text: string, width: number, style: Style): string[] =>
  wrap(text, width, (part) => lengthOf(doc, part, style))

/** The lines a label takes beside a figure that stands at the right of the same room. */
export const linesBeside = (
  doc: Pdf,
  label: string,
  width: number,
  style: Style,
  [figure, figureStyle]: readonly [string, Style],
): string[] => linesOf(doc, label, width - lengthOf(doc, figure, figureStyle) - BESIDE, style)
const BESIDE = 8

export const rule = (
  doc: Pdf,
  x: number,
  y: number,
  width: number,
  { thick = 0.6, color = GOLD }: { thick?: number; color?: string } = {},
): void => {
  doc
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(thick)
    .strokeColor(color)
    .stroke()
}

export const lineHeight = (size: number): number => size * 1.25
