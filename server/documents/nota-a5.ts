/** The nota of a sale on A5, across, or on a continuous form; each sheet of it as often as the shop wants. */
import type { NotaPenjualan } from '#domain/documents/nota.ts'
import { HEIGHT, MARGIN, ROOM, preparePage, UKURAN, WIDTH, type WidePaper } from './a5.ts'
import { notaLine, drawRow, drawTableHead, TABLE_HEAD, notaColumns, type Column } from './nota-a5-table.ts'
import { drawPenutup, closingHeight } from './nota-a5-penutup.ts'
import {
  FAINT,
  GOLD,
  INK,
  lengthOf,
  lineHeight,
  linesOf,
  pdfOf,
  rule,
  write,
  type Pdf,
  type Style,
} from './pdf.ts'

const KAKI = 12
const SMALL = 7.5

export const notaA5 = (nota: NotaPenjualan, kertas: WidePaper = 'A5'): Promise<Buffer> =>
  pdfOf({ ...UKURAN[kertas], title: `Nota ${nota.nomor}`, author: nota.toko.nama }, (doc) => {
    for (let lembar = 1; lembar <= nota.lembar; lembar++) draw(doc, nota, kertas, lembar)
  })

function draw(doc: Pdf, nota: NotaPenjualan, kertas: WidePaper, lembar: number): void {
  const columns = notaColumns(nota)
  const kepala = headHeight(doc, nota)
  const rows = nota.lines.map((b) => notaLine(doc, b, columns))
  const room = HEIGHT - MARGIN - kepala - TABLE_HEAD - KAKI - MARGIN
  const penutup = closingHeight(doc, nota)
  const pages = intoPages(rows, room, penutup)
  pages.forEach((page, i) => {
    if (i > 0 || lembar > 1) doc.addPage({ size: [UKURAN[kertas].width, UKURAN[kertas].height], margin: 0 })
    preparePage(doc, kertas)
    drawKepala(doc, nota)
    const y = drawTable(doc, page, columns, MARGIN + kepala)
    if (i === pages.length - 1) drawPenutup(doc, nota, Math.max(y + 6, HEIGHT - MARGIN - KAKI - penutup))
    else
      write(doc, 'bersambung ke halaman berikutnya', MARGIN, y + 4, {
        size: SMALL,
        italic: true,
        color: FAINT,
        width: ROOM,
        align: 'right',
      })
    drawKaki(doc, nota, { lembar, page: i + 1, pages: pages.length })
  })
}

/** Money alone has no pieces, and no table. */
function drawTable(
  doc: Pdf,
  rows: readonly ReturnType<typeof notaLine>[],
  columns: readonly Column[],
  top: number,
): number {
  if (rows.length === 0) return top
  drawTableHead(doc, top, columns)
  return rows.reduce((y, row) => drawRow(doc, row, y, columns), top + TABLE_HEAD)
}

/** Rows by page; the last page keeps room for what closes the nota, and never holds that alone. */
export function intoPages<R extends { height: number }>(
  rows: readonly R[],
  room: number,
  penutup: number,
): R[][] {
  const pages: R[][] = [[]]
  let used = 0
  rows.forEach((row, i) => {
    const last = i === rows.length - 1
    if (pages.at(-1)!.length > 0 && used + row.height + (last ? penutup : CONTINUED) > room) {
      pages.push([])
      used = 0
    }
    pages.at(-1)!.push(row)
    used += row.height
  })
  return pages
}
/** Room for 'bersambung'. */
const CONTINUED = 14

const NAMA: Style = { size: 19, display: true, bold: true }
const TITLE: Style = { size: 8, bold: true, spacing: 1.6, color: GOLD }
const NOMOR: Style = { size: 15, display: true, bold: true }
const COLUMNS = ROOM / 2

/** A square at the left of the shop's name. */
const LOGO = 34
/** Offset at which the shop's name begins. */
const sesudahLogo = ({ toko }: NotaPenjualan): number => (toko.logo ? LOGO + 8 : 0)

const namaToko = (doc: Pdf, nota: NotaPenjualan): string[] =>
  linesOf(doc, nota.toko.nama, ROOM * 0.66 - sesudahLogo(nota), NAMA)
const alamatToko = (doc: Pdf, nota: NotaPenjualan): string[] =>
  nota.toko.alamat.flatMap((text) => linesOf(doc, text, ROOM * 0.66 - sesudahLogo(nota), { size: SMALL }))
const kepalaContent = (doc: Pdf, nota: NotaPenjualan) =>
  [nota.pelanggan, nota.transaksi].map((rows) =>
    rows.map(([label, text]) => {
      const labels = linesOf(doc, label, LABEL - 4, { size: 8 })
      const lines = linesOf(doc, text, COLUMNS - LABEL - 10, { size: 8 })
      return {
        labels,
        lines,
        bold: label === 'Kepada',
        height: Math.max(labels.length, lines.length) * lineHeight(8),
      }
    }),
  )
const LABEL = 54

const tokoHeight = (doc: Pdf, nota: NotaPenjualan): number =>
  Math.max(
    namaToko(doc, nota).length * lineHeight(19) + alamatToko(doc, nota).length * lineHeight(SMALL),
    34,
  ) + 8
const contentHeight = (doc: Pdf, nota: NotaPenjualan): number =>
  Math.max(...kepalaContent(doc, nota).map((rows) => rows.reduce((sum, row) => sum + row.height, 0))) + 8
const headHeight = (doc: Pdf, nota: NotaPenjualan): number =>
  tokoHeight(doc, nota) + contentHeight(doc, nota) + 4

function drawKepala(doc: Pdf, nota: NotaPenjualan): void {
  let y = MARGIN
  const x = MARGIN + sesudahLogo(nota)
  if (nota.toko.logo) doc.image(Buffer.from(nota.toko.logo), MARGIN, MARGIN, { fit: [LOGO, LOGO] })
  for (const line of namaToko(doc, nota)) {
    write(doc, line, x, y, NAMA)
    y += lineHeight(19)
  }
  for (const line of alamatToko(doc, nota)) {
    write(doc, line, x, y, { size: SMALL, color: FAINT })
    y += lineHeight(SMALL)
  }
  write(doc, nota.title, MARGIN, MARGIN + 2, { ...TITLE, width: ROOM, align: 'right' })
  write(doc, nota.nomor, MARGIN, MARGIN + 14, { ...NOMOR, width: ROOM, align: 'right' })
  if (nota.tanda) drawTanda(doc, nota)
  const below = MARGIN + tokoHeight(doc, nota)
  rule(doc, MARGIN, below - 4, ROOM, { thick: 1.4 })
  rule(doc, MARGIN, below - 1.6, ROOM, { thick: 0.4 })
  kepalaContent(doc, nota).forEach((rows, column) =>
    drawContent(doc, rows, MARGIN + column * (COLUMNS + 10), below + 5),
  )
}

function drawContent(doc: Pdf, rows: ReturnType<typeof kepalaContent>[number], x: number, top: number): void {
  let y = top
  for (const { labels, lines, bold, height } of rows) {
    labels.forEach((line, n) => write(doc, line, x, y + n * lineHeight(8), { size: 8, color: FAINT }))
    lines.forEach((line, n) => write(doc, line, x + LABEL, y + n * lineHeight(8), { size: 8, bold }))
    y += height
  }
}

/** 'COPY 1' in a frame of its own beside the title. */
function drawTanda(doc: Pdf, { title, nomor, tanda }: NotaPenjualan): void {
  const style: Style = { size: 8, bold: true, spacing: 1 }
  const width = lengthOf(doc, tanda, style) + 10
  const x = WIDTH - MARGIN - Math.max(lengthOf(doc, title, TITLE), lengthOf(doc, nomor, NOMOR)) - width - 10
  doc
    .rect(x, MARGIN - 1, width, 14)
    .lineWidth(0.8)
    .strokeColor(INK)
    .stroke()
  write(doc, tanda, x, MARGIN + 2.2, { ...style, width, align: 'center' })
}

function drawKaki(
  doc: Pdf,
  nota: NotaPenjualan,
  { lembar, page, pages }: { lembar: number; page: number; pages: number },
): void {
  const y = HEIGHT - MARGIN - 6
  if (nota.content) write(doc, nota.content, MARGIN, y, { size: 6.5, color: FAINT })
  if (nota.lembar > 1)
    write(doc, `Lembar ${lembar} dari ${nota.lembar}`, MARGIN, y, {
      size: 6.5,
      color: FAINT,
      width: ROOM,
      align: 'center',
    })
  if (pages > 1)
    write(doc, `Halaman ${page} dari ${pages}`, MARGIN, y, {
      size: 6.5,
      color: FAINT,
      width: ROOM,
      align: 'right',
    })
}
