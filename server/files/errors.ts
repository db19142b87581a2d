/** An uploaded file as Excel again, with what is wrong in each row (domain/impor/errors.ts); what was hidden is there, and hidden. */
import { withErrors } from '#domain/impor/errors.ts'
import type { Alasan } from '#domain/impor/result.ts'
import type { FileTable } from '#domain/impor/lembar.ts'
import type { FileAnswer } from '../outcome.ts'
import { bukuFile } from './buku.ts'

export function errorFile(
  nama: string,
  table: FileTable,
  wrong: readonly { no: number; alasan: readonly Alasan[] }[],
): FileAnswer {
  const { headers, rows } = withErrors(
    { headers: table.headers, rows: table.all },
    new Map(wrong.map(({ no, alasan }) => [no, alasan.map((a) => a.alasan).join('; ')])),
  )
  return bukuFile(`kesalahan-${nama}`, {
    nama: 'Kesalahan',
    columns: headers.map((text) => ({ title: text })),
    rows,
    tersembunyi: table.all.flatMap(({ tersembunyi }, i) => (tersembunyi ? [i] : [])),
  })
}
