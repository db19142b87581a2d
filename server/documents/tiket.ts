/** A ticket to fetch goods with: on a roll of 80 mm, or on A5 across. */
import type { Tiket } from '#domain/documents/tiket-service.ts'
import { HEIGHT, MARGIN, ROOM, writeToko, WIDTH } from './a5.ts'
import { gap, gulungan, line, qr, text } from './gulungan.ts'
import { FAINT, GOLD, lineHeight, linesOf, pdfOf, rule, write, type Pdf, type Style } from './pdf.ts'
import { drawQr } from './qr.ts'

export const tiketPdf = (tiket: Tiket, kertas: '80' | 'A5'): Promise<Buffer> => {
  const paper = { title: `Tiket ${tiket.nomor}`, author: tiket.toko.nama }
  return kertas === '80'
    ? gulungan({ ...paper, lembar: 1 }, tiketBlocks(tiket))
    : pdfOf({ ...paper, width: WIDTH, height: HEIGHT }, (doc) => a5(doc, tiket))
}

const title = ({ title: apa, tanda }: Tiket): string => [apa, tanda].filter(Boolean).join(' - ')

export const tiketBlocks = (t: Tiket) => [
  text(t.toko.nama, { size: 13, display: true, bold: true, align: 'center' }),
  ...t.toko.alamat.map((part) => text(part, { size: 7.5, align: 'center' })),
  line(1.2),
  text(title(t), { size: 8.5, bold: true, align: 'center' }),
  text(t.nomor, { size: 26, bold: true, align: 'center' }),
  gap(4),
  qr(t.qr),
  text(t.qr, { size: 8, align: 'center' }),
  gap(4),
  text(t.nama, { size: 12, bold: true, align: 'center' }),
  line(),
  ...t.barang.flatMap((b) => [
    text(b.nama, { size: 9, bold: true }),
    text(b.keterangan, { size: 8 }),
    gap(2),
  ]),
  line(),
  text(t.sebutan_janji, { size: 8, align: 'center' }),
  text(t.janji, { size: 12, bold: true, align: 'center' }),
  gap(3),
  text(t.ketentuan, { size: 7 }),
]

const QR = 130
/** So many lines of goods have room; what is left is told by its count. */
const LOWER_LIMIT = HEIGHT - MARGIN - 76

function a5(doc: Pdf, t: Tiket): void {
  const bawahToko = writeToko(doc, t.toko)
  write(doc, title(t), MARGIN, MARGIN + 1, {
    size: 8,
    bold: true,
    spacing: 1.4,
    color: GOLD,
    width: ROOM,
    align: 'right',
  })
  const top = bawahToko + 6
  rule(doc, MARGIN, top, ROOM, { thick: 1.2 })
  drawQr(doc, t.qr, MARGIN + ROOM - QR, top + 14, QR)
  write(doc, t.qr, MARGIN + ROOM - QR, top + QR + 18, { size: 8, width: QR, align: 'center' })
  write(doc, t.nomor, MARGIN, top + 14, { size: 44, bold: true })
  const room = ROOM - QR - 20
  let y = fill(doc, t.nama, top + 68, room, { size: 16, bold: true }) + 8
  for (const [i, b] of t.barang.entries()) {
    const sisa = t.barang.length - i
    if (y > LOWER_LIMIT - (sisa > 1 ? 24 : 12)) {
      y = fill(doc, `dan ${sisa} barang lain menurut tanda terima`, y, room, { size: 9, italic: true })
      break
    }
    y = fill(doc, b.nama, y, room, { size: 10, bold: true })
    y = fill(doc, b.keterangan, y, room, { size: 9, color: FAINT }) + 2
  }
  const kaki = HEIGHT - MARGIN - 62
  rule(doc, MARGIN, kaki, ROOM)
  write(doc, t.sebutan_janji, MARGIN, kaki + 10, { size: 9, color: FAINT })
  write(doc, t.janji, MARGIN + 84, kaki + 6, { size: 14, bold: true })
  fill(doc, t.ketentuan, kaki + 32, ROOM, { size: 8.5 })
}

/** @returns the y below it */
function fill(doc: Pdf, content: string, y: number, width: number, style: Style): number {
  const lines = linesOf(doc, content, width, style)
  lines.forEach((part, i) => write(doc, part, MARGIN, y + i * lineHeight(style.size), style))
  return y + lines.length * lineHeight(style.size)
}
