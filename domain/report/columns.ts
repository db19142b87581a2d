/**
 * The kinds of a report's columns. The kind alone decides the type, the alignment and how a value is written,
 * on the wire, on the screen, on paper and in files; nothing is formatted report by report.
 */
import { z } from 'zod'
import { formatNumber, formatGram, formatPersen } from '../format.ts'
import {
  gramToMilligram,
  milligramToGram,
  percentToPersen,
  persenToPercent,
  zGram,
  zPersen,
  zRupiah,
} from '../units.ts'
import type { Milligram, Persen, Rupiah, TanggalSystem } from '../units.ts'

/** Goods of one document, as the specification lists them in a row (`detail_barang`). */
export interface Benda {
  nama_barang: string
  jumlah: number
}

/**
 * Internal type of a value of each kind. `date` is YYYY-MM-DD, `time` HH:mm:ss in Jakarta; absent text is '-'. `nomor`
 * is the number of a document or of its line: a reader of the row may open it (domain/dokumen/nomor.ts).
 */
export interface Values {
  text: string
  nomor: string
  date: TanggalSystem
  time: string
  count: number
  rupiah: Rupiah
  gram: Milligram
  percent: Persen
  barang: readonly Benda[]
}
export type Kind = keyof Values
export type Value = Values[Kind]

export interface Column<K extends Kind = Kind> {
  kind: K
  label: string
  /** Summed in subtotals and in the total. */
  total?: true
  /** Of grams: 2 in the reports of special orders, else 3. */
  decimals?: 2 | 3
  /** Left out while that column is 0 in every row: without PPN, its base says nothing. */
  bila?: string
  /** Stands in Excel and CSV, and not in the table and on paper. */
  berkas?: true
  /** The balance after the row: computed, not asked of the query (report/saldo.ts). */
  berjalan?: true
}

/** Keyed by the specification's field name: JSON, SQL aliases and files cannot disagree. */
export type Columns = Record<string, Column>
export type RowOf<C extends Columns> = { [K in keyof C]: Values[C[K]['kind']] }
export type TotalsOf<C extends Columns> = {
  [K in keyof C as C[K] extends { total: true } ? K : never]: Values[C[K]['kind']]
}
/** A row as the query returns it, without the columns computed from the rows. */
export type RowDiambil<C extends Columns> = {
  [K in keyof C as C[K] extends { berjalan: true } ? never : K]: Values[C[K]['kind']]
}
/** A row whose columns are only known when it runs. */
export type Row = Record<string, Value>
/** Totals likewise; null is an average of nothing. */
export type Totals = Record<string, Value | null>

const column = <K extends Kind>(kind: K, label: string) => ({ kind, label })
/** A column that may be summed; `'total'` says that it is. */
const summable = <K extends 'count' | 'rupiah' | 'gram'>(kind: K) => {
  function make(label: string): { kind: K; label: string }
  function make(label: string, total: 'total'): { kind: K; label: string; total: true }
  function make(label: string, total?: 'total') {
    return total ? { kind, label, total: true } : { kind, label }
  }
  return make
}

export const text = (label: string) => column('text', label)
export const nomor = (label: string) => column('nomor', label)
export const date = (label: string) => column('date', label)
export const time = (label: string) => column('time', label)
export const percent = (label: string) => column('percent', label)
/** A list of goods: JSON has it as a list, people read it in one cell. */
export const barang = (label: string) => column('barang', label)
export const count = summable('count')
export const rupiah = summable('rupiah')
export const gram = summable('gram')
/** Grams with 2 decimals. */
export const gram2 = <C extends Column<'gram'>>(made: C) => ({ ...made, decimals: 2 as const })

/** A column that is left out while the one named `bila` is 0 in every row. */
export const bila = <C extends Column>(made: C, name: string) => ({ ...made, bila: name })
/** The column of a running balance. */
export const berjalan = <C extends Column>(made: C) => ({ ...made, berjalan: true as const })
/** A column for spreadsheets alone. */
export const file = <C extends Column>(made: C) => ({ ...made, berkas: true as const })

const NUMERIC: Record<Kind, boolean> = {
  text: false,
  nomor: false,
  date: false,
  time: false,
  count: true,
  rupiah: true,
  gram: true,
  percent: true,
  barang: false,
}
/** Numbers stand at the right and never wrap. */
export const isNumeric = (kind: Kind): boolean => NUMERIC[kind]

/** A value as people read it: 1577500 → '1,577,500', 2350 mg → '2.350'. */
export function formatValue({ kind, decimals }: Pick<Column, 'kind' | 'decimals'>, value: Value): string {
  switch (kind) {
    case 'count':
    case 'rupiah':
      return formatNumber(value as number)
    case 'gram':
      return formatGram(value as Milligram, decimals)
    case 'percent':
      return formatPersen(value as Persen)
    case 'barang':
      return formatBarang(value as readonly Benda[])
    default:
      return value as string
  }
}

/** 'CINCIN POLOS (2), GELANG'. */
const formatBarang = (barang: readonly Benda[]): string =>
  barang
    .map(({ nama_barang, jumlah }) => (jumlah === 1 ? nama_barang : `${nama_barang} (${jumlah})`))
    .join(', ') || '-'

const EDGE: { [K in Kind]: z.ZodType } = {
  text: z.string(),
  nomor: z.string(),
  date: z.iso.date().brand<'TanggalSystem'>(),
  time: z.string(),
  count: z.int(),
  rupiah: zRupiah,
  gram: zGram,
  percent: zPersen,
  barang: z.array(z.object({ nama_barang: z.string(), jumlah: z.int() })),
}
/** A row as it travels; `nullable` for totals, since an average of nothing is null. */
export const edgeSchema = (columns: Columns, nullable?: 'nullable'): z.ZodObject =>
  z.object(
    Object.fromEntries(
      Object.entries(columns).map(([name, { kind }]) => [
        name,
        nullable ? EDGE[kind].nullable() : EDGE[kind],
      ]),
    ),
  )

const ENCODE: Partial<Record<Kind, (inside: never) => number>> = {
  gram: milligramToGram,
  percent: persenToPercent,
}
const DECODE: Partial<Record<Kind, (edge: number) => number>> = {
  gram: gramToMilligram,
  percent: percentToPersen,
}

function convert(
  columns: Columns,
  rows: Totals[],
  by: Partial<Record<Kind, (value: never) => number>>,
): void {
  for (const [name, { kind }] of Object.entries(columns)) {
    const change = by[kind]
    if (change) for (const row of rows) if (row[name] != null) row[name] = change(row[name] as never) as Value
  }
}

/** Milligrams become grams for the wire, in place. */
export const encodeRows = (columns: Columns, rows: Totals[]): void => convert(columns, rows, ENCODE)
/** Grams from the wire become milligrams, in place. */
export const decodeRows = (columns: Columns, rows: Totals[]): void => convert(columns, rows, DECODE)

/** Parts of a layout that the wire format needs. */
export interface Wire {
  columns: Columns
  nested?: { by: readonly string[]; rows: string }
}

/**
 * The reply of a report: rows as edgeSchema describes them. Converted column by column and in place instead of value by
 * value: a busy month is 80,000 rows, and zod would take longer over them than the database.
 */
export const rowsSchema = (layouts: readonly Wire[]) => {
  const columns = merged(layouts.map((layout) => layout.columns))
  const items = z.toJSONSchema(z.union(layouts.map(wireSchema)), {
    io: 'input',
    unrepresentable: 'any',
    target: 'draft-7',
  })
  const isArray = (rows: unknown) => Array.isArray(rows)
  return z.codec(z.custom<Row[]>(isArray).meta({ type: 'array', items }), z.custom<Row[]>(isArray), {
    decode: (wire) => {
      const rows = wire.flatMap((row) => flat(row, layouts))
      decodeRows(columns, rows)
      return rows
    },
    encode: (rows) => {
      encodeRows(columns, rows)
      const nested = layouts.find((layout) => sameColumns(layout.columns, rows[0]))?.nested
      return nested ? nest(rows, nested) : rows
    },
  })
}

const wireSchema = ({ columns, nested }: Wire): z.ZodObject => {
  if (!nested) return edgeSchema(columns)
  const all = Object.entries(columns)
  const inside = all.filter(([name]) => !nested.by.includes(name))
  return edgeSchema(Object.fromEntries(all.filter(([name]) => nested.by.includes(name)))).extend({
    [nested.rows]: z.array(edgeSchema(Object.fromEntries(inside))),
  })
}

const sameColumns = (columns: Columns, row: Row | undefined): boolean =>
  row !== undefined && Object.keys(columns).join() === Object.keys(row).join()

const picked = (row: Row, names: readonly string[]): Row =>
  Object.fromEntries(names.map((name) => [name, row[name]!]))

function nest(rows: readonly Row[], { by, rows: list }: NonNullable<Wire['nested']>): Row[] {
  const inside = Object.keys(rows[0]!).filter((name) => !by.includes(name))
  const groups: { outside: Row; lines: Row[] }[] = []
  for (const row of rows) {
    const last = groups.at(-1)
    const line = picked(row, inside)
    if (last && by.every((name) => last.outside[name] === row[name])) last.lines.push(line)
    else groups.push({ outside: picked(row, by), lines: [line] })
  }
  return groups.map(({ outside, lines }) => ({ ...outside, [list]: lines })) as unknown as Row[]
}
const flat = (row: Row, layouts: readonly Wire[]): Row[] => {
  const list = layouts.find(({ nested }) => nested && nested.rows in row)?.nested?.rows
  if (!list) return [row]
  const { [list]: inside, ...outside } = row as unknown as Row & Record<string, Row[]>
  return inside!.map((line) => ({ ...outside, ...line }) as Row)
}

/** A column that two layouts share is of one kind, or nobody could tell what a number on the wire means. */
function merged(tables: readonly Columns[]): Columns {
  const all: Columns = {}
  for (const [name, column] of tables.flatMap((table) => Object.entries(table))) {
    if (all[name] && all[name].kind !== column.kind)
      throw new Error(`${name} is ${all[name].kind} in one layout and ${column.kind} in another`)
    all[name] = column
  }
  return all
}
