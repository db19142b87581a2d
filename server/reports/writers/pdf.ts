/** PDF with pdfkit: the shop above, who printed it and the page below, the column heads on every page. */
import { setImmediate as sebentar } from 'node:timers/promises'
import type { Output } from '../../threads/output.ts'
import type { Sheet } from '../sheet.ts'
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
  write,
  type Pdf,
} from './pdf-picture.ts'
import { columnWidths, pagesOf, rowsOf } from './pdf-layout.ts'

export const writePdf = (sheet: Sheet, keluar: Output): Promise<void> =>
  pdfTo(keluar, sheet, (doc) => draw(doc, sheet))

/** Pages that are drawn before what they became leaves. */
const PAGES = 20

async function draw(doc: Pdf, sheet: Sheet): Promise<void> {
  const measure = measureOf(doc)
  const room = doc.page.width - 2 * MARGIN
  const table = { columns: sheet.columns, lines: [...sheet.lines] }
  const widths = columnWidths(table, room, measure)
  const top = letterhead(doc, sheet).height + MARGIN
  const headHeight = headOf(sheet.columns, widths, measure).height
  const pages = pagesOf(rowsOf(table, widths, measure), doc.page.height - top - headHeight - MARGIN - FOOT)
  for (const [i, rows] of pages.entries()) {
    if (i > 0) doc.addPage()
    if (i % PAGES === PAGES - 1) await sebentar()
    drawLetterhead(doc, sheet)
    let y = drawRow(doc, sheet.columns, widths, headOf(sheet.columns, widths, measure), top)
    for (const row of rows) y = drawRow(doc, sheet.columns, widths, row, y)
    if (!table.lines.some((line) => line.style === 'body'))
      write(doc, sheet.empty, MARGIN, y + 18, { size: 10, color: FAINT, width: room, align: 'center' })
    drawFoot(doc, sheet, i + 1, pages.length)
  }
}
