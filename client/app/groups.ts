/** The screens a user may open, by group, in the order of domain/menus.ts. */
import {
  BAGIAN,
  MENU_GROUPS,
  menus,
  menuOf,
  namaDiGrup,
  type MenuDefinition,
  type MenuGroup,
  type MenuPath,
} from '#domain/menus.ts'
import { mayOpen, type Visitor } from '#client/net/gate.ts'

export interface Screen {
  path: MenuPath
  title: string
}
/** `singkat`: its name below the group, without what the group says already. */
export interface GroupScreen extends Screen {
  singkat: string
  bagian?: string
}

export interface Group {
  title: MenuGroup
  screens: GroupScreen[]
}

type Menus = Pick<Visitor, 'level' | 'menu'>

/** Two paths of one screen (Laporan Otorisasi) are one entry; landing pages lead to screens and are none; groups without a screen are left out. */
export function groupsFor(visitor: Menus): Group[] {
  const groups = MENU_GROUPS.map((title): Group => {
    const own = menus.filter(
      (menu) => menu.group === title && !('landing' in menu) && mayOpen(menu.path, visitor),
    )
    return { title, screens: own.filter((menu, i) => firstOf(own, menu) === i).map(screenOf) }
  })
  return groups.filter((group) => group.screens.length > 0)
}

const firstOf = (own: readonly MenuDefinition[], { title }: MenuDefinition): number =>
  own.findIndex((menu) => menu.title === title)

const screenOf = (menu: MenuDefinition & { path: MenuPath }): GroupScreen => ({
  path: menu.path,
  title: menu.title,
  singkat: namaDiGrup(menu),
  ...(menu.bagian ? { bagian: menu.bagian } : {}),
})

export interface Part {
  /** Absent in a group that is short enough for a single list. */
  title?: string
  screens: readonly GroupScreen[]
}

/** A group's named parts, those that have a screen. */
export function partsOf({ title, screens }: Group): Part[] {
  const parts = BAGIAN[title]
  if (!parts) return [{ screens }]
  return parts
    .map((part) => ({ title: part, screens: screens.filter((screen) => screen.bagian === part) }))
    .filter((part) => part.screens.length > 0)
}

/** Returns the screens among these paths that the user may open, in the order of the paths. */
export const favouritesFor = (groups: readonly Group[], paths: readonly string[]): GroupScreen[] => {
  const all = groups.flatMap((group) => group.screens)
  return paths.flatMap((path) => all.find((screen) => screen.path === path) ?? [])
}

/** The tiles of a landing page whose screens exist; those that ask for the right, with it. */
export const tilesFor = (path: string, visitor: Menus): Screen[] =>
  (menuOf(path)?.landing ?? []).flatMap((tile) => {
    const menu: MenuDefinition | undefined = menuOf(typeof tile === 'string' ? tile : tile.path)
    const shown = menu && (typeof tile === 'string' || mayOpen(tile.path, visitor))
    return shown ? [{ path: menu.path as MenuPath, title: menu.title }] : []
  })

/** The landing pages from which this user gets anywhere, by the name of their area: two are titled Utility. */
export const landingsFor = (visitor: Menus): Screen[] =>
  menus
    .filter(
      (menu) => 'landing' in menu && tilesFor(menu.path, visitor).some((tile) => mayOpen(tile.path, visitor)),
    )
    .map(({ path, group }) => ({ path, title: group }))
