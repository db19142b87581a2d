/** The columns of a master's table, from its fields. */
import { Tag } from 'antd'
import { listed } from '#domain/master-calls.ts'
import type { ScreenRow, Values, Field, Kind, AnyMaster } from '#domain/master-types.ts'
import { counts, fieldFor } from '#domain/master-field.ts'
import { cellText, type CellKind, type CellValue } from '#client/ui/cells.ts'
import type { DataColumn } from '#client/ui/DataTable.tsx'
import { overridesOf } from './overrides/index.ts'

/** Every other kind is text. */
const CELL: { [K in Kind]?: CellKind } = {
  angka: 'count',
  rupiah: 'rupiah',
  gram: 'gram',
  persen: 'percent',
  tanggal: 'date',
  ukuran: 'count',
}

const columnOf = <R extends Values>(name: string, field: Field) => ({
  key: name,
  title: field.label,
  ...(CELL[field.kind] ? { kind: CELL[field.kind] } : {}),
  value: (row: R) => row[name] as CellValue,
  ...(hasOwnText(field) ? { render: (row: R) => cellTextOf(field, row, row[name] as CellValue) } : {}),
})

const hasOwnText = (field: Field): boolean =>
  field.kind === 'ukuran' ||
  field.when !== undefined ||
  (field.kind === 'pilihan' && field.captions !== undefined)

/** A field of a row as its table shows it. */
export function fieldText(master: AnyMaster, name: string, row: Values): string {
  const field = master.fields[name]!
  const value = row[name] as CellValue
  return hasOwnText(field) ? cellTextOf(field, row, value) : cellText(CELL[field.kind], value)
}

/** A measure with the unit that its row gives it; an option with what it means. */
function cellTextOf(field: Field, row: Values, value: CellValue): string {
  if (!counts(field, row)) return '-'
  if (field.kind === 'pilihan') return choiceText(field, String(value))
  const { kind } = fieldFor(field, row)
  return `${cellText(CELL[kind], value)}${field.kind === 'ukuran' && kind === 'gram' ? ' g' : ''}`
}

/** '6103 · BIAYA OPERASIONAL', or the option alone when it says all. */
export const choiceText = ({ captions }: Extract<Field, { kind: 'pilihan' }>, option: string): string =>
  captions?.[option] ? `${option} · ${captions[option]}` : option

/** On screen: the fields in the list, with the badge of a deactivated row, then a master's own columns. */
export function tableColumns(master: AnyMaster): DataColumn<ScreenRow>[] {
  const fields = listed(master).map((name) => columnOf<ScreenRow>(name, master.fields[name]!))
  const own = (overridesOf(master).columns ?? []).map(({ title, Cell }) => ({
    key: title,
    title,
    value: () => null,
    render: (row: ScreenRow) => <Cell row={row} />,
    sort: false,
  }))
  // The badge stands at the key, or at what staff know a row without a code by.
  const named = listed(master).includes(master.key) ? master.key : master.caption
  return [
    ...fields.map((column) => (column.key === named ? { ...column, render: nameCell(named) } : column)),
    ...own,
  ]
}

const nameCell = (name: string) => (row: ScreenRow) => (
  <>
    {String(row[name])} {!row.status_aktif && <Tag>NONAKTIF</Tag>}
  </>
)
