import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { sales } from '../masters/sales.ts'
import {
  checkPeriode,
  masterList,
  kodeMaster,
  kodeWajib,
  periode,
  periodeBulan,
  periodeOf,
  choice,
  tanggal,
  typeLaporan,
  type Filters,
} from './filters.ts'

const filters = {
  ...periode(),
  type_laporan: typeLaporan,
  kode_sales: kodeMaster(sales),
  status_gold: choice('Status Gold', ['ALL', 'GOLD', 'NONGOLD']),
}
const schema = z.strictObject(
  Object.fromEntries(Object.entries(filters).map(([name, f]) => [name, f.schema])),
)
const texts = (value: unknown) => schema.safeParse(value).error?.issues.map((i) => i.message)
const good = { tgl_awal: '2025-01-01', tgl_akhir: '2025-01-31', type_laporan: 'REKAP' }

test('what was not chosen is ALL', () => {
  expect(schema.parse({ ...good, kode_sales: ' sls1 ' })).toEqual({
    ...good,
    kode_sales: 'SLS1',
    status_gold: 'ALL',
  })
})

describe('texts of the specification', () => {
  test('missing and emptied fields', () => {
    expect(texts({})).toEqual([
      'Tanggal Awal Tidak Boleh Kosong',
      'Tanggal Akhir Tidak Boleh Kosong',
      'Type Laporan Tidak Boleh Kosong',
    ])
    expect(texts({ tgl_awal: '', tgl_akhir: null, type_laporan: '' })).toEqual([
      'Tanggal Awal Tidak Boleh Kosong',
      'Tanggal Akhir Tidak Boleh Kosong',
      'Type Laporan Tidak Boleh Kosong',
    ])
    expect(z.object({ tanggal: tanggal('Tanggal').schema }).safeParse({}).error?.issues[0]?.message).toBe(
      'Tanggal Tidak Boleh Kosong',
    )
  })
  test('nonsense', () => {
    expect(texts({ ...good, tgl_awal: '2025-02-30', type_laporan: 'X', status_gold: 'SILVER' })).toHaveLength(
      3,
    )
    expect(texts({ ...good, tgl_awal: 20250101 })).toEqual(['Tanggal Awal Tidak Valid'])
    expect(texts({ ...good, lain: 1 })).toHaveLength(1)
  })
})

describe('the period', () => {
  const check = (tgl_awal: string, tgl_akhir: string) => () => checkPeriode(filters, { tgl_awal, tgl_akhir })
  test('may be one day or a leap year', () => {
    expect(check('2025-01-15', '2025-01-15')).not.toThrow()
    expect(check('2024-01-01', '2024-12-31')).not.toThrow()
  })
  test('not a day longer, and not backwards', () => {
    expect(check('2024-01-01', '2025-01-01')).toThrow('Rentang Tanggal Maksimal 366 Hari')
    expect(check('2025-01-16', '2025-01-15')).toThrow('Tanggal Awal Tidak Boleh Lebih Dari Tanggal Akhir')
  })
  test('under whatever names the specification gives it', () => {
    const named: Filters = periode('start_date', 'end_date')
    expect(() => checkPeriode(named, { start_date: '2025-01-16', end_date: '2025-01-15' })).toThrow()
  })
  test('a report without one is not asked for it', () => {
    expect(() => checkPeriode({ tanggal: tanggal('Tanggal') }, { tanggal: '2025-01-15' })).not.toThrow()
  })
})

test('a period of months is whole months, a year at most', () => {
  const months = { ...periodeBulan('tgl_from', 'tgl_to') }
  expect(periodeOf(months, { tgl_from: '2024-02', tgl_to: '2024-02' })).toMatchObject({
    awal: '2024-02-01',
    akhir: '2024-02-29',
  })
  expect(periodeOf(months, { tgl_from: '2025-01', tgl_to: '2025-12' })).toMatchObject({
    awal: '2025-01-01',
    akhir: '2025-12-31',
  })
  expect(() => checkPeriode(months, { tgl_from: '2025-01', tgl_to: '2025-12' })).not.toThrow()
  expect(() => checkPeriode(months, { tgl_from: '2025-01', tgl_to: '2026-02' })).toThrow(
    'Rentang Tanggal Maksimal 366 Hari',
  )
  expect(() => checkPeriode(months, { tgl_from: '2025-02', tgl_to: '2025-01' })).toThrow(
    'Tanggal Awal Tidak Boleh Lebih Dari Tanggal Akhir',
  )
  const { schema } = months.tgl_from
  expect(
    ['2025-13', '2025-1', '', undefined, 202501].map((value) =>
      schema.safeParse(value).error?.issues.map((i) => i.message),
    ),
  ).toEqual([
    ['Tanggal Awal Tidak Valid'],
    ['Tanggal Awal Tidak Valid'],
    ['Tanggal Awal Tidak Boleh Kosong'],
    ['Tanggal Awal Tidak Boleh Kosong'],
    ['Tanggal Awal Tidak Valid'],
  ])
})

test('a code that must be chosen says so in its own words', () => {
  const { schema } = kodeWajib('Sales', masterList(sales), 'Kode Sales Belum Dipilih')
  expect([undefined, '', ' '].map((value) => schema.safeParse(value).error?.issues[0]?.message)).toEqual(
    Array(3).fill('Kode Sales Belum Dipilih'),
  )
  expect(schema.parse('all')).toBe('ALL')
})
