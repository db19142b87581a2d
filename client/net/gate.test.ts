import { expect, test } from 'vitest'
import { alwaysAllowed, menuHutang, menuRantai, menus } from '#domain/menus.ts'
import { gateOf, isLoginOfToday, mayOpen, tabTitle, tujuanSah, type Visitor } from './gate.ts'

const kasir: Visitor = {
  level: 'KSR',
  tgl_system: '2025-01-15',
  menu: [{ menu_name: '/validasi-penjualan' }],
}
/** As the server lists them where the shop has the module. */
const HUTANG = [...menuHutang].map((menu_name) => ({ menu_name }))
const supervisor: Visitor = { ...kasir, level: 'SPV', menu: HUTANG }

test('yesterday’s session is over, and so is one that was ended', () => {
  expect(isLoginOfToday('2025-01-15', '2025-01-15')).toBe(true)
  expect(isLoginOfToday('2025-01-14', '2025-01-15')).toBe(false)
  expect(isLoginOfToday(false, '2025-01-15')).toBe(false)
  expect(isLoginOfToday(undefined, '2025-01-15')).toBe(false)
})

test('OWN, SU and SPV open every screen; those of the whole chain’s data open for OWN and SU alone, whatever a list says', () => {
  for (const level of ['OWN', 'SU', 'SPV'] as const)
    for (const { path } of menus)
      expect(mayOpen(path, { level, menu: HUTANG })).toBe(level !== 'SPV' || !menuRantai.has(path))
  expect(mayOpen('/cadangan', { level: 'KSR', menu: [{ menu_name: '/cadangan' }] })).toBe(false)
})

test('nobody opens the screens of a module that the shop is without', () => {
  expect(menuHutang.size).toBeGreaterThan(3)
  for (const path of menuHutang) expect(mayOpen(path, { level: 'OWN', menu: [] })).toBe(false)
})

const pohon = (...paths: string[]): Visitor['akses'] => [
  {
    title: 'Semua',
    is_show: true,
    children: paths.map((menu_name) => ({
      menu_name,
      title: menu_name,
      is_show: false,
      boleh_tambah: false,
      boleh_ubah: false,
      boleh_hapus: false,
      boleh_export: false,
    })),
  },
]

test('of that module it is said that the shop is without it, not that a right is missing', () => {
  for (const visitor of [{ ...kasir, level: 'OWN' as const, menu: [] }, kasir])
    for (const path of menuHutang) {
      expect(gateOf(path, { ...visitor, akses: pohon('/home') }, '2025-01-15')).toBe('tanpaHutang')
      expect(gateOf(path, { ...visitor, akses: pohon('/home', path) }, '2025-01-15')).toBe('denied')
    }
  expect(gateOf('/master-sales', { ...kasir, akses: pohon() }, '2025-01-15')).toBe('denied')
})

test('the others open their own list and what is always allowed', () => {
  const open = menus.map((m) => m.path).filter((path) => mayOpen(path, kasir))
  expect(new Set(open)).toEqual(new Set([...alwaysAllowed, '/validasi-penjualan']))
  expect(gateOf('/master-sales', kasir, '2025-01-15')).toBe('denied')
})

test('a day that is behind closes every page but two, for the levels that see all too', () => {
  expect(gateOf('/validasi-penjualan', kasir, '2025-01-16')).toBe('closeFirst')
  expect(gateOf('/dashboard', supervisor, '2025-01-16')).toBe('closeFirst')
  expect(gateOf('/validasi-hutang', supervisor, '2025-01-16')).toBe('open')
  expect(gateOf('/validasi-jual-beli', supervisor, '2025-01-16')).toBe('open')
})

test('a shop that is still being opened is prepared on a later day too, and sells nothing on it', () => {
  const pemilik: Visitor = { ...supervisor, level: 'OWN', pembukaan: true }
  for (const path of ['/master-group', '/data-users', '/settingtoko'])
    expect(gateOf(path, pemilik, '2025-01-16')).toBe('open')
  for (const path of ['/dashboard', '/transaksi-penjualan', '/laporan-otorisasi'])
    expect(gateOf(path, pemilik, '2025-01-16')).toBe('closeFirst')
})

test('a screen that is not theirs stays denied on a late day', () => {
  expect(gateOf('/master-sales', kasir, '2025-01-16')).toBe('denied')
})

test('the evening after a close is a normal day', () => {
  expect(gateOf('/dashboard', { ...kasir, tgl_system: '2025-01-16' }, '2025-01-15')).toBe('open')
})

test('the tab says shop and screen', () => {
  expect(tabTitle('TOKO EMAS KENCANA', 'Transaksi Penjualan')).toBe('TOKO EMAS KENCANA | TRANSAKSI PENJUALAN')
})

test('after signing in nobody is sent anywhere but to a screen of theirs', () => {
  expect(tujuanSah('/validasi-penjualan?no=JL-1', kasir)).toBe(true)
  expect(tujuanSah('/settingsystem', kasir)).toBe(false)
  for (const outside of [
    '//jahat.example',
    'https://jahat.example/',
    '/\\jahat',
    '/tidak-ada',
    '',
    '/api/docs',
  ])
    expect(tujuanSah(outside, supervisor), outside).toBe(false)
})
