/** Runs in a worker thread, so that a long report never holds up a sale. Knows no report: only the sheet it is given. */
import type { Format } from '#domain/report/calls.ts'
import type { Sheet } from '../sheet.ts'
import { writeCsv } from './csv.ts'
import { writePdf } from './pdf.ts'
import { writeXlsx } from './xlsx.ts'

const writers: Record<Format, (sheet: Sheet) => Promise<Uint8Array>> = {
  pdf: writePdf,
  xlsx: writeXlsx,
  csv: writeCsv,
}

export default ({ format, sheet }: { format: Format; sheet: Sheet }): Promise<Uint8Array> =>
  writers[format](sheet)
