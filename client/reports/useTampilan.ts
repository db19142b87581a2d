/** Holds how the found rows are looked at: their order, the search that narrows them, the folded groups. */
import { useDeferredValue, useMemo, useState } from 'react'
import { formatValue, type Column, type Columns, type Row, type Value } from '#domain/report/columns.ts'
import { gridOf, groupPaths, type Grid } from '#domain/report/grid.ts'
import { searchOf } from '#domain/report/search.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ApiError } from '#client/net/api.ts'
import { compareCells } from '#client/ui/cells.ts'
import type { Found } from './useReport.ts'

export interface Order {
  name: string
  descending: boolean
}
export interface Tampilan {
  grid: Grid
  text: string
  setText: (text: string) => void
  /** The number of rows that match the search. */
  ketemu: number | undefined
  order: Order | undefined
  setOrder: (order: Order | undefined) => void
  folded: ReadonlySet<string>
  fold: (path: string) => void
  /** All groups, or none; absent where there are none, or something is sought. */
  foldAll: ((fold: boolean) => void) | undefined
  /** The page shown and the number of rows, where the report is read by pages. */
  lembar?: Lembar
}
export interface Lembar {
  ke: number
  buka: (ke: number) => void
  jumlah: number
  reading: UseQueryResult<unknown, ApiError>
}

export function useTampilan({ report, layout, rows, totals, bawah, saldo }: Found): Tampilan {
  const [text, setText] = useState('')
  const [order, setOrder] = useState<Order>()
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const search = useMemo(() => searchOf(layout, rows), [layout, rows])
  const sought = useDeferredValue(text.trim())
  const hits = useMemo(() => (sought ? search(sought) : undefined), [search, sought])
  const grid = useMemo(
    () =>
      gridOf(layout, rows, totals, {
        bands: true,
        // Matching rows are shown even inside a folded group.
        folded: hits ? undefined : folded,
        order: order && orderOf(layout.columns, order),
        found: hits,
        bawah: bawah && { label: report.bawah!.label, row: bawah },
        saldo,
      }),
    [report, layout, rows, totals, bawah, saldo, folded, order, hits],
  )
  const fold = (path: string) => {
    const next = new Set(folded)
    if (!next.delete(path)) next.add(path)
    setFolded(next)
  }
  const foldAll = (all: boolean) => setFolded(all ? groupPaths(grid.lines) : new Set())
  const grouped = !hits && (layout.groupBy?.length ?? 0) > 0
  return {
    grid,
    text,
    setText,
    ketemu: hits?.length,
    order,
    setOrder,
    folded,
    fold,
    foldAll: grouped ? foldAll : undefined,
  }
}

const orderOf =
  (columns: Columns, { name, descending }: Order) =>
  (a: Row, b: Row): number =>
    compareCells(sortable(columns[name]!, a[name]!), sortable(columns[name]!, b[name]!)) *
    (descending ? -1 : 1)

/** A list is ordered as it is read. */
const sortable = (column: Column, value: Value): string | number =>
  typeof value === 'object' ? formatValue(column, value) : value
