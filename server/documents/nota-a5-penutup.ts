/** The end of an A5 nota: words and payments at the left, figures at the right, QR, policy and signatures below. */
import type { Jumlah, NotaPenjualan } from '#domain/documents/nota.ts'
import { formatRupiah } from '#domain/format.ts'
import { MARGIN as X, ROOM } from './a5.ts'
import {
  FAINT,
  INK,
  lineHeight,
  linesBeside,
  linesOf,
  PALE,
  rule,
  write,
  type Pdf,
  type Style,
} from './pdf.ts'
import { drawQr } from './qr.ts'

const KIRI = 330
const KANAN = ROOM - KIRI - 14
const QR = 62
const TANDA_TANGAN = 190
const SMALL = 7

interface Susunan {
  terbilang: string[]
  keterangan: string[]
  pernyataan: string[]
  ketentuan: string[]
  kaki: string[]
  /** Position at which the words beside the QR begin, and how far they reach down. */
  kiri: number
  atas: number
  bawah: number
}

function susun(doc: Pdf, nota: NotaPenjualan): Susunan {
  const terbilang = nota.terbilang
    ? linesOf(doc, `# ${nota.terbilang} #`, KIRI - 12, { size: 8.5, italic: true, display: true })
    : []
  const keterangan = [kupon(nota), poin(nota)]
    .filter(Boolean)
    .flatMap((text) => linesOf(doc, text, KIRI, { size: 7.5 }))
  const indent = nota.qr ? QR + 10 : 0
  const width = ROOM - indent - TANDA_TANGAN - 16
  const pernyataan = linesOf(doc, nota.pernyataan ?? '', width, { size: SMALL })
  const ketentuan = linesOf(doc, nota.ketentuan, width, { size: SMALL })
  const kaki = nota.kaki.flatMap((text) => linesOf(doc, text, width, { size: SMALL, bold: true }))
  const kiri =
    square(terbilang) +
    4 +
    nota.pembayaran.reduce((sum, p) => sum + bayar(doc, p).length * lineHeight(8), 0) +
    (keterangan.length ? 3 + keterangan.length * lineHeight(7.5) : 0)
  const kanan = nota.jumlah.reduce((sum, j) => sum + totalHeight(doc, j), 0)
  return {
    terbilang,
    keterangan,
    pernyataan,
    ketentuan,
    kaki,
    kiri: X + indent,
    atas: Math.max(kiri, kanan) + 8,
    bawah: Math.max(QR + 4, (pernyataan.length + ketentuan.length + kaki.length + 1) * lineHeight(SMALL) + 2),
  }
}

const kupon = ({ kupon: codes }: NotaPenjualan): string =>
  codes.length ? `Kupon undian: ${codes.join(', ')}` : ''
const poin = ({ poin: p }: NotaPenjualan): string => (p ? `Poin: ${p.awal} + ${p.dapat} = ${p.akhir}` : '')

export const closingHeight = (doc: Pdf, nota: NotaPenjualan): number => {
  const { atas, bawah } = susun(doc, nota)
  return atas + bawah + 6
}

export function drawPenutup(doc: Pdf, nota: NotaPenjualan, y: number): void {
  const s = susun(doc, nota)
  drawKiri(doc, nota, s, y)
  drawJumlah(doc, nota.jumlah, X + KIRI + 14, y)
  const below = y + s.atas
  rule(doc, X, below - 3, ROOM, { thick: 0.4 })
  // What is signed is read as well as the figures are.
  const words: [string[], Omit<Style, 'size'>][] = [
    [s.pernyataan, { color: INK }],
    [s.ketentuan, { color: FAINT }],
    [s.kaki, { bold: true }],
  ]
  words
    .flatMap(([lines, style]) => lines.map((text) => [text, style] as const))
    .forEach(([text, style], n) =>
      write(doc, text, s.kiri, below + 2 + n * lineHeight(SMALL), { ...style, size: SMALL }),
    )
  if (nota.qr) {
    drawQr(doc, nota.qr, X, below + 2, QR)
    write(doc, nota.pindai, s.kiri, below + s.bawah - 9, { size: 6.5, italic: true, color: FAINT })
  }
  drawTandaTangan(doc, nota, X + ROOM - TANDA_TANGAN, below + 2)
}

/** Height of the box with the sum in words; there is no box if nothing was paid. */
const square = (terbilang: readonly string[]): number =>
  terbilang.length && terbilang.length * lineHeight(8.5) + 8

function drawKiri(doc: Pdf, nota: NotaPenjualan, { terbilang, keterangan }: Susunan, top: number): void {
  const box = square(terbilang)
  if (box > 0) doc.rect(X, top, KIRI, box).fill(PALE)
  terbilang.forEach((text, n) =>
    write(doc, text, X + 6, top + 4.5 + n * lineHeight(8.5), { size: 8.5, italic: true, display: true }),
  )
  let y = top + box + 4
  for (const p of nota.pembayaran) {
    write(doc, formatRupiah(p.nilai), X, y, { ...BAYAR, width: BAYAR_WIDTH, align: 'right' })
    for (const text of bayar(doc, p)) {
      write(doc, text, X, y, { ...BAYAR, color: FAINT })
      y += lineHeight(8)
    }
  }
  keterangan.forEach((text, n) => write(doc, text, X, y + 3 + n * lineHeight(7.5), { size: 7.5 }))
}

const BAYAR: Style = { size: 8 }
const BAYAR_WIDTH = 210
const bayar = (doc: Pdf, { label, nilai }: Jumlah): string[] =>
  linesBeside(doc, label, BAYAR_WIDTH, BAYAR, [formatRupiah(nilai), BAYAR])

const gayaJumlah = ({ utama }: Jumlah): { nama: Style; number: Style } => ({
  nama: { size: utama ? 9 : 8, bold: utama ?? false, color: utama ? INK : FAINT },
  number: { size: utama ? 12 : 8, bold: utama ?? false },
})
function namaJumlah(doc: Pdf, j: Jumlah): string[] {
  const { nama, number } = gayaJumlah(j)
  return linesBeside(doc, j.label, KANAN, nama, [formatRupiah(j.nilai), number])
}
const totalHeight = (doc: Pdf, j: Jumlah): number =>
  (j.utama ? 20 : 12) + (namaJumlah(doc, j).length - 1) * lineHeight(gayaJumlah(j).nama.size)

function drawJumlah(doc: Pdf, rows: readonly Jumlah[], x: number, top: number): void {
  let y = top
  for (const j of rows) {
    const { nama, number } = gayaJumlah(j)
    if (j.utama) rule(doc, x, y + 1, KANAN, { thick: 0.8 })
    namaJumlah(doc, j).forEach((text, n) =>
      write(doc, text, x, y + (j.utama ? 6.5 : 2) + n * lineHeight(nama.size), nama),
    )
    write(doc, formatRupiah(j.nilai), x, y + (j.utama ? 5 : 2), { ...number, width: KANAN, align: 'right' })
    y += totalHeight(doc, j)
  }
}

/** Two lines to sign on; the stamp has its place over the shop's. */
function drawTandaTangan(doc: Pdf, nota: NotaPenjualan, x: number, y: number): void {
  const half = TANDA_TANGAN / 2 - 6
  ;[
    [nota.penanda, x],
    ['Hormat kami', x + half + 12],
  ].forEach(([label, left]) => {
    write(doc, label as string, left as number, y, { size: 7.5, color: FAINT, width: half, align: 'center' })
    rule(doc, left as number, y + QR - 3, half, { thick: 0.5, color: INK })
  })
  if (!nota.materai) return
  const left = x + half + 12 + (half - 50) / 2
  doc
    .rect(left, y + 13, 50, 34)
    .dash(2, { space: 2 })
    .lineWidth(0.5)
    .strokeColor(FAINT)
    .stroke()
    .undash()
  ;['Materai', 'Rp 10.000'].forEach((text, n) =>
    write(doc, text, left, y + 22 + n * 9, { size: 7, color: FAINT, width: 50, align: 'center' }),
  )
}
