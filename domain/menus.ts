/**
 * Every screen that exists, once: path, title, group, and which levels are given it when a user is made.
 * The sidebar, the client's routes, the server's rights and the tests all read this list.
 * OWN, SU and SPV see everything; the others what their own menu list (hak_akses) says.
 */
import type { Level } from './level.ts'

export interface MenuDefinition {
  path: `/${string}`
  title: string
  group: MenuGroup
  /** Levels below SPV that receive this screen by default; each user's own list rules afterwards. */
  levels: readonly Level[]
  /** Landing tiles are always allowed, and are shown without sidebar and header. */
  landing?: true
}

export const MENU_GROUPS = ['Beranda', 'Penjualan', 'Data Master', 'Laporan'] as const
export type MenuGroup = (typeof MENU_GROUPS)[number]

export const menus = [
  { path: '/home', title: 'Home', group: 'Beranda', levels: ['KSR', 'SLS', 'GDG', 'ADM', 'KTL'] },
  { path: '/dashboard', title: 'Dashboard', group: 'Beranda', levels: ['KSR', 'SLS', 'GDG', 'ADM', 'KTL'] },

  { path: '/SubMenuPenjualan', title: 'Penjualan', group: 'Penjualan', levels: [], landing: true },
  { path: '/transaksi-penjualan', title: 'Transaksi Penjualan', group: 'Penjualan', levels: ['KSR', 'SLS'] },
  { path: '/lihat-penjualan', title: 'Lihat Penjualan', group: 'Penjualan', levels: ['KSR', 'SLS', 'ADM'] },
  { path: '/validasi-penjualan', title: 'Validasi Penjualan', group: 'Penjualan', levels: ['KSR'] },
  { path: '/batal-penjualan', title: 'Batal Penjualan', group: 'Penjualan', levels: ['KSR'] },

  { path: '/master-group', title: 'Master Group', group: 'Data Master', levels: ['ADM'] },
  { path: '/master-baki', title: 'Master Baki', group: 'Data Master', levels: ['ADM', 'GDG'] },
  { path: '/master-sales', title: 'Master Sales', group: 'Data Master', levels: ['ADM'] },

  { path: '/laporan-transaksi-penjualan', title: 'Laporan Transaksi Penjualan', group: 'Laporan', levels: ['KSR', 'ADM'] },
  { path: '/laporan-penjualan-bayar', title: 'Laporan Pembayaran Penjualan', group: 'Laporan', levels: ['KSR', 'ADM'] },
  { path: '/laporan-batal-penjualan', title: 'Laporan Batal Penjualan', group: 'Laporan', levels: ['KSR', 'ADM'] },
  { path: '/laporan-otorisasi', title: 'Laporan Otorisasi', group: 'Laporan', levels: ['ADM'] },
  { path: '/laporan-authorization', title: 'Laporan Otorisasi', group: 'Laporan', levels: ['ADM'] },
] as const satisfies readonly MenuDefinition[]

export type MenuPath = (typeof menus)[number]['path']

/** Screens open to every signed-in user (spec 000 §6). */
export const alwaysAllowed: readonly MenuPath[] = menus.filter((m) => 'landing' in m || m.path === '/home' || m.path === '/dashboard').map((m) => m.path)

/** Screens that stay usable while the shop's day is behind the calendar (spec 000 §4). */
export const dateGateExempt: readonly string[] = ['/validasi-jual-beli', '/validasi-hutang']

export const menuOf = (path: string): MenuDefinition | undefined => menus.find((m) => m.path === path)
