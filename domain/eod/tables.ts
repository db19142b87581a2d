/**
 * Definition of a table of the day's sheet (R49): the sections of the end-of-day summary it reads, and the rows made
 * from them.
 */
import type { MenuPath } from '../menus.ts'
import type { Columns, RowOf, Totals } from '../report/columns.ts'
import type { AnyLayout, Layout } from '../report/layout.ts'

/** A row as the summary keeps it: whole rupiah and milligrams, codes, null for what there was none of. */
export type RingkasanRow = Readonly<Record<string, string | number | boolean | null>>
/** The sections of a summary; one that its version has not yet is not there. */
export type RingkasanContent = Readonly<Record<string, readonly RingkasanRow[] | undefined>>

/** A row of the sheet; null is a cell in which nothing stands. */
export type EodRow = Totals

export const BAGIAN_EOD = [
  'Penjualan Dan Pembelian',
  'Kas Dan Bank',
  'Titipan, Pesanan, Service, Hutang',
  'Stok',
  'Lain-Lain',
] as const
export type BagianEod = (typeof BAGIAN_EOD)[number]

export interface EodTable {
  /** Name in the reply. */
  nama: string
  title: string
  bagian: BagianEod
  /** The sections without which it cannot be told. */
  dari: readonly [string, ...string[]]
  layout: AnyLayout
  rows: (content: RingkasanContent) => EodRow[]
  /** Name of the last line. */
  jumlah: string
  /** The report that has the rows behind it. */
  laporan?: MenuPath | `/laporan-${string}`
  /** Stands alone, in the whole width. */
  width?: true
}

interface Spec<C extends Columns> extends Omit<EodTable, 'layout' | 'rows' | 'jumlah'>, Layout<C> {
  jumlah?: string
  /** Without it the rows of the first section, as they are. */
  rows?: (content: RingkasanContent) => { [K in keyof RowOf<C>]: string | number | null }[]
}

export function table<C extends Columns>({
  columns,
  groupBy,
  ratios,
  jumlah = 'Total',
  rows: lines,
  ...spec
}: Spec<C>): EodTable {
  const asIs = (content: RingkasanContent) =>
    (content[spec.dari[0]] ?? []).map((row) => sebagaimana(columns, row))
  return {
    ...spec,
    jumlah,
    layout: { columns, ...(groupBy && { groupBy }), ...(ratios && { ratios }) },
    rows: (lines ?? asIs) as EodTable['rows'],
  }
}

/** Fills gaps in a row: a missing figure is null, a missing name is '-'. */
const sebagaimana = (columns: Columns, row: RingkasanRow): EodRow =>
  Object.fromEntries(
    Object.entries(columns).map(([name, { kind }]) => [
      name,
      row[name] ?? (['text', 'nomor'].includes(kind) ? '-' : null),
    ]),
  ) as EodRow

/** A figure of a row; nothing is 0. */
export const number = (row: RingkasanRow | undefined, name: string): number => Number(row?.[name] ?? 0)
/** A name in a row. */
export const kata = (row: RingkasanRow, name: string): string => String(row[name] ?? '-')
