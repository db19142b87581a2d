/** The same as useTampilan for a report of which only a page is here: the server orders and searches all of it. */
import { useMemo, useState } from 'react'
import type { PageCall } from '#domain/report/calls.ts'
import { gridOf } from '#domain/report/grid.ts'
import { useCall } from '#client/net/query.ts'
import { usePaused } from '#client/ui/usePaused.ts'
import { pageBody, FIRST_PAGE } from './pages.ts'
import type { Found } from './useReport.ts'
import type { Tampilan, Order } from './useTampilan.ts'

const SEARCH_PAUSE_MS = 400
const TAK_TERLIPAT: ReadonlySet<string> = new Set()

export function usePages({ report, asked, layout, ...pertama }: Found): Tampilan {
  const [text, setText] = useState('')
  const [order, setOrder] = useState<Order>()
  const [ke, setKe] = useState(1)
  const cari = usePaused(text.trim(), SEARCH_PAUSE_MS)
  const reading = useCall(
    report.page as PageCall,
    pageBody(asked, {
      ...FIRST_PAGE,
      cari,
      halaman: ke,
      ...(order && { urut: order.name, arah: order.descending ? 'DESC' : 'ASC' }),
    }),
    { keepPrevious: true, timeout: false },
  )
  const { rows, jumlah, total, ketemu } = reading.data ?? { ...pertama, total: pertama.totals, ketemu: null }
  const grid = useMemo(
    () => gridOf(layout, rows, total, { bands: true, sebagian: { jumlah, ketemu } }),
    [layout, rows, jumlah, total, ketemu],
  )
  /** Sets a new order or search, and goes back to its first page. */
  const awal =
    <V>(set: (value: V) => void) =>
    (value: V) => {
      set(value)
      setKe(1)
    }
  return {
    grid,
    text,
    setText: awal(setText),
    ketemu: ketemu?.jumlah,
    order,
    setOrder: awal(setOrder),
    folded: TAK_TERLIPAT,
    fold: () => undefined,
    foldAll: undefined,
    lembar: { ke, buka: setKe, jumlah: ketemu?.jumlah ?? jumlah, reading },
  }
}
