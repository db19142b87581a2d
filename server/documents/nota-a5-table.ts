/** The pieces on an A5 nota: a row each, names wrapped, figures at the right. */
import type { NotaLine, NotaColumns } from '#domain/documents/nota-penjualan.ts'
import { formatAngka, formatGram } from '#domain/format.ts'
import { MARGIN as X, ROOM } from './a5.ts'
import { FAINT, lineHeight, linesOf, PALE, rule, write, type Pdf } from './pdf.ts'

const PAD = 3
const SIZE = 8
export const KEPALA_TABEL = 17

export interface Column {
  judul: string
  /** Points; 0: what the others leave. */
  width: number
  kanan?: true
  isi: (b: NotaLine) => string
  /** Left out when the shop does not show the price per gram. */
  perGram?: true
}

const rp = (n: number): string => (n === 0 ? '-' : formatAngka(n))
const semua = (nama: NotaColumns): readonly Column[] => [
  { judul: nama.kode ?? 'Barcode', width: 47, isi: (b) => b.kode_barcode },
  { judul: 'Nama Barang', width: 0, isi: (b) => b.nama_barang },
  { judul: 'Kadar', width: 36, isi: (b) => b.kadar_cetak },
  { judul: nama.berat ?? 'Berat (g)', width: 45, kanan: true, isi: (b) => formatGram(b.berat) },
  { judul: 'Harga/gram', width: 53, kanan: true, perGram: true, isi: (b) => rp(b.harga_gram) },
  { judul: nama.harga, width: 58, kanan: true, isi: (b) => rp(b.harga_jual) },
  { judul: nama.ongkos, width: 47, kanan: true, isi: (b) => rp(b.ongkos) },
  { judul: nama.atribut, width: 47, kanan: true, isi: (b) => rp(b.harga_atribut) },
  { judul: nama.total, width: 62, kanan: true, isi: (b) => rp(b.harga_total) },
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
  const shown = semua(columns).filter((k) => k.judul !== '' && (harga_gram || !k.perGram))
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
  const cells = columns.map((k) => linesOf(doc, k.isi(b), k.width - 2 * PAD, { size: SIZE }))
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

export function drawKepalaTabel(doc: Pdf, y: number, columns: readonly Column[]): void {
  doc.rect(X, y, ROOM, KEPALA_TABEL).fill(PALE)
  rule(doc, X, y, ROOM, { thick: 0.6 })
  rule(doc, X, y + KEPALA_TABEL, ROOM, { thick: 0.6 })
  let x = X
  for (const { judul, width, kanan } of columns) {
    write(doc, judul, x + PAD, y + 5, {
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
