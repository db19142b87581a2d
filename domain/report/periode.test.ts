import { expect, test } from 'vitest'
import { periode, periodeBulan, choice } from './filters.ts'
import { periodeCepat } from './periode.ts'

const said = (...args: Parameters<typeof periodeCepat>) =>
  periodeCepat(...args).map(({ label, awal, akhir }) => `${label} ${awal} ${akhir}`)

test('a period is chosen with one press, counted from the shop’s day', () => {
  expect(said(periode(), '2025-01-15')).toEqual([
    'Hari Ini 2025-01-15 2025-01-15',
    'Kemarin 2025-01-14 2025-01-14',
    'Bulan Ini 2025-01-01 2025-01-15',
    'Bulan Lalu 2024-12-01 2024-12-31',
  ])
  expect(said(periode(), '2024-03-01')).toContain('Kemarin 2024-02-29 2024-02-29')
})

test('the days ahead first, of what is to come', () => {
  expect(said(periode(), '2025-01-15', true)[0]).toBe('30 Hari Ke Depan 2025-01-15 2025-02-14')
})

test('in months where the report asks for months, and not at all where it asks for no period', () => {
  expect(said(periodeBulan('tgl_from', 'tgl_to'), '2025-01-15')).toEqual([
    'Bulan Ini 2025-01 2025-01',
    'Bulan Lalu 2024-12 2024-12',
  ])
  expect(said({ type: choice('Type', ['A']) }, '2025-01-15')).toEqual([])
})
