import { expect, test } from 'vitest'
import type { Report } from '../report.ts'
import mutasiHadiah from '../reports/hadiah/mutasi-hadiah.ts'
import tukarPoint from '../reports/member/tukar-point-member.ts'
import pembayaran from '../reports/penjualan/pembayaran-penjualan.ts'
import penjualan from '../reports/penjualan/transaksi-penjualan.ts'
import { rincianOf } from './rincian.ts'

const of = (report: unknown) => report as Report

test('a row of a recap leads to the detail of what it is of, with the other filters as they were', () => {
  expect(
    rincianOf(
      of(penjualan),
      { type_laporan: 'REKAP', kode_sales: 'S01', kode_group: 'ALL' },
      { kode_group: 'G375' },
    ),
  ).toEqual({ type_laporan: 'DETAIL', kode_sales: 'S01', kode_group: 'G375' })
  expect(rincianOf(of(tukarPoint), { type: 'REKAP' }, { kode_member: 'M1' })).toEqual({
    type: 'DETAIL',
    kode_member: 'M1',
  })
})

test('a row of a detail, of a report without one, and one that nothing filters by lead nowhere', () => {
  expect(rincianOf(of(penjualan), { type_laporan: 'DETAIL' }, { kode_group: 'G375' })).toBeUndefined()
  expect(rincianOf(of(pembayaran), { jenis: 'ALL' }, { jenis: 'CASH' })).toBeUndefined()
  expect(rincianOf(of(mutasiHadiah), { type: 'REKAP' }, { kode_hadiah: 'H1' })).toBeUndefined()
})
