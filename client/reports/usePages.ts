/** The same as useTampilan for a report of which only a page is here: the server orders and searches all of it. */
import { useMemo, useState } from 'react'
import type { HalamanCall } from '#domain/report/calls.ts'
import { gridOf } from '#domain/report/grid.ts'
import { useCall } from '#client/net/query.ts'
import { usePaused } from '#client/ui/usePaused.ts'
import { bodyHalaman, HALAMAN_PERTAMA } from './pages.ts'
import type { Found } from './useReport.ts'
import type { Tampilan, Urutan } from './useTampilan.ts'

const JEDA_CARI_MS = 400
const TAK_TERLIPAT: ReadonlySet<string> = new Set()

export function useHalaman({ report, asked, layout, ...pertama }: Found): Tampilan {
  const [text, setText] = useState('')
  const [urutan, setUrutan] = useState<Urutan>()
  const [ke, setKe] = useState(1)
  const cari = usePaused(text.trim(), JEDA_CARI_MS)
  const reading = useCall(
    report.halaman as HalamanCall,
    bodyHalaman(asked, {
      ...HALAMAN_PERTAMA,
      cari,
      halaman: ke,
      ...(urutan && { urut: urutan.name, arah: urutan.descending ? 'DESC' : 'ASC' }),
    }),
    { keepPrevious: true, timeout: false },
  )
  const { rows, jumlah, total, ketemu } = reading.data ?? { ...pertama, total: pertama.totals, ketemu: null }
  const grid = useMemo(
    () => gridOf(layout, rows, total, { bands: true, sebagian: { jumlah, ketemu } }),
    [layout, rows, jumlah, total, ketemu],
  )
  /** Another order or search begins at its first page. */
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
    urutan,
    setUrutan: awal(setUrutan),
    folded: TAK_TERLIPAT,
    fold: () => undefined,
    foldAll: undefined,
    lembar: { ke, buka: setKe, jumlah: ketemu?.jumlah ?? jumlah, reading },
  }
}
