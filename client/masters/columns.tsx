/** The columns of a master's table and of its CSV file, from its fields. */
import { Tag } from 'antd'
import { listed, type ScreenRow, type Values } from '#domain/master-calls.ts'
import type { Field, Kind } from '#domain/master-field.ts'
import type { AnyMaster } from '#domain/master.ts'
import type { CellKind, CellValue } from '#client/ui/cells.ts'
import type { DataColumn } from '#client/ui/DataTable.tsx'
import { overridesOf } from './overrides/index.ts'

/** Every other kind is text. */
const CELL: { [K in Kind]?: CellKind } = { angka: 'count', rupiah: 'rupiah', gram: 'gram', persen: 'percent' }

const columnOf = <R extends Values>(name: string, { label, kind }: Field) => ({
  key: name,
  title: label,
  ...(CELL[kind] ? { kind: CELL[kind] } : {}),
  value: (row: R) => row[name] as CellValue,
})

/** On screen: the fields in the list, with the badge of a deactivated row, then a master's own columns. */
export function tableColumns(master: AnyMaster): DataColumn<ScreenRow>[] {
  const fields = listed(master).map((name) => columnOf<ScreenRow>(name, master.fields[name]!))
  const own = (overridesOf(master).columns ?? []).map(({ title, Cell }) => ({ key: title, title, value: () => null, render: (row: ScreenRow) => <Cell row={row} />, sort: false }))
  return [...fields.map((column) => (column.key === master.key ? { ...column, render: keyCell(master) } : column)), ...own]
}

const keyCell = (master: AnyMaster) => (row: ScreenRow) => (
  <>
    {String(row[master.key])} {!row.status_aktif && <Tag color="error">DELETED</Tag>}
  </>
)

/** In a file: every field, then whether the row is active. */
export const fileColumns = (master: AnyMaster) => [
  ...Object.entries(master.fields).map(([name, field]) => columnOf<Values>(name, field)),
  { title: 'Aktif', value: (row: Values) => row.status_aktif as boolean },
]
