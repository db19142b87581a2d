/** The rows of a table as typed values, by the columns that it may have: one row, one thing, or a part of one. */
import { createSchema } from '../master-field.ts'
import type { Field } from '../master-types.ts'
import { readHeaders } from './headers.ts'
import { jelaskan } from './jelas.ts'
import type { Alasan } from './result.ts'
import { kenali, type Pilihan } from './sebutan.ts'
import { readCell, isKosong, type TableRow, type Sel, type Tabel } from './cells.ts'

export interface FileColumn {
  columns: Record<string, Field>
  /** Those that must be in the file: what no default can stand for. */
  wajib: readonly string[]
  /** Those that may be left blank, or '-': null then. */
  boleh_kosong: readonly string[]
}

export interface ReadRow<Isi> {
  no: number
  /** What could be read of it. */
  isi: Partial<Isi>
  alasan: Alasan[]
}

/** What a column may name, for what the row says already; undefined: it names nothing, or that cannot be said. */
export type Sebutan<Isi> = (column: string, isi: Partial<Isi>) => readonly Pilihan[] | undefined

/** How to read the rows of a table, and which of its columns are not read. @throws Refusal when its headers are wrong */
export function rowReader<Isi>(
  tabel: Tabel,
  { columns, boleh_kosong }: Pick<FileColumn, 'columns' | 'boleh_kosong'>,
  sebutan: Sebutan<Isi>,
): { tidak_dikenal: string[]; read: (row: TableRow) => ReadRow<Isi> } {
  const { columns: columnOf, tidak_dikenal } = readHeaders(columns, tabel)
  const schemas = Object.fromEntries(
    Object.entries(columns).map(([name, field]) => [name, createSchema(field)]),
  )
  const read = ({ no, sel, wrong }: TableRow): ReadRow<Isi> => {
    if (wrong) return { no, isi: {}, alasan: [{ column: '', alasan: wrong }] }
    const isi: Record<string, unknown> = {}
    const alasan: Alasan[] = []
    for (const [name, field] of Object.entries(columns)) {
      const at = columnOf.get(name)
      const cell = at === undefined ? undefined : sel[at]
      const read =
        boleh_kosong.includes(name) && (isKosong(cell) || cell === '-')
          ? { nilai: null }
          : readColumn(name, field, schemas[name]!, cell, sebutan(name, isi as Partial<Isi>))
      if ('nilai' in read) isi[name] = read.nilai
      else alasan.push(...read.wrong.map((text) => ({ column: name, alasan: text })))
    }
    return { no, isi: isi as Partial<Isi>, alasan }
  }
  return { tidak_dikenal, read }
}

function readColumn(
  name: string,
  field: Field,
  schema: ReturnType<typeof createSchema>,
  sel: Sel | undefined,
  pilihan: readonly Pilihan[] | undefined,
): { nilai: unknown } | { wrong: string[] } {
  // A spreadsheet that takes a barcode for a number drops its leading zeros.
  const read = readCell(
    field,
    name === 'kode_barcode' && typeof sel === 'number' && Number.isSafeInteger(sel) && sel > 0
      ? String(sel).padStart(8, '0')
      : sel,
  )
  if ('wrong' in read) return { wrong: [jelaskan(field, sel, read.wrong)] }
  const named =
    pilihan && typeof read.nilai === 'string' && read.nilai !== field.default
      ? kenali(field.label, read.nilai, pilihan)
      : undefined
  if (named && 'wrong' in named) return { wrong: [named.wrong] }
  const result = schema.safeParse(named ? named.kode : read.nilai)
  return result.success
    ? { nilai: result.data }
    : { wrong: result.error.issues.map((issue) => jelaskan(field, sel, issue.message)) }
}
