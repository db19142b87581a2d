/** Checks at compile time: an `expect-error` that errs no more fails the typecheck. */
import { expect, test } from 'vitest'
import { count, date, gram, rupiah, text } from '#domain/report/columns.ts'
import { periode } from '#domain/report/filters.ts'
import { defineReport } from '#domain/report.ts'
import type { Milligram, Rupiah, TanggalSystem } from '#domain/units.ts'
import { sourceOf } from './source.ts'

const report = defineReport({
  menus: ['/laporan-batal-penjualan'],
  call: { method: 'POST', path: 'contoh/report' },
  filters: periode(),
  columns: {
    tanggal: date('Tanggal'),
    nama: text('Nama'),
    qty: count('Qty', 'total'),
    berat: gram('Berat', 'total'),
    total: rupiah('Total', 'total'),
  },
})
interface Row {
  tanggal: TanggalSystem
  nama: string
  qty: number
  berat: Milligram
  total: Rupiah
}
const rows =
  <R>() =>
  async (): Promise<R[]> => []

test('a query that returns the declared columns is taken, and one that does not is refused by the compiler', () => {
  const { queries } = sourceOf(report, { utama: rows<Row>() })
  expect(Object.keys(queries)).toEqual(['utama'])
  // @ts-expect-error a column is missing
  sourceOf(report, { utama: rows<Omit<Row, 'nama'>>() })
  // @ts-expect-error a column is not declared
  sourceOf(report, { utama: rows<Row & { lain: string }>() })
  // @ts-expect-error rupiah where grams were declared
  sourceOf(report, { utama: rows<Omit<Row, 'berat'> & { berat: Rupiah }>() })
  // @ts-expect-error a number without a unit where rupiah were declared
  sourceOf(report, { utama: rows<Omit<Row, 'total'> & { total: number }>() })
  // @ts-expect-error rupiah where a count was declared
  sourceOf(report, { utama: rows<Omit<Row, 'qty'> & { qty: Rupiah }>() })
  // @ts-expect-error a date that may be absent
  sourceOf(report, { utama: rows<Omit<Row, 'tanggal'> & { tanggal: TanggalSystem | null }>() })
  // @ts-expect-error no query for the layout
  sourceOf(report, {})
  // @ts-expect-error an unknown filter
  sourceOf(report, { utama: async (_ctx, { kode_sales }) => [kode_sales] as never })
})

test('a definition with an unknown group, total or menu does not compile', () => {
  const spec = {
    call: { method: 'POST', path: 'contoh/report' },
    filters: periode(),
    columns: { nama: text('Nama'), total: rupiah('Total', 'total') },
  } as const
  const base = { ...spec, menus: ['/laporan-batal-penjualan'] } as const
  // @ts-expect-error no such column to group by
  const grouped = defineReport({ ...base, groupBy: ['kode_baki'] })
  // @ts-expect-error a ratio made of a column that has no total
  const ratio = defineReport({ ...base, ratios: { total: (totals) => totals.nama } })
  for (const { title } of [grouped, ratio]) expect(title).toBe('Laporan Batal Penjualan')
  // @ts-expect-error no such screen
  expect(() => defineReport({ ...spec, menus: ['/laporan-entah'] })).toThrow()
})
