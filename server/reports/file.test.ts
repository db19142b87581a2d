import { expect, test } from 'vitest'
import report from '#domain/reports/penjualan/batal-penjualan.ts'
import type { Row } from '#domain/report/columns.ts'
import { optionLabel } from '#domain/report/filters.ts'
import type { Context } from '../context.ts'
import penjualan from '#domain/reports/penjualan/transaksi-penjualan.ts'
import { fileOf, subtitleOf } from './file.ts'

const ctx = { toko: { nama_toko: 'TOKO', alamat_toko: '-', zona: 'WIB' }, user: { user_id: 'SPV1' }, now: new Date() } as unknown as Context

test('what would be thousands of pages is refused on paper, not in a spreadsheet', () => {
  const result = { layout: report.layouts.utama, rows: Array.from({ length: 50_001 }, (): Row => ({})), totals: {} }
  const asked = { tgl_awal: '2025-01-01', tgl_akhir: '2025-12-31' }
  expect(() => fileOf('pdf', report as never, ctx, asked, result)).toThrow('Laporan Lebih Dari 50,000 Baris, Silahkan Gunakan Excel')
  expect(fileOf('xlsx', report as never, ctx, asked, result).name).toBe('laporan-batal-penjualan.xlsx')
})

test('the paper says what was asked for', () => {
  const asked = { tgl_awal: '2025-01-01', tgl_akhir: '2025-01-31', type_laporan: 'REKAP', kode_sales: 'S01', kode_group: 'ALL', kode_dept: 'ALL', status_gold: 'GOLD', kind: 'ALL' }
  expect(subtitleOf(penjualan.filters, asked)).toEqual([
    'Periode 2025-01-01 s/d 2025-01-31',
    'Type Laporan: REKAP  ·  Sales: S01  ·  Group: SEMUA  ·  Jenis: SEMUA  ·  Status Gold: GOLD  ·  Jenis Transaksi: SEMUA',
  ])
  expect(optionLabel('ALL')).toBe('SEMUA')
})
