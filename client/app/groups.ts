/** The screens a user may open, by group, in the order of domain/menus.ts. */
import {
  MENU_GROUPS,
  menus,
  menuOf,
  type MenuDefinition,
  type MenuGroup,
  type MenuPath,
} from '#domain/menus.ts'
import { mayOpen, type Visitor } from '#client/net/gate.ts'

export interface Group {
  title: MenuGroup
  screens: { path: MenuPath; title: string }[]
}

/** Two paths of one screen (Laporan Otorisasi) are one entry; landing pages lead to screens and are none; groups without a screen are left out. */
export function groupsFor(visitor: Pick<Visitor, 'level' | 'menu'>): Group[] {
  const groups = MENU_GROUPS.map((title): Group => {
    const own = menus.filter(
      (menu) => menu.group === title && !('landing' in menu) && mayOpen(menu.path, visitor),
    )
    return {
      title,
      screens: own
        .filter((menu, i) => own.findIndex((m) => m.title === menu.title) === i)
        .map(({ path, title: name }) => ({ path, title: name })),
    }
  })
  return groups.filter((group) => group.screens.length > 0)
}

/** The tiles of a landing page whose screens exist; those that ask for the right, with it. */
export const tilesFor = (path: string, visitor: Pick<Visitor, 'level' | 'menu'>): Group['screens'] =>
  (menuOf(path)?.landing ?? []).flatMap((tile) => {
    const menu: MenuDefinition | undefined = menuOf(typeof tile === 'string' ? tile : tile.path)
    const shown = menu && (typeof tile === 'string' || mayOpen(tile.path, visitor))
    return shown ? [{ path: menu.path as MenuPath, title: menu.title }] : []
  })

/** The landing pages from which this user gets anywhere, by the name of their area: two are titled Utility. */
export const landingsFor = (visitor: Pick<Visitor, 'level' | 'menu'>): Group['screens'] =>
  menus
    .filter(
      (menu) => 'landing' in menu && tilesFor(menu.path, visitor).some((tile) => mayOpen(tile.path, visitor)),
    )
    .map(({ path, group }) => ({ path, title: group }))
