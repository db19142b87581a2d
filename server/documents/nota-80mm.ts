/** The nota of a sale on a roll of 80 mm: one page as long as it needs. */
import {
  JUAL_COLUMNS,
  type BarisNota,
  type Jumlah,
  type NotaColumns,
  type NotaPenjualan,
} from '#domain/documents/nota-penjualan.ts'
import { PESANAN_COLUMNS } from '#domain/documents/nota-pesanan.ts'
import { formatAngka, formatGram, formatRupiah } from '#domain/format.ts'
import { lengthOf, lineHeight, linesOf, pdfOf, rule, write as tulis, type Pdf, type Style } from './pdf.ts'
import { drawQr } from './qr.ts'

const MM = 72 / 25.4
const WIDTH = 80 * MM
/** Thermal heads print 72 mm of the 80. */
const X = 4 * MM
const ROOM = 72 * MM
const QR = 28 * MM
const MATERAI = 44
/** A thermal head knows no grey: it prints dots, and small letters fall apart. */
const HITAM = '#000000'

const write = (doc: Pdf, content: string, x: number, y: number, style: Style): void =>
  tulis(doc, content, x, y, { ...style, color: HITAM })

/** Draws at y when there is a document to draw on, and answers the y below. */
type Block = (doc: Pdf, y: number, ink: boolean) => number

export const nota80mm = async (nota: NotaPenjualan): Promise<Buffer> => {
  const blocks = blocksOf(nota)
  const paper = { width: WIDTH, title: `Nota ${nota.nomor}`, author: nota.toko.nama }
  // Measured on a sheet nobody sees: the length of the paper must be known before its first line.
  let height = 0
  await pdfOf({ ...paper, height: 100 }, (doc) => {
    height = run(doc, blocks, false) + 6 * MM
  })
  return pdfOf({ ...paper, height }, (doc) => {
    for (let lembar = 1; lembar <= nota.lembar; lembar++) {
      if (lembar > 1) doc.addPage({ size: [WIDTH, height], margin: 0 })
      run(doc, blocks, true)
    }
  })
}

const run = (doc: Pdf, blocks: readonly Block[], ink: boolean): number =>
  blocks.reduce((y, block) => block(doc, y, ink), 4 * MM)

function blocksOf(nota: NotaPenjualan): Block[] {
  return [
    text(nota.toko.nama, { size: 13, display: true, bold: true, align: 'center' }),
    ...nota.toko.alamat.map((line) => text(line, { size: 7.5, align: 'center' })),
    line(1.2),
    text([nota.judul, nota.tanda].filter(Boolean).join(' - '), { size: 8.5, bold: true, align: 'center' }),
    text(nota.nomor, { size: 14, bold: true, align: 'center' }),
    gap(3),
    ...[...nota.transaksi, ...nota.pelanggan].map(([label, isi]) => pair(label, isi)),
    line(),
    ...nota.baris.flatMap((b) => barang(b, nota)),
    line(),
    ...nota.jumlah.map(jumlah),
    gap(2),
    text(nota.terbilang, { size: 8, italic: true }),
    line(),
    ...nota.pembayaran.map(jumlah),
    ...(nota.poin ? [pair('Poin', `${nota.poin.awal} + ${nota.poin.dapat} = ${nota.poin.akhir}`)] : []),
    ...(nota.kupon.length ? [pair('Kupon', nota.kupon.join(', '))] : []),
    line(),
    gap(3),
    ...(nota.materai ? [materai] : []),
    ...(nota.qr ? [qr(nota.qr), text(nota.pindai, { size: 7, italic: true, align: 'center' })] : []),
    gap(2),
    text(nota.ketentuan, { size: 7 }),
    ...nota.kaki.map((line_) => text(line_, { size: 7.5, align: 'center' })),
  ]
}

const gap =
  (points: number): Block =>
  (_doc, y) =>
    y + points
const line =
  (thick = 0.5): Block =>
  (doc, y, ink) => {
    if (ink) rule(doc, X, y + 3, ROOM, { thick, color: HITAM })
    return y + 6.5
  }

const text =
  (content: string, style: Style): Block =>
  (doc, y, ink) => {
    const lines = linesOf(doc, content, ROOM, style)
    if (ink)
      lines.forEach((part, i) =>
        write(doc, part, X, y + i * lineHeight(style.size), { ...style, width: ROOM }),
      )
    return y + lines.length * lineHeight(style.size) + 1
  }

const LABEL = 50
const pair =
  (label: string, isi: string): Block =>
  (doc, y, ink) => {
    const lines = linesOf(doc, isi, ROOM - LABEL, { size: 8 })
    if (ink) {
      write(doc, label, X, y, { size: 8 })
      lines.forEach((part, i) => write(doc, part, X + LABEL, y + i * lineHeight(8), { size: 8 }))
    }
    return y + lines.length * lineHeight(8)
  }

const jumlah =
  ({ label, nilai, utama }: Jumlah): Block =>
  (doc, y, ink) => {
    const size = utama ? 12 : 8.5
    if (ink) {
      write(doc, label, X, y + (utama ? 2.5 : 0), { size: utama ? 9 : 8.5, bold: utama ?? false })
      write(doc, formatRupiah(nilai), X, y, { size, bold: utama ?? false, width: ROOM, align: 'right' })
    }
    return y + lineHeight(size) + (utama ? 2 : 0)
  }

/** Name and total, then how the total came about. */
const barang = (
  b: BarisNota,
  { harga_gram, columns }: Pick<NotaPenjualan, 'harga_gram' | 'columns'>,
): Block[] => [
  (doc, y, ink) => {
    const total = formatAngka(b.harga_total)
    const style: Style = { size: 8.5, bold: true }
    const lines = linesOf(
      doc,
      `${b.nama_barang} ${b.kadar_cetak}${b.batal ? ' (DIBATALKAN)' : ''}`,
      ROOM - lengthOf(doc, total, style) - 8,
      style,
    )
    if (ink) {
      lines.forEach((part, i) => write(doc, part, X, y + i * lineHeight(8.5), style))
      write(doc, total, X, y, { ...style, width: ROOM, align: 'right' })
    }
    return y + lines.length * lineHeight(8.5)
  },
  ...(columns === JUAL_COLUMNS || columns === PESANAN_COLUMNS
    ? rincian(b, harga_gram)
    : rincianBeli(b, columns)
  ).map((part) => text(part, { size: 7.5 })),
  gap(3),
]

const rincian = (b: BarisNota, harga_gram: boolean): string[] => [
  `${b.kode_barcode}   ${formatGram(b.berat)} g${harga_gram ? ` x ${formatAngka(b.harga_gram)}/g` : ''}`,
  [
    `Harga ${formatAngka(b.harga_jual)}`,
    b.ongkos > 0 ? `Ongkos ${formatAngka(b.ongkos)}` : '',
    b.harga_atribut > 0 ? `${b.atribut || 'Atribut'} ${formatAngka(b.harga_atribut)}` : b.atribut,
  ]
    .filter(Boolean)
    .join('   '),
]

const rincianBeli = (b: BarisNota, columns: NotaColumns): string[] =>
  [
    `${b.kode_barcode}   ${formatGram(b.berat)} g`,
    b.atribut,
    [
      `${columns.harga} ${formatAngka(b.harga_jual)}`,
      b.ongkos > 0 ? `${columns.ongkos} ${formatAngka(b.ongkos)}` : '',
      b.harga_atribut > 0 ? `${columns.atribut} ${formatAngka(b.harga_atribut)}` : '',
    ]
      .filter(Boolean)
      .join('   '),
  ].filter(Boolean)

const materai: Block = (doc, y, ink) => {
  if (ink) {
    const width = 70
    doc
      .rect(X + ROOM - width, y, width, MATERAI)
      .dash(2, { space: 2 })
      .lineWidth(0.5)
      .strokeColor(HITAM)
      .stroke()
      .undash()
    ;['Materai', 'Rp 10.000'].forEach((part, i) =>
      write(doc, part, X + ROOM - width, y + 13 + i * 10, {
        size: 7.5,
        width,
        align: 'center',
      }),
    )
  }
  return y + MATERAI + 6
}

const qr =
  (content: string): Block =>
  (doc, y, ink) => {
    if (ink) drawQr(doc, content, X + (ROOM - QR) / 2, y, QR)
    return y + QR + 6
  }
