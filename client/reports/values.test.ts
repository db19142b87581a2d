import { describe, expect, it } from 'vitest'
import '#domain/zod-texts.ts'
import otorisasi from '#domain/reports/otorisasi/otorisasi.ts'
import penjualan from '#domain/reports/penjualan/transaksi-penjualan.ts'
import { periode } from '#domain/report/filters.ts'
import { text } from '#domain/report/columns.ts'
import { defineReport, type Report } from '#domain/report.ts'
import { stored } from '#client/net/store.ts'
import { memoryStorage } from '#client/net/memory-storage.ts'
import rekap from '#domain/reports/lain/rekap-penjualan.ts'
import rekapAll from '#domain/reports/lain/rekap-penjualan-semua.ts'
import { errorsOf, initialValues, keepPeriode, periodeTerakhir, valuesFor, type Periode } from './values.ts'

const report = penjualan as unknown as Report
const other = defineReport({
  menus: ['/laporan-otorisasi'],
  call: { method: 'GET', path: 'contoh' },
  filters: periode('start_date', 'end_date'),
  columns: { a: text('A') },
}) as unknown as Report
const TODAY = '2025-01-15'

describe('the form opens', () => {
  it('on today, everything and the first choice', () => {
    expect(initialValues(report, TODAY)).toEqual({
      tgl_awal: TODAY,
      tgl_akhir: TODAY,
      type_laporan: 'REKAP',
      kode_sales: 'ALL',
      kode_group: 'ALL',
      kode_dept: 'ALL',
      status_gold: 'ALL',
      kind: 'ALL',
    })
    expect(initialValues(otorisasi as unknown as Report, TODAY)).toMatchObject({
      kategori: 'ALL',
      user_id: 'ALL',
    })
  })

  it('on today also when a period is kept: it is offered, whatever its names were', () => {
    const storage = memoryStorage()
    const kept = stored<Periode>('tgl_laporan', () => storage)
    expect(kept.read()).toBeUndefined()
    keepPeriode(kept, report, {
      ...initialValues(report, TODAY),
      tgl_awal: '2025-01-01',
      tgl_akhir: '2025-01-31',
    })
    expect(kept.read()).toEqual({ tgl_awal: '2025-01-01', tgl_akhir: '2025-01-31' })
    expect(initialValues(other, TODAY)).toEqual({ start_date: TODAY, end_date: TODAY })
    expect(periodeTerakhir(other, kept.read())).toEqual({ awal: '2025-01-01', akhir: '2025-01-31' })
    expect(periodeTerakhir(rekap as unknown as Report, kept.read())).toBeUndefined()
    expect(periodeTerakhir(other, undefined)).toBeUndefined()
  })
})

it('asks a report for what it has filters of, when the form was opened for another', () => {
  const [satu, all] = [rekap, rekapAll] as unknown as [Report, Report]
  const form = initialValues(satu, TODAY)
  expect(errorsOf(all, valuesFor(all, form))).toEqual([])
  expect(valuesFor(all, form)).toEqual({ tgl_from: '2025-01', tgl_to: '2025-01', kategori: 'ALL' })
})

describe('what is wrong', () => {
  const say = (change: object) => errorsOf(report, { ...initialValues(report, TODAY), ...change })
  it('is nothing when the form has just been opened', () => expect(say({})).toEqual([]))
  it('stands at its field, all at once', () => {
    expect(say({ tgl_awal: undefined, type_laporan: undefined })).toEqual([
      { field: 'tgl_awal', message: 'Tanggal Awal Tidak Boleh Kosong' },
      { field: 'type_laporan', message: 'Type Laporan Tidak Boleh Kosong' },
    ])
  })
  it('is said of the period too', () => {
    expect(say({ tgl_awal: '2025-01-16' })).toEqual([
      { field: 'tgl_akhir', message: 'Tanggal Awal Tidak Boleh Lebih Dari Tanggal Akhir' },
    ])
    expect(say({ tgl_awal: '2023-01-01' })).toEqual([
      { field: 'tgl_akhir', message: 'Rentang Tanggal Maksimal 366 Hari' },
    ])
  })
})
