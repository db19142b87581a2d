/** What a writer is given: a grid and what is printed around it. Plain data, so that it can travel to a worker thread. */
import type { Line } from '#domain/report/grid.ts'
import type { Kind } from '#domain/report/columns.ts'

export interface SheetColumn {
  kind: Kind
  label: string
  decimals?: 2 | 3
}

export interface Sheet {
  title: string
  /** Period and filters, one line each. */
  subtitle: string[]
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
