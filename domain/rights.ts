/** Who may call what: the server asks for every call, the browser before it shows a button (DOMAIN §B.0.1). */
import type { May } from './call.ts'
import { seesEverything, type Action, type Level } from './level.ts'

/** One screen's flags of one user. */
export interface HakAkses {
  menu_name: string
  is_show: boolean
  boleh_tambah: boolean
  boleh_ubah: boolean
  boleh_hapus: boolean
  boleh_export: boolean
}

const FLAG: Record<Action, keyof HakAkses> = { lihat: 'is_show', tambah: 'boleh_tambah', ubah: 'boleh_ubah', hapus: 'boleh_hapus', export: 'boleh_export' }

/** @param rights the user's own list; OWN, SU and SPV need none. */
export function isAllowed(may: May, level: Level, rights: ReadonlyMap<string, HakAkses>): boolean {
  if (typeof may === 'string') return true
  if (may.levels && !may.levels.includes(level)) return false
  if (seesEverything(level)) return true
  return may.menus.some((menu) => {
    const right = rights.get(menu)
    return right !== undefined && right.is_show && right[FLAG[may.action]] === true
  })
}
