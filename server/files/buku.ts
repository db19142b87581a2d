/** A workbook that staff fill and give back, written in another thread; it is no stranger's file, and stands in line with reports. */
import type { Choice } from '#domain/impor/sebutan.ts'
import { FORMATS } from '#domain/report/formats.ts'
import type { FileAnswer } from '../outcome.ts'
import { inOtherThread } from '../threads/pool.ts'
import { THREAD } from './tasks.ts'

export interface BukuColumn {
  title: string
  /** Format in which Excel shows the column's figures. */
  format?: string
  /** Codes that may be chosen in the column's cells, with their names; they stand on a sheet of their own too. */
  list?: readonly Choice[]
  /** Words that may be chosen, exactly as they are written. */
  kata?: readonly string[]
}

export interface Buku {
  nama: string
  columns: readonly BukuColumn[]
  rows: readonly (readonly (string | number | null)[])[]
  /** Rows that are hidden; the first is 0. */
  tersembunyi?: readonly number[]
}

/** Task for the thread of files: the workbook to write. */
export interface WriteTask {
  written: Buku
}

/** @param nama of the file, without what it ends in */
export const bukuFile = (nama: string, buku: Buku): FileAnswer => ({
  type: FORMATS.xlsx,
  name: `${nama}.xlsx`,
  content: () => inOtherThread<WriteTask, void>(THREAD, { written: buku }, 'berat'),
})
