import { expect, test } from 'vitest'
import { menus } from '#domain/menus.ts'
import { groupsFor, landingsFor, tilesFor } from './groups.ts'

test('a cashier sees their own screens and what is always allowed', () => {
  const groups = groupsFor({ level: 'KSR', menu: [{ menu_name: '/validasi-penjualan' }] })
  expect(groups.map((g) => [g.title, g.screens.map((s) => s.path)])).toEqual([
    ['Beranda', ['/home', '/dashboard']],
    ['Penjualan', ['/validasi-penjualan']],
  ])
})

test('a screen with two paths is listed once', () => {
  const screens = groupsFor({ level: 'OWN', menu: [] }).flatMap((g) => g.screens)
  expect(screens.filter((s) => s.title === 'Laporan Otorisasi')).toEqual([
    { path: '/laporan-otorisasi', title: 'Laporan Otorisasi' },
  ])
})

const kasir = { level: 'KSR', menu: [{ menu_name: '/data-member' }] } as const

test('the tiles of the specification are there for everybody once their screens exist, one of them by right', () => {
  expect(tilesFor('/SubMenuPenjualan', kasir)).toEqual([
    { path: '/transaksi-penjualan', title: 'Transaksi Penjualan' },
  ])
  const member = (visitor: Parameters<typeof tilesFor>[1]) =>
    tilesFor('/SubMenuMember', visitor).map((tile) => tile.title)
  expect(member(kasir)).toEqual(['Data Member'])
  expect(member({ level: 'KSR', menu: [{ menu_name: '/lihat-transaksi-member' }] })).toEqual([
    'Data Member',
    'Lihat Transaksi Member',
  ])
  expect(tilesFor('/home', kasir)).toEqual([])
})

test('every tile leads to a screen that exists, and the dashboard only to landing pages that lead on', () => {
  const paths = new Set<string>(menus.map((m) => m.path))
  for (const { path } of menus)
    expect(tilesFor(path, { level: 'OWN', menu: [] }).filter((tile) => !paths.has(tile.path))).toEqual([])
  expect(landingsFor(kasir).map((tile) => tile.title)).toEqual(['Member'])
  expect(landingsFor({ level: 'KSR', menu: [] })).toEqual([])
})
