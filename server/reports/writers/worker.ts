/** Runs in another thread, so that a long file never holds up a sale. Knows no report: only the sheet it is given. */
import type { Format } from '#domain/report/formats.ts'
import { inThread } from '../../threads/replies.ts'
import type { Output } from '../../threads/output.ts'
import type { SheetTable, Sheet } from '../sheet.ts'
import { writeCsv } from './csv.ts'
import { writeLembarPdf } from './pdf-lembar.ts'
import { writePdf } from './pdf.ts'
import { writeLembarXlsx } from './xlsx-lembar.ts'
import { writeXlsx } from './xlsx.ts'

const writers: Record<Format, (sheet: Sheet, keluar: Output) => Promise<void>> = {
  pdf: writePdf,
  xlsx: writeXlsx,
  csv: writeCsv,
}

/** Work for a thread: a report's table, or a sheet of many tables, which no CSV can hold. */
export type Task = { format: Format; sheet: Sheet } | { format: 'pdf' | 'xlsx'; lembar: SheetTable }

export const writeSheet = (format: Format, sheet: Sheet, keluar: Output): Promise<void> =>
  writers[format](sheet, keluar)

export default inThread(async (task: Task, keluar) => {
  if ('sheet' in task) return writeSheet(task.format, task.sheet, keluar)
  return task.format === 'pdf' ? writeLembarPdf(task.lembar, keluar) : writeLembarXlsx(task.lembar, keluar)
})
