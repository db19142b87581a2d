/** The rows of a table as typed values, by the columns that it may have: one row, one thing, or a part of one. */
import { createSchema } from '../master-field.ts'
import type { Field } from '../master-types.ts'
import { readHeaders } from './headers.ts'
import { jelaskan } from './jelas.ts'
import type { Alasan } from './result.ts'
import { kenali, type Choice } from './sebutan.ts'
import { readCell, isEmpty, type TableRow, type SheetCell, type Table } from './cells.ts'

export interface FileColumn {
  columns: Record<string, Field>
  /** Columns that must be in the file, because no default can replace them. */
  wajib: readonly string[]
  /** Columns that may be blank or '-'; the value is then null. */
  boleh_kosong: readonly string[]
}

export interface ReadRow<Content> {
  no: number
  /** Values that could be read. */
  content: Partial<Content>
  alasan: Alasan[]
}

/**
 * The choices for a column, given the values already read in the row; undefined: the column names nothing, or the
 * choices cannot be told.
 */
export type Sebutan<Content> = (column: string, content: Partial<Content>) => readonly Choice[] | undefined

/**
 * Prepares the reading of a table's rows, and lists the columns that are not read. @throws Refusal when its headers are
 * wrong
 */
export function rowReader<Content>(
  table: Table,
  { columns, boleh_kosong }: Pick<FileColumn, 'columns' | 'boleh_kosong'>,
  sebutan: Sebutan<Content>,
): { tidak_dikenal: string[]; read: (row: TableRow) => ReadRow<Content> } {
  const { columns: columnOf, tidak_dikenal } = readHeaders(columns, table)
  const schemas = Object.fromEntries(
    Object.entries(columns).map(([name, field]) => [name, createSchema(field)]),
  )
  const read = ({ no, cells, wrong }: TableRow): ReadRow<Content> => {
    if (wrong) return { no, content: {}, alasan: [{ column: '', alasan: wrong }] }
    const content: Record<string, unknown> = {}
    const alasan: Alasan[] = []
    for (const [name, field] of Object.entries(columns)) {
      const at = columnOf.get(name)
      const cell = at === undefined ? undefined : cells[at]
      const read =
        boleh_kosong.includes(name) && (isEmpty(cell) || cell === '-')
          ? { nilai: null }
          : readColumn(name, field, schemas[name]!, cell, sebutan(name, content as Partial<Content>))
      if ('nilai' in read) content[name] = read.nilai
      else alasan.push(...read.wrong.map((text) => ({ column: name, alasan: text })))
    }
    return { no, content: content as Partial<Content>, alasan }
  }
  return { tidak_dikenal, read }
}

function readColumn(
  name: string,
  field: Field,
  schema: ReturnType<typeof createSchema>,
  cell: SheetCell | undefined,
  choices: readonly Choice[] | undefined,
): { nilai: unknown } | { wrong: string[] } {
  // A spreadsheet that takes a barcode for a number drops its leading zeros.
  const read = readCell(
    field,
    name === 'kode_barcode' && typeof cell === 'number' && Number.isSafeInteger(cell) && cell > 0
      ? String(cell).padStart(8, '0')
      : cell,
  )
  if ('wrong' in read) return { wrong: [jelaskan(field, cell, read.wrong)] }
  const named =
    choices && typeof read.nilai === 'string' && read.nilai !== field.default
      ? kenali(field.label, read.nilai, choices)
      : undefined
  if (named && 'wrong' in named) return { wrong: [named.wrong] }
  const result = schema.safeParse(named ? named.kode : read.nilai)
  return result.success
    ? { nilai: result.data }
    : { wrong: result.error.issues.map((issue) => jelaskan(field, cell, issue.message)) }
}
