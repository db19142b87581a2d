/** The pieces on an A5 nota: a row each, names wrapped, figures at the right. */
import type { NotaLine, NotaColumns } from '#domain/documents/nota.ts'
import { formatNumber, formatGram } from '#domain/format.ts'
import { MARGIN as X, ROOM } from './a5.ts'
import { FAINT, lineHeight, linesOf, PALE, rule, write, type Pdf } from './pdf.ts'

const PAD = 3
const SIZE = 8
export const TABLE_HEAD = 17

export interface Column {
  title: string
  /** Points; 0: what the others leave. */
  width: number
  kanan?: true
  fill: (b: NotaLine) => string
  /** Left out when the shop does not show the price per gram. */
  perGram?: true
}

const rp = (n: number): string => (n === 0 ? '-' : formatNumber(n))
const all = (nama: NotaColumns): readonly Column[] => [
  { title: nama.kode ?? 'Barcode', width: 47, fill: (b) => b.kode_barcode },
  { title: 'Nama Barang', width: 0, fill: (b) => b.nama_barang },
  { title: 'Kadar', width: 36, fill: (b) => b.kadar_cetak },
  { title: nama.berat ?? 'Berat (g)', width: 45, kanan: true, fill: (b) => formatGram(b.berat) },
  { title: 'Harga/gram', width: 53, kanan: true, perGram: true, fill: (b) => rp(b.harga_gram) },
  { title: nama.harga, width: 58, kanan: true, fill: (b) => rp(b.harga_jual) },
  { title: nama.ongkos, width: 47, kanan: true, fill: (b) => rp(b.ongkos) },
  { title: nama.atribut, width: 47, kanan: true, fill: (b) => rp(b.harga_atribut) },
  { title: nama.total, width: 62, kanan: true, fill: (b) => rp(b.harga_total) },
]
/** The column of the name, below which stands what else is said of the piece. */
const NAMA = 1

/** The columns that have a name, with their widths: that of the piece takes what the others leave. */
export function notaColumns({
  harga_gram,
  columns,
}: {
  harga_gram: boolean
  columns: NotaColumns
}): Column[] {
  const shown = all(columns).filter((k) => k.title !== '' && (harga_gram || !k.perGram))
  const rest = ROOM - shown.reduce((sum, k) => sum + k.width, 0)
  return shown.map((k) => ({ ...k, width: k.width || rest }))
}

export interface DrawnRow {
  height: number
  cells: string[][]
  atribut: string[]
  batal: boolean
}

export function notaLine(doc: Pdf, b: NotaLine, columns: readonly Column[]): DrawnRow {
  const cells = columns.map((k) => linesOf(doc, k.fill(b), k.width - 2 * PAD, { size: SIZE }))
  const notes = [b.atribut, b.emas ?? '', b.batal ? 'DIBATALKAN' : ''].filter(Boolean)
  const atribut = notes.flatMap((text) => linesOf(doc, text, columns[NAMA]!.width - 2 * PAD, { size: 7 }))
  const name = cells[NAMA]!.length * lineHeight(SIZE) + atribut.length * lineHeight(7)
  return {
    cells,
    atribut,
    batal: b.batal,
    height: Math.max(name, ...cells.map((c) => c.length * lineHeight(SIZE))) + 2 * PAD,
  }
}

export function drawTableHead(doc: Pdf, y: number, columns: readonly Column[]): void {
  doc.rect(X, y, ROOM, TABLE_HEAD).fill(PALE)
  rule(doc, X, y, ROOM, { thick: 0.6 })
  rule(doc, X, y + TABLE_HEAD, ROOM, { thick: 0.6 })
  let x = X
  for (const { title, width, kanan } of columns) {
    write(doc, title, x + PAD, y + 5, {
      size: 7.5,
      bold: true,
      width: width - 2 * PAD,
      align: kanan ? 'right' : 'left',
    })
    x += width
  }
}

/** @returns the y below it */
export function drawRow(doc: Pdf, row: DrawnRow, y: number, columns: readonly Column[]): number {
  let x = X
  row.cells.forEach((lines, i) => {
    const { width, kanan } = columns[i]!
    lines.forEach((text, n) =>
      write(doc, text, x + PAD, y + PAD + 0.8 + n * lineHeight(SIZE), {
        size: SIZE,
        bold: i === columns.length - 1,
        width: width - 2 * PAD,
        align: kanan ? 'right' : 'left',
        ...(row.batal ? { color: FAINT } : {}),
      }),
    )
    if (i === NAMA)
      row.atribut.forEach((text, n) =>
        write(doc, text, x + PAD, y + PAD + 0.8 + lines.length * lineHeight(SIZE) + n * lineHeight(7), {
          size: 7,
          color: FAINT,
        }),
      )
    x += width
  })
  rule(doc, X, y + row.height, ROOM, { thick: 0.3, color: '#d9d3c5' })
  return y + row.height
}
