import { expect, test } from 'vitest'
import { findScreens } from './find.ts'
import { groupsFor } from './groups.ts'

const owner = groupsFor({ level: 'OWN', menu: [] })
const paths = (typed: string, groups = owner) => findScreens(groups, typed).map((screen) => screen.path)

test('part of a title, in any case and order of words', () => {
  expect(paths('valid penj')).toContain('/validasi-penjualan')
  expect(paths('PENJUALAN TRANS')[0]).toBe('/transaksi-penjualan')
})

test('what begins so stands first', () => {
  expect(paths('transaksi')[0]).toBe('/transaksi-penjualan')
  expect(paths('laporan batal p')[0]).toBe('/laporan-batal-penjualan')
})

test.each([
  ['stok', '/laporan-stock-jual'],
  ['pelanggan', '/data-member'],
  ['customer', '/data-member'],
  ['deposit', '/lihat-titipan'],
  ['faktur', '/lihat-penjualan'],
  ['trade', '/laporan-barang-tukar'],
  ['laporan buyback', '/laporan-pembelian-sales'],
])('%s finds what means the same', (typed, path) => {
  expect(paths(typed)).toContain(path)
})

test('what is so named stands before what means the same', () => {
  expect(paths('member')[0]).toBe('/data-member')
  expect(paths('nota').indexOf('/settingNota')).toBeLessThan(paths('nota').indexOf('/lihat-penjualan'))
})

test('a path, and the name of a group', () => {
  expect(paths('/master-gr')).toEqual(['/master-group'])
  expect(new Set(paths('data master'))).toEqual(
    new Set(owner.find((g) => g.title === 'Data Master')!.screens.map((s) => s.path)),
  )
})

test('nothing typed is every screen, in the order of the menu', () => {
  expect(paths(' ')).toEqual(owner.flatMap((g) => g.screens.map((s) => s.path)))
})

test('only what the user may open', () => {
  const kasir = groupsFor({ level: 'KSR', menu: [{ menu_name: '/validasi-penjualan' }] })
  expect(paths('penjualan', kasir)).toEqual(['/validasi-penjualan'])
  expect(paths('master', kasir)).toEqual([])
})
