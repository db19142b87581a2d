/** Matches the columns of an uploaded table to fields. */
import { errors, refuseAll, type Refusal } from '../errors.ts'
import type { Field } from '../master-types.ts'
import { isEmpty, type SheetCell, type Table } from './cells.ts'

/** ' Kode  Baki *' and 'kode_baki' name the same field; a unit in brackets says nothing new. */
export const biasa = (headers: string): string =>
  headers
    .normalize('NFKC')
    .replace(/\([^)]*\)|\*/g, ' ')
    .replace(/[\s_]+/g, ' ')
    .trim()
    .toUpperCase()

/** Written back by the server, and nobody's field (errors.ts). */
export const ERROR_HEADER = 'Kesalahan'
export const isErrorColumn = (cell: SheetCell | undefined): boolean =>
  typeof cell === 'string' && biasa(cell) === biasa(ERROR_HEADER)

/** The columns that a file may have, as far as another thread has to know: their labels, and those that must be there. */
export interface SoughtColumn {
  label: Readonly<Record<string, string>>
  wajib: readonly string[]
}
export const soughtColumns = (
  fields: Readonly<Record<string, Pick<Field, 'label'>>>,
  wajib: readonly string[],
): SoughtColumn => ({
  label: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.label])),
  wajib,
})

/** The field that a cell of a header names. */
export function headerKey(label: SoughtColumn['label']): (cell: SheetCell | undefined) => string | undefined {
  const known = new Map<string, string>()
  for (const name of Object.keys(label).toReversed())
    known.set(biasa(name), name).set(biasa(label[name]!), name)
  return (cell) => (typeof cell === 'string' ? known.get(biasa(cell)) : undefined)
}

export interface Headers {
  /** Column of each field; a field without a column is missing. */
  columns: Map<string, number>
  /** Columns that hold something and name no field: not read, and asked about. */
  tidak_dikenal: string[]
}

/** @throws Refusal with every header that is doubled */
export function readHeaders(fields: Record<string, Pick<Field, 'label'>>, table: Table): Headers {
  const columns = new Map<string, number>()
  const tidak_dikenal: string[] = []
  const wrong: Refusal[] = []
  const nameOf = headerKey(soughtColumns(fields, []).label)
  table.headers.forEach((cell, i) => {
    if (isErrorColumn(cell)) return
    const name = nameOf(cell)
    if (name === undefined) {
      const headers = typeof cell === 'string' || typeof cell === 'number' ? String(cell).trim() : ''
      if (headers !== '' || hasContent(table, i))
        tidak_dikenal.push(headers.slice(0, 50) || `Ke-${i + 1} (Tanpa Judul)`)
    } else if (columns.has(name)) wrong.push(errors.judulGanda({ judul: fields[name]!.label }).at('berkas'))
    else columns.set(name, i)
  })
  refuseAll(wrong)
  return { columns, tidak_dikenal }
}

const hasContent = ({ rows }: Table, column: number): boolean =>
  rows.some(({ cells }) => !isEmpty(cells[column]))
