/** Input of a writer: a grid and what is printed around it. Plain data where it travels to another thread. */
import type { Line } from '#domain/report/line.ts'
import type { Kind } from '#domain/report/columns.ts'

export interface SheetColumn {
  kind: Kind
  label: string
  decimals?: 2 | 3
}

/** A choice that was asked for: ['Sales', 'SEMUA']. */
export type Fact = readonly [label: string, value: string]

/** The text around a table, or around many. */
export interface Kertas {
  title: string
  /** Under the title on paper: the period, then the rest. */
  subtitle: string[]
  /** The same one by one, for a sheet of its own; without them there is none. */
  facts?: Fact[]
  paper: 'landscape' | 'portrait'
  nama_toko: string
  alamat_toko: string
  /** The user who printed it, and the day. */
  user_id: string
  tanggal: string
}

export interface Sheet extends Kertas {
  columns: SheetColumn[]
  /** Gone through more than once: all there, or made each time. */
  lines: Iterable<Line>
  /** Shown instead of lines when there are none. */
  empty: string
}

/** A table among others. */
export interface LembarTable {
  title: string
  columns: SheetColumn[]
  /** Of paper, where groups stand under heads of their own. */
  lines: Line[]
  /** Of a spreadsheet, where every row is whole. */
  berkas: { columns: SheetColumn[]; lines: Line[] }
  /** Shown instead of lines when there are none. */
  empty: string
  /** Stands alone, in the whole width. */
  lebar: boolean
}

/** A sheet of many small tables, in parts that have a heading each. */
export interface SheetTable extends Kertas {
  bagian: { judul: string; tabel: LembarTable[] }[]
}
