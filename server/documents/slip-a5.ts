/** A slip on A5, across: shop and number above, a table, what it comes to, two lines to sign on. */
import type { Slip } from '#domain/documents/slip.ts'
import { HEIGHT, MARGIN, ROOM, writeToko, WIDTH } from './a5.ts'
import { drawQr } from './qr.ts'
import { FAINT, GOLD, INK, lengthOf, lineHeight, linesOf, PALE, pdfOf, rule, write, type Pdf } from './pdf.ts'

const SIZE = 9
const PAD = 4
const KAKI = 74
const TOTAL_ROW = 13
const QR = 60

export const slipA5 = (slip: Slip): Promise<Buffer> =>
  pdfOf(
    { width: WIDTH, height: HEIGHT, title: `${slip.title} ${slip.nomor}`, author: slip.toko.nama },
    (doc) => draw(doc, slip),
  )

function draw(doc: Pdf, slip: Slip): void {
  const widths = columnWidths(doc, slip)
  const rows = slip.lines.map((cells) => {
    const lines = cells.map((text, i) => linesOf(doc, text, widths[i]! - 2 * PAD, { size: SIZE }))
    return { lines, tall: Math.max(...lines.map((l) => l.length)) * lineHeight(SIZE) + 2 * PAD }
  })
  let y = drawKepalaTable(doc, slip, widths, drawKepala(doc, slip))
  const pages = dividePages(rows, HEIGHT - MARGIN - y, KAKI + totalHeight(doc, slip) + 6)
  pages.forEach((page, i) => {
    if (i > 0) {
      doc.addPage({ size: [WIDTH, HEIGHT], margin: 0 })
      y = drawKepalaTable(doc, slip, widths, drawKepala(doc, slip))
    }
    for (const { lines, tall } of page) {
      drawRow(doc, slip, widths, lines, y)
      y += tall
      rule(doc, MARGIN, y, ROOM, { thick: 0.3, color: '#d9d3c5' })
    }
    if (pages.length > 1) drawPage(doc, i + 1, pages.length)
  })
  drawJumlah(doc, slip, y + 6)
  drawTandaTangan(doc, slip)
}

/**
 * Every page as full as it can be; the last, on which both sign, has room for that, and lines of its own.
 * @param ruang of a page below the head of the table; `kaki`: what the end needs of it
 */
export function dividePages<B extends { tall: number }>(
  rows: readonly B[],
  ruang: number,
  kaki: number,
): B[][] {
  const pages: B[][] = [[]]
  let used = 0
  for (const b of rows) {
    if (used + b.tall > ruang && pages.at(-1)!.length > 0) {
      pages.push([])
      used = 0
    }
    pages.at(-1)!.push(b)
    used += b.tall
  }
  const last = pages.at(-1)!
  if (used > ruang - kaki && last.length > 1) pages.push([last.pop()!])
  return pages
}

const drawPage = (doc: Pdf, n: number, dari: number): void =>
  write(doc, `Halaman ${n} dari ${dari}`, MARGIN, HEIGHT - MARGIN + 6, {
    size: 7,
    color: FAINT,
    width: ROOM,
    align: 'right',
  })

/** @returns the y below it */
function drawKepala(doc: Pdf, { toko, title, nomor, tanda, fakta, qr }: Slip): number {
  const bawahToko = writeToko(doc, toko)
  write(doc, title, MARGIN, MARGIN + 1, {
    size: 8,
    bold: true,
    spacing: 1.4,
    color: GOLD,
    width: ROOM,
    align: 'right',
  })
  write(doc, nomor, MARGIN, MARGIN + 13, { size: 14, display: true, bold: true, width: ROOM, align: 'right' })
  if (tanda)
    write(doc, tanda, MARGIN, MARGIN + 31, { size: 9, bold: true, spacing: 1, width: ROOM, align: 'right' })
  let y = Math.max(MARGIN + 46, bawahToko + 5)
  rule(doc, MARGIN, y, ROOM, { thick: 1.2 })
  y += 7
  const below = qr ? y + QR : 0
  if (qr) drawQr(doc, qr, MARGIN + ROOM - QR, y, QR)
  for (const [label, text] of fakta) {
    write(doc, label, MARGIN, y, { size: SIZE, color: FAINT })
    for (const line of linesOf(doc, text, ROOM - 70 - (qr ? QR + 8 : 0), { size: SIZE })) {
      write(doc, line, MARGIN + 66, y, { size: SIZE })
      y += lineHeight(SIZE)
    }
  }
  return Math.max(y, below) + 6
}

/** As wide as its widest cell; the second column (the name) takes what is left. */
function columnWidths(doc: Pdf, { columns, lines }: Slip): number[] {
  const need = columns.map(({ title }, i) =>
    Math.min(
      170,
      Math.max(
        ...[title, ...lines.map((b) => b[i]!)].map((text) => lengthOf(doc, text, { size: SIZE, bold: true })),
      ) +
        2 * PAD +
        4,
    ),
  )
  const others = need.reduce((sum, w, i) => (i === 1 ? sum : sum + w), 0)
  return need.map((w, i) => (i === 1 ? ROOM - others : w))
}

function drawKepalaTable(doc: Pdf, { columns }: Slip, widths: number[], y: number): number {
  const tall = lineHeight(SIZE) + 2 * PAD
  doc.rect(MARGIN, y, ROOM, tall).fill(PALE)
  rule(doc, MARGIN, y + tall, ROOM)
  let x = MARGIN
  columns.forEach(({ title, kanan }, i) => {
    write(doc, title, x + PAD, y + PAD + 1, {
      size: SIZE - 1,
      bold: true,
      width: widths[i]! - 2 * PAD,
      align: kanan ? 'right' : 'left',
    })
    x += widths[i]!
  })
  return y + tall
}

function drawRow(doc: Pdf, { columns }: Slip, widths: number[], cells: string[][], y: number): void {
  let x = MARGIN
  cells.forEach((lines, i) => {
    lines.forEach((text, n) =>
      write(doc, text, x + PAD, y + PAD + n * lineHeight(SIZE), {
        size: SIZE,
        width: widths[i]! - 2 * PAD,
        align: columns[i]!.kanan ? 'right' : 'left',
      }),
    )
    x += widths[i]!
  })
}

const TOTAL_WIDTH = 240
const LABEL_JUMLAH = 90
/** Below each other; a sum in words takes lines of its own. */
const totalRow = (doc: Pdf, { jumlah }: Slip): { label: string; lines: string[]; bold: boolean }[] =>
  jumlah.map(([label, text], i) => {
    const bold = i === jumlah.length - 1
    return { label, bold, lines: linesOf(doc, text, TOTAL_WIDTH - LABEL_JUMLAH - PAD, { size: SIZE, bold }) }
  })
const totalHeight = (doc: Pdf, slip: Slip): number =>
  totalRow(doc, slip).reduce((sum, { lines }) => sum + lines.length * TOTAL_ROW, 0)

function drawJumlah(doc: Pdf, slip: Slip, top: number): void {
  const x = MARGIN + ROOM - TOTAL_WIDTH
  let y = top
  for (const { label, lines, bold } of totalRow(doc, slip)) {
    write(doc, label, x, y, { size: SIZE, color: bold ? INK : FAINT, bold })
    for (const text of lines) {
      write(doc, text, x, y, { size: SIZE, bold, width: TOTAL_WIDTH - PAD, align: 'right' })
      y += TOTAL_ROW
    }
  }
}

function drawTandaTangan(doc: Pdf, { tandaTangan }: Slip): void {
  const half = 150
  const y = HEIGHT - MARGIN - KAKI + 14
  tandaTangan.forEach((label, i) => {
    const x = i === 0 ? MARGIN : MARGIN + ROOM - half
    write(doc, label, x, y, { size: 8, color: FAINT, width: half, align: 'center' })
    rule(doc, x, y + 52, half, { thick: 0.5, color: INK })
  })
}
