/** Runs in a worker thread, so that a long report never holds up a sale. Knows no report: only the sheet it is given. */
import type { Format } from '#domain/report/calls.ts'
import type { LembarTabel, Sheet } from '../sheet.ts'
import { writeCsv } from './csv.ts'
import { writeLembarPdf } from './pdf-lembar.ts'
import { writePdf } from './pdf.ts'
import { writeLembarXlsx } from './xlsx-lembar.ts'
import { writeXlsx } from './xlsx.ts'

const writers: Record<Format, (sheet: Sheet) => Promise<Uint8Array>> = {
  pdf: writePdf,
  xlsx: writeXlsx,
  csv: writeCsv,
}

/** What a worker is given: a report's table, or a sheet of many, which no CSV can hold. */
export type Tugas = { format: Format; sheet: Sheet } | { format: 'pdf' | 'xlsx'; lembar: LembarTabel }

export default (tugas: Tugas): Promise<Uint8Array> => {
  if ('sheet' in tugas) return writers[tugas.format](tugas.sheet)
  return tugas.format === 'pdf' ? writeLembarPdf(tugas.lembar) : writeLembarXlsx(tugas.lembar)
}
