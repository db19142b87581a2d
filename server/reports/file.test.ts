import { expect, test } from 'vitest'
import report from '#domain/reports/penjualan/batal-penjualan.ts'
import { optionLabel } from '#domain/report/filters.ts'
import type { Context } from '../context.ts'
import listMember from '#domain/reports/member/daftar-member.ts'
import tukarPoint from '#domain/reports/member/tukar-point-member.ts'
import rekapPenjualan from '#domain/reports/lain/rekap-penjualan.ts'
import rekapAll from '#domain/reports/lain/rekap-pembelian-semua.ts'
import salesDaily from '#domain/reports/lain/rekap-sales-daily.ts'
import stockJual from '#domain/reports/penjualan/stock-jual.ts'
import penjualan from '#domain/reports/penjualan/transaksi-penjualan.ts'
import { nameOf, subtitleOf } from './file.ts'

const ctxOf = (level: string) =>
  ({
    toko: { kode_toko: 'TK01', nama_toko: 'TOKO', alamat_toko: '-', zona: 'WIB', tgl_system: '2025-01-15' },
    user: { user_id: 'SPV1', level },
    now: new Date(),
  }) as unknown as Context
const ctx = ctxOf('SPV')

test('a file is called by its report, its shop and its days', () => {
  const asked = { tgl_awal: '2025-01-01', tgl_akhir: '2025-12-31' }
  expect(nameOf('xlsx', report as never, ctx, asked)).toBe(
    'laporan-batal-penjualan-TK01-2025-01-01-sd-2025-12-31.xlsx',
  )
})

test('the paper says what was asked for', () => {
  const asked = {
    tgl_awal: '2025-01-01',
    tgl_akhir: '2025-01-31',
    type_laporan: 'REKAP',
    kode_sales: 'S01',
    kode_group: 'ALL',
    kode_dept: 'ALL',
    status_gold: 'GOLD',
    kind: 'ALL',
  }
  expect(subtitleOf(penjualan, asked, ctx)).toEqual([
    'Periode 2025-01-01 s/d 2025-01-31',
    'Type Laporan: REKAP  ·  Sales: S01  ·  Group: SEMUA  ·  Jenis: SEMUA  ·  Status Gold: GOLD  ·  Jenis Transaksi: SEMUA',
  ])
  expect(optionLabel('ALL')).toBe('SEMUA')
  expect(
    subtitleOf(
      listMember,
      { kota: '', kecamatan: 'DEPOK', jenis_member: 'ALL', trx_min: '0', bulan_tidak_aktif: '3' },
      ctx,
    ),
  ).toEqual([
    'Kota: SEMUA  ·  Kecamatan: DEPOK  ·  Jenis Member: SEMUA  ·  Trx Minimal: SEMUA  ·  Tidak Aktif (Bulan): 3',
  ])
  expect(
    subtitleOf(
      stockJual,
      {
        tgl_awal: '2025-01-01',
        tgl_akhir: '2025-01-31',
        group_by: 'KODE_DEPT',
        kode_group: 'ALL',
        kode_dept: 'CINCIN',
      },
      ctx,
    )[1],
  ).toBe('Group By: JENIS  ·  Group: SEMUA  ·  Jenis: CINCIN')
})

test('and what no filter says: which of four recaps, of which shops, of which day', () => {
  const bulan = { tgl_from: '2025-01', tgl_to: '2025-01', kategori: 'GOLD' }
  const [own, spv] = [ctxOf('OWN'), ctx]
  expect(subtitleOf(rekapPenjualan, { ...bulan, kode_toko: 'TK02' }, own)).toEqual([
    'Periode 2025-01-01 s/d 2025-01-31',
    'Type: PENJUALAN  ·  Kategori: GOLD  ·  Toko: TK02',
  ])
  expect(subtitleOf(rekapPenjualan, { ...bulan, kode_toko: 'ALL' }, own)[1]).toBe(
    'Type: PENJUALAN  ·  Kategori: GOLD  ·  Toko: TK01',
  )
  expect([own, spv].map((who) => subtitleOf(rekapAll, bulan, who)[1])).toEqual([
    'Type: PEMBELIAN  ·  Toko: SEMUA  ·  Kategori: GOLD',
    'Type: PEMBELIAN  ·  Toko: TK01  ·  Kategori: GOLD',
  ])
  const poin = {
    tgl_awal: '2025-01-01',
    tgl_akhir: '2025-01-31',
    type: 'REKAP',
    kategori: 'TUKAR POIN',
    kode_toko: 'ALL',
    kode_member: '',
  }
  expect([own, spv].map((who) => subtitleOf(tukarPoint, poin, who)[1]!.split('  ·  ').slice(2))).toEqual([
    ['Toko: SEMUA', 'Kode Member: SEMUA'],
    ['Toko: TK01', 'Kode Member: SEMUA'],
  ])
  expect(subtitleOf(salesDaily, { tipe_transaksi: 'PENJUALAN', kode_sales: 'ALL' }, spv)).toEqual([
    'Tanggal: 2025-01-15  ·  Tipe Transaksi: PENJUALAN  ·  Sales: SEMUA',
  ])
})
