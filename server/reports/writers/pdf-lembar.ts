/** A sheet of many tables on paper: two beside each other where they fit, a wide one alone, parts under headings. */
import type { Output } from '../../threads/output.ts'
import type { SheetTable, LembarTable } from '../sheet.ts'
import {
  drawFoot,
  drawLetterhead,
  drawRow,
  FAINT,
  FOOT,
  headOf,
  letterhead,
  MARGIN,
  measureOf,
  pdfTo,
  selebar,
  write,
  type Pdf,
  type Tempat,
} from './pdf-picture.ts'
import { columnWidths, rowsOf, type Row, type Widths } from './pdf-layout.ts'

const GAP = 14
const HEADING = 20
const TITLE = 13
const BELOW = 10
/** A table is begun at the foot of a page only when so many of its rows stand there too. */
const ROWS_LEAST = 3

export const writeLembarPdf = (lembar: SheetTable, keluar: Output): Promise<void> =>
  pdfTo(keluar, lembar, (doc) => {
    const pages = arranged(doc, lembar)
    pages.forEach((page, i) => {
      if (i > 0) doc.addPage()
      drawLetterhead(doc, lembar)
      for (const draw of page) draw()
      drawFoot(doc, lembar, i + 1, pages.length)
    })
  })

/** Collects what is drawn on every page, so that the number of pages is known before the first is drawn. */
function arranged(doc: Pdf, lembar: SheetTable): (() => void)[][] {
  const kertas = new Kertas(doc, letterhead(doc, lembar).height + MARGIN)
  for (const { judul: title, tabel: tables } of lembar.bagian) {
    kertas.title(title)
    for (const t of tables) kertas.tables(t)
  }
  return kertas.pages
}

/** The pages, and how far each of the two columns of the last one is filled. */
class Kertas {
  readonly pages: (() => void)[][] = [[]]
  readonly #doc: Pdf
  readonly #top: number
  readonly #bottom: number
  readonly #penuh: Tempat
  readonly #columns: readonly [Tempat, Tempat]
  #y: [number, number]
  /** A heading that is drawn with the first table below it: alone at the foot of a page it heads nothing. */
  #title: string | undefined

  constructor(doc: Pdf, top: number) {
    this.#doc = doc
    this.#top = top
    this.#bottom = doc.page.height - MARGIN - FOOT
    this.#penuh = selebar(doc)
    const room = (this.#penuh.room - GAP) / 2
    this.#columns = [
      { x: MARGIN, room },
      { x: MARGIN + room + GAP, room },
    ]
    this.#y = [top, top]
  }

  title(title: string): void {
    this.#title = title
  }

  /** @param room height of the part that stands right below it */
  #drawTitle(room: number): void {
    const title = this.#title
    if (title === undefined) return
    this.#title = undefined
    this.#rata(HEADING + room)
    const y = this.#y[0]
    this.#picture(() => write(this.#doc, title, MARGIN, y + 3, { size: 10.5, bold: true }))
    this.#y = [y + HEADING, y + HEADING]
  }

  tables(table: LembarTable): void {
    if (table.lines.length === 0) return this.#empty(table)
    const tempat = table.lebar ? this.#penuh : this.#columns[0]
    const measure = measureOf(this.#doc)
    const widths = columnWidths(table, tempat.room, measure)
    const head = headOf(table.columns, widths, measure)
    let rows = rowsOf(table, widths, measure)
    let title = table.title
    while (rows.length > 0) {
      const di = this.#mulai(table.lebar, TITLE + head.height, rows)
      const taken = this.#content(di, title, table, widths, head, rows)
      rows = rows.slice(taken)
      title = `${table.title} (lanjutan)`
    }
  }

  /** A line says that there is nothing. */
  #empty({ title, empty }: LembarTable): void {
    this.#drawTitle(TITLE)
    const i = this.#pendek()
    if (this.#y[i] + TITLE > this.#bottom) this.#page()
    const y = this.#y[i]
    const { x, room } = this.#columns[i]
    this.#picture(() => {
      write(this.#doc, title, x, y, { size: 8.5, bold: true })
      write(this.#doc, empty, x, y, { size: 8, color: FAINT, width: room, align: 'right' })
    })
    this.#y[i] = y + TITLE + 2
  }

  /** The column in which a table begins; a new page where neither has room for its first rows. */
  #mulai(width: boolean, kepala: number, rows: readonly Row[]): 0 | 1 | 'penuh' {
    const first = rows.slice(0, ROWS_LEAST).reduce((sum, row) => sum + row.height, kepala)
    const all = rows.reduce((sum, row) => sum + row.height, kepala)
    // A table that fits on a page of its own is not torn apart.
    const page = this.#bottom - this.#top - (this.#title === undefined ? 0 : HEADING)
    const need = all <= page ? all : first
    this.#drawTitle(need)
    if (width) {
      this.#rata(need)
      return 'penuh'
    }
    const i = this.#pendek()
    if (this.#y[i] + need <= this.#bottom) return i
    this.#page()
    return 0
  }

  /** @returns how many of the rows found room */
  #content(
    di: 0 | 1 | 'penuh',
    title: string,
    { columns }: LembarTable,
    widths: Widths,
    head: Row & { head: true },
    rows: readonly Row[],
  ): number {
    const tempat = di === 'penuh' ? this.#penuh : this.#columns[di]
    const top = this.#y[di === 'penuh' ? 0 : di]
    let y = top + TITLE + head.height
    let n = 0
    while (n < rows.length && (n === 0 || y + rows[n]!.height <= this.#bottom)) y += rows[n++]!.height
    this.#picture(() => {
      write(this.#doc, title, tempat.x, top, { size: 8.5, bold: true })
      let at = drawRow(this.#doc, columns, widths, head, top + TITLE, tempat)
      for (const row of rows.slice(0, n)) at = drawRow(this.#doc, columns, widths, row, at, tempat)
    })
    if (di === 'penuh') this.#y = [y + BELOW, y + BELOW]
    else this.#y[di] = y + BELOW
    return n
  }

  #picture(draw: () => void): void {
    this.pages.at(-1)!.push(draw)
  }
  #pendek(): 0 | 1 {
    return this.#y[1] < this.#y[0] ? 1 : 0
  }
  /** Brings the two columns to the same height, with so much room below. */
  #rata(room: number): void {
    const y = Math.max(...this.#y)
    this.#y = [y, y]
    if (y + room > this.#bottom && y > this.#top) this.#page()
  }
  #page(): void {
    this.pages.push([])
    this.#y = [this.#top, this.#top]
  }
}
