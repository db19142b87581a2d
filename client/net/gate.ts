/**
 * Decides which user may see which screen on which day; pure (spec 000 §4, §6). The server decides again for every
 * call.
 */
import type { Userdata } from '#domain/calls/sesi.ts'
import { ofWholeChain, seesEverything, type Level } from '#domain/level.ts'
import {
  alwaysAllowed,
  dateGateExempt,
  menuHutang,
  menuOf,
  menuRantai,
  type MenuGroup,
} from '#domain/menus.ts'

/** A session lasts for the calendar day it was opened on, by this device's clock. */
export const isLoginOfToday = (islogin: string | false | undefined, today: string): boolean =>
  islogin === today

export interface Visitor {
  level: Level
  tgl_system: string
  /** The shop is being opened. */
  pembukaan?: boolean
  akses?: Userdata['akses']
  menu: readonly { menu_name: string }[]
}

/** Of a module that a shop may do without, the list alone says whether it is there. */
export const mayOpen = (path: string, { level, menu }: Pick<Visitor, 'level' | 'menu'>): boolean =>
  (ofWholeChain(level) || !menuRantai.has(path)) &&
  ((seesEverything(level) && !menuHutang.has(path)) ||
    alwaysAllowed.has(path) ||
    menu.some((m) => m.menu_name === path))

/** True when the shop makes no loans: the tree of rights has no loan screens, for any user. */
export const tanpaHutang = ({ akses }: Pick<Visitor, 'akses'>): boolean =>
  akses !== undefined && !akses.some(({ children }) => children.some((c) => menuHutang.has(c.menu_name)))

/**
 * True when a user may be sent to this address after signing in: it is a screen of Kencana, and the user may open it.
 */
export function tujuanSah(alamat: string, visitor: Pick<Visitor, 'level' | 'menu'>): boolean {
  const path = alamat.split('?')[0]!
  return menuOf(path) !== undefined && mayOpen(path, visitor)
}

/** `closeFirst`: the shop's day is behind the calendar, and this is not one of the two screens that stay usable. */
/** `tanpaHutang`: it belongs to the module of loans, which the shop is without; no right would open it. */
export type Gate = 'open' | 'denied' | 'tanpaHutang' | 'closeFirst'

/** Menu groups that prepare a shop: an opening that takes more than a day still needs them. */
const PERSIAPAN: readonly (MenuGroup | undefined)[] = ['Data Master', 'Manage Users', 'Utility']

/** @param today the calendar day as the server tells it */
export function gateOf(path: string, visitor: Visitor, today: string): Gate {
  if (!mayOpen(path, visitor)) return menuHutang.has(path) && tanpaHutang(visitor) ? 'tanpaHutang' : 'denied'
  if (visitor.tgl_system >= today || dateGateExempt.has(path)) return 'open'
  return visitor.pembukaan && PERSIAPAN.includes(menuOf(path)?.group) ? 'open' : 'closeFirst'
}

/** The tab's title: the shop, a separator, the screen in capitals (spec 000 §2). */
export const tabTitle = (nama_toko: string, title: string): string => `${nama_toko} | ${title.toUpperCase()}`
