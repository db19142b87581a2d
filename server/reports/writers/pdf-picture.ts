/** Drawing that is alike on every page of reports: the letterhead, the foot, rows of a table wherever it stands. */
import PDFDocument from 'pdfkit'
import { printLetters } from '#domain/documents/letters.ts'
import { isNumeric } from '#domain/report/columns.ts'
import type { Output } from '../../threads/output.ts'
import type { Sheet, SheetColumn } from '../sheet.ts'
import {
  CELL_PAD,
  INDENT,
  LINE_PAD,
  lineHeightOf,
  roomOf,
  type Measure,
  type Row,
  type Widths,
} from './pdf-layout.ts'
import { wrap, wrapAt } from '../../documents/wrap.ts'

export type Pdf = PDFKit.PDFDocument
export const MARGIN = 28
export const HEAD_SIZE = 8.5
export const FOOT = 22
const FONT = 'Helvetica'
const BOLD = 'Helvetica-Bold'
const INK = '#26211a'
export const FAINT = '#6f6656'
export const GOLD = '#a8842c'
const FILL = {
  head: '#f1e6c8',
  group: '#faf4e4',
  body: undefined,
  subtotal: '#faf4e4',
  saldo: '#faf4e4',
  total: '#f1e6c8',
} as const

/** A document, drawn by `draw` on its first page; it leaves as it is made, whenever `draw` waits a moment. */
export async function pdfTo(
  keluar: Output,
  { paper, title, nama_toko }: Pick<Sheet, 'paper' | 'title' | 'nama_toko'>,
  draw: (doc: Pdf) => void | Promise<void>,
): Promise<void> {
  const doc = new PDFDocument({
    size: 'A4',
    layout: paper,
    margin: 0,
    autoFirstPage: false,
    info: { Title: title, Author: nama_toko },
  })
  const finished = new Promise<void>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => keluar.write(chunk))
    doc.on('end', resolve)
    doc.on('error', reject)
  })
  doc.addPage()
  await draw(doc)
  doc.end()
  return finished
}

/** The place of a table from left to right. */
export interface Tempat {
  x: number
  room: number
}
export const selebar = (doc: Pdf): Tempat => ({ x: MARGIN, room: doc.page.width - 2 * MARGIN })

type Kepala = Pick<Sheet, 'title' | 'subtitle' | 'nama_toko' | 'alamat_toko'>

/** Lays out the text above the table: the shop at the left, the report at the right. */
export function letterhead(doc: Pdf, { alamat_toko, subtitle }: Kepala) {
  const width = (doc.page.width - 2 * MARGIN) / 2
  const left = wrapAt(alamat_toko, 48, 90)
  const right = subtitle.flatMap((line) => wrap(line, width, (text) => measureOf(doc)(text) * HEAD_SIZE))
  return {
    left,
    right,
    width,
    height: 16 + Math.max(left.length, right.length) * lineHeightOf(HEAD_SIZE) + 10,
  }
}

export function drawLetterhead(doc: Pdf, sheet: Kepala): void {
  const { nama_toko, title } = sheet
  const { left, right, width, height } = letterhead(doc, sheet)
  write(doc, nama_toko, MARGIN, MARGIN, { size: 12, bold: true, width })
  write(doc, title, MARGIN + width, MARGIN, { size: 12, bold: true, width, align: 'right' })
  left.forEach((text, i) =>
    write(doc, text, MARGIN, MARGIN + 16 + i * lineHeightOf(HEAD_SIZE), {
      size: HEAD_SIZE,
      color: FAINT,
      width,
    }),
  )
  right.forEach((text, i) =>
    write(doc, text, MARGIN + width, MARGIN + 16 + i * lineHeightOf(HEAD_SIZE), {
      size: HEAD_SIZE,
      color: FAINT,
      width,
      align: 'right',
    }),
  )
  rule(doc, MARGIN + height - 5, 1.2)
}

export function drawFoot(
  doc: Pdf,
  { user_id, tanggal }: Pick<Sheet, 'user_id' | 'tanggal'>,
  page: number,
  pages: number,
): void {
  const y = doc.page.height - MARGIN - 9
  const width = doc.page.width - 2 * MARGIN
  rule(doc, y - 5, 0.5)
  write(doc, `Printed By ${user_id} / ${tanggal}`, MARGIN, y, { size: HEAD_SIZE, color: FAINT, width })
  write(doc, `${page} of ${pages}`, MARGIN, y, { size: HEAD_SIZE, color: FAINT, width, align: 'right' })
}

const rule = (doc: Pdf, y: number, thick: number) =>
  doc
    .moveTo(MARGIN, y)
    .lineTo(doc.page.width - MARGIN, y)
    .lineWidth(thick)
    .strokeColor(GOLD)
    .stroke()

/** The column heads, as a row like any other. */
export function headOf(
  columns: readonly SheetColumn[],
  widths: Widths,
  measure: Measure,
): Row & { head: true } {
  const { size } = widths
  const texts = columns.map(({ label }, i) =>
    wrap(label, roomOf(widths, i), (text) => measure(text, true) * size),
  )
  return {
    head: true,
    style: 'total',
    level: 0,
    label: [],
    di_bawah: 0,
    texts,
    height: Math.max(...texts.map((t) => t.length)) * lineHeightOf(size) + 2 * LINE_PAD,
  }
}

/** @returns the y below it */
export function drawRow(
  doc: Pdf,
  kinds: readonly SheetColumn[],
  widths: Widths,
  row: Row & { head?: true },
  y: number,
  { x: left, room: width }: Tempat = selebar(doc),
): number {
  const { size, columns, lefts } = widths
  const fill = FILL[row.head ? 'head' : row.style]
  if (fill) doc.rect(left, y, width, row.height).fill(fill)
  if (row.style !== 'body')
    doc
      .moveTo(left, y)
      .lineTo(left + width, y)
      .lineWidth(row.style === 'total' ? 0.8 : 0.4)
      .strokeColor(GOLD)
      .stroke()
  else
    doc
      .moveTo(left, y + row.height)
      .lineTo(left + width, y + row.height)
      .lineWidth(0.25)
      .strokeColor('#d9d3c5')
      .stroke()
  const bold = row.style !== 'body'
  const line = (n: number): number => y + LINE_PAD + 0.8 + n * lineHeightOf(size)
  row.label.forEach((text, n) =>
    write(doc, text, left + CELL_PAD + row.level * INDENT, line(n), { size, bold }),
  )
  let x = left
  row.texts.forEach((lines, i) => {
    const align = isNumeric(kinds[i]!.kind) ? 'right' : 'left'
    lines.forEach((text, n) =>
      write(doc, text, x + lefts[i]!, line(row.di_bawah + n), {
        size,
        bold,
        width: roomOf(widths, i),
        align,
      }),
    )
    x += columns[i]!
  })
  return y + row.height
}

export interface Style {
  size: number
  bold?: boolean
  color?: string
  width?: number
  align?: 'left' | 'right' | 'center'
}

/** Writes a line of text at an exact place; pdfkit's own wrapping is not asked for, it costs more than all the rest. */
export function write(
  doc: Pdf,
  text: string,
  x: number,
  y: number,
  { size, bold = false, color = INK, width, align = 'left' }: Style,
): void {
  const slack = width === undefined || align === 'left' ? 0 : width - lengthOf(doc, text, size, bold)
  doc
    .font(bold ? BOLD : FONT)
    .fontSize(size)
    .fillColor(color)
    .text(printLetters(text), x + (align === 'center' ? slack / 2 : slack), y, { lineBreak: false })
}

const FIGURES = /^[\d,.%-]*$/

/** Figures have no kerning: their widths add up. Letters are asked of pdfkit. */
const lengthOf = (doc: Pdf, text: string, size: number, bold: boolean): number =>
  FIGURES.test(text)
    ? measureOf(doc)(text, bold) * size
    : doc
        .font(bold ? BOLD : FONT)
        .fontSize(size)
        .widthOfString(printLetters(text))

const widthsOfCharacters = new WeakMap<Pdf, [plain: Map<string, number>, bold: Map<string, number>]>()

/** Adds up character widths, each asked of pdfkit once. */
export function measureOf(doc: Pdf): Measure {
  const known = widthsOfCharacters.get(doc) ?? [new Map<string, number>(), new Map<string, number>()]
  widthsOfCharacters.set(doc, known)
  return (text, bold = false) => {
    const widths = known[bold ? 1 : 0]
    let sum = 0
    for (const character of text) {
      let width = widths.get(character)
      if (width === undefined) {
        doc.font(bold ? BOLD : FONT).fontSize(100)
        width = doc.widthOfString(printLetters(character)) / 100
        widths.set(character, width)
      }
      sum += width
    }
    return sum
  }
}
