import { expect, test } from 'vitest'
import { groupsFor } from './groups.ts'

test('a cashier sees their own screens and what is always allowed', () => {
  const groups = groupsFor({ level: 'KSR', menu: [{ menu_name: '/validasi-penjualan' }] })
  expect(groups.map((g) => [g.title, g.screens.map((s) => s.path)])).toEqual([
    ['Beranda', ['/home', '/dashboard']],
    ['Penjualan', ['/SubMenuPenjualan', '/validasi-penjualan']],
  ])
})

test('a screen with two paths is listed once', () => {
  const screens = groupsFor({ level: 'OWN', menu: [] }).flatMap((g) => g.screens)
  expect(screens.filter((s) => s.title === 'Laporan Otorisasi')).toEqual([{ path: '/laporan-otorisasi', title: 'Laporan Otorisasi' }])
})
