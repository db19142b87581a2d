/** The screens a user may open, by group, in the order of domain/menus.ts. */
import { MENU_GROUPS, menus, type MenuGroup, type MenuPath } from '#domain/menus.ts'
import { mayOpen, type Visitor } from './gate.ts'

export interface Group {
  title: MenuGroup
  screens: { path: MenuPath; title: string }[]
}

/** Two paths of one screen (Laporan Otorisasi) are one entry; groups without a screen are left out. */
export function groupsFor(visitor: Pick<Visitor, 'level' | 'menu'>): Group[] {
  const groups = MENU_GROUPS.map((title): Group => {
    const own = menus.filter((menu) => menu.group === title && mayOpen(menu.path, visitor))
    return { title, screens: own.filter((menu, i) => own.findIndex((m) => m.title === menu.title) === i).map(({ path, title: name }) => ({ path, title: name })) }
  })
  return groups.filter((group) => group.screens.length > 0)
}
