import { expect, test } from 'vitest'
import { menuHutang, menus } from '#domain/menus.ts'
import { favouritesFor, groupsFor, landingsFor, partsOf, tilesFor } from './groups.ts'

test('a cashier sees their own screens and what is always allowed', () => {
  const groups = groupsFor({ level: 'KSR', menu: [{ menu_name: '/validasi-penjualan' }] })
  expect(groups.map((g) => [g.title, g.screens.map((s) => s.path)])).toEqual([
    ['Beranda', ['/home', '/dashboard']],
    ['Penjualan', ['/validasi-penjualan']],
  ])
})

test('a screen with two paths is listed once', () => {
  const screens = groupsFor({ level: 'OWN', menu: [] }).flatMap((g) => g.screens)
  expect(screens.filter((s) => s.title === 'Laporan Otorisasi').map((s) => s.path)).toEqual([
    '/laporan-otorisasi',
  ])
})

const owner = groupsFor({ level: 'OWN', menu: [] })

test('gifts and coupons are groups of their own', () => {
  const titles = (name: string) => owner.find((g) => g.title === name)?.screens.map((s) => s.title)
  expect(titles('Hadiah')).toEqual(['Beli Hadiah', 'Ambil Hadiah'])
  expect(titles('Kupon')).toEqual(['Cek Kupon'])
})

test('a long group is in named parts, and none of its screens is in none of them', () => {
  for (const group of owner)
    expect(partsOf(group).flatMap((part) => part.screens)).toHaveLength(group.screens.length)
  const laporan = partsOf(owner.find((g) => g.title === 'Laporan')!)
  expect(laporan.map((part) => part.title)).toEqual([
    'Penjualan',
    'Pembelian',
    'Barang',
    'Pesanan',
    'Service',
    'Keuangan',
    'Member & Hadiah',
    'Lainnya',
  ])
  expect(laporan[0]!.screens[0]).toMatchObject({
    title: 'Laporan Transaksi Penjualan',
    singkat: 'Transaksi Penjualan',
  })
})

test('below a group no name repeats what the group says, nor another name beside it', () => {
  for (const group of owner)
    for (const { screens } of partsOf(group)) {
      const names = screens.map((s) => s.singkat)
      expect(new Set(names).size).toBe(names.length)
      expect(names.filter((name) => /^(Laporan|Master) /.test(name))).toEqual([])
    }
})

test('favourites are those that the user may still open, as they were marked', () => {
  const kasirGroups = groupsFor({ level: 'KSR', menu: [{ menu_name: '/validasi-penjualan' }] })
  const marked = ['/validasi-penjualan', '/master-baki', '/home']
  expect(favouritesFor(kasirGroups, marked).map((s) => s.path)).toEqual(['/validasi-penjualan', '/home'])
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

test('tiles that the specification does not show are those of screens that open, and none of a module that is off', () => {
  for (const path of ['/SubMenuPesanan', '/SubMenuService', '/SubMenuHutang', '/SubMenuUtility']) {
    expect(tilesFor(path, kasir), path).toEqual([])
    const all = tilesFor(path, { level: 'OWN', menu: [...menuHutang].map((menu_name) => ({ menu_name })) })
    expect(all.length, path).toBeGreaterThan(1)
    const [satu] = all
    expect(tilesFor(path, { level: 'KSR', menu: [{ menu_name: satu!.path }] })).toEqual([satu])
  }
  expect(tilesFor('/SubMenuHutang', { level: 'OWN', menu: [] })).toEqual([])
})

test('every tile leads to a screen that exists, and the dashboard only to landing pages that lead on', () => {
  const paths = new Set<string>(menus.map((m) => m.path))
  for (const { path } of menus)
    expect(tilesFor(path, { level: 'OWN', menu: [] }).filter((tile) => !paths.has(tile.path))).toEqual([])
  expect(landingsFor(kasir).map((tile) => tile.title)).toEqual(['Member'])
  expect(landingsFor({ level: 'KSR', menu: [] })).toEqual([])
})
