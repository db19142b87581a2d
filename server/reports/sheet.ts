/** What a writer is given: a grid and what is printed around it. Plain data, so that it can travel to a worker thread. */
import type { Line } from '#domain/report/grid.ts'
import type { Kind } from '#domain/report/columns.ts'

export interface SheetColumn {
  kind: Kind
  label: string
  decimals?: 2 | 3
}

/** What was asked for: ['Sales', 'SEMUA']. */
export type Fact = readonly [label: string, value: string]

export interface Sheet {
  title: string
  /** Under the title on paper: the period, then the rest. */
  subtitle: string[]
  /** The same one by one, for a sheet of its own; without them there is none. */
  facts?: Fact[]
  paper: 'landscape' | 'portrait'
  nama_toko: string
  alamat_toko: string
  /** Who printed it and on which day. */
  user_id: string
  tanggal: string
  columns: SheetColumn[]
  lines: Line[]
  /** Shown instead of lines when there are none. */
  empty: string
}
