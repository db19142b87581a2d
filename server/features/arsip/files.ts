/** The file of an archive: the same rows are the same bytes, for ever, and their SHA-256 knows them again. */
import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import Papa from 'papaparse'
import { defused, needsQuotes } from '#domain/csv.ts'
import { arsipCells, type JenisArsip } from '#domain/rules/arsip.ts'
import type { FileAnswer } from '../../outcome.ts'
import { columnsFrom, type Row } from './jenis.ts'

export interface File {
  bytes: Buffer
  hash: string
}

/** The cells of a row, in the order of the columns. */
export const cellFrom = (jenis: JenisArsip, row: Row): string[] =>
  columnsFrom(jenis).map((column) =>
    arsipCells(column, (row as unknown as Record<string, string | number | boolean>)[column]!),
  )

const BYTE_ORDER_MARK = '\uFEFF'
const NUMBER = /^-?\d+(\.\d+)?$/

/** Rows between which the tills have their turn. */
const SEKALIGUS = 500

/**
 * Numbers stand as they are; what a spreadsheet would run as a formula is defused. Made here, in parts, and in no other thread: an
 * archive is written in the transaction that its hash stands in, which must not wait behind reports.
 */
export async function composeFile(jenis: JenisArsip, rows: readonly (readonly string[])[]): Promise<File> {
  const cell = (text: string): string => (NUMBER.test(text) ? text : defused(text))
  const lines = (part: string[][]) => `${Papa.unparse(part, { quotes: needsQuotes, newline: '\r\n' })}\r\n`
  const parts = [BYTE_ORDER_MARK, lines([[...columnsFrom(jenis)]])]
  for (let from = 0; from < rows.length; from += SEKALIGUS) {
    parts.push(lines(rows.slice(from, from + SEKALIGUS).map((row) => row.map(cell))))
    await setImmediate()
  }
  const bytes = Buffer.from(parts.join(''))
  return { bytes, hash: createHash('sha256').update(bytes).digest('hex') }
}

/** Named by the beginning of its hash: a file that was kept is told from another by eye. */
export const asFile = (nama: string, { bytes, hash }: File): FileAnswer => ({
  type: 'text/csv; charset=utf-8',
  name: `${nama}-${hash.slice(0, 8)}.csv`,
  content: bytes,
})
