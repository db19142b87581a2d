/** Rights to call: the server checks every call, the browser checks before it shows a button (DOMAIN §B.0.1). */
import type { May } from './call.ts'
import { ACTIONS, LEVELS, seesEverything, type Action, type Level } from './level.ts'

/**
 * Tells what a right on a screen can allow a user of this level at all: the actions that at least one call asks for
 * there. `hanya` names the levels that can use the right, when this level is none of them; null otherwise.
 */
export function jangkauan(
  calls: readonly { may: May }[],
  menu: string,
  level: Level,
): { tindakan: Action[]; hanya: Level[] | null } {
  const here = calls.flatMap(({ may }) =>
    typeof may === 'object' && (may.menus as readonly string[]).includes(menu) ? [may] : [],
  )
  const open = here.filter((may) => !may.levels || may.levels.includes(level))
  const hanya =
    here.length > 0 && open.length === 0
      ? LEVELS.filter((l) => here.some((may) => may.levels?.includes(l)))
      : null
  return {
    tindakan: ACTIONS.filter((action) => open.some((may) => may.action === action || may.also === action)),
    hanya,
  }
}

/** Flags of one user for one screen. */
export interface HakAkses {
  menu_name: string
  is_show: boolean
  boleh_tambah: boolean
  boleh_ubah: boolean
  boleh_hapus: boolean
  boleh_export: boolean
}

const FLAG: Record<Action, keyof HakAkses> = {
  lihat: 'is_show',
  tambah: 'boleh_tambah',
  ubah: 'boleh_ubah',
  hapus: 'boleh_hapus',
  export: 'boleh_export',
}

/** @param rights the user's own list; OWN, SU and SPV need none. */
export function isAllowed(may: May, level: Level, rights: ReadonlyMap<string, HakAkses>): boolean {
  if (typeof may === 'string') return true
  if (may.levels && !may.levels.includes(level)) return false
  if (seesEverything(level)) return true
  return may.menus.some((menu) => {
    const right = rights.get(menu)
    return (
      right !== undefined &&
      right.is_show &&
      right[FLAG[may.action]] === true &&
      (may.also === undefined || right[FLAG[may.also]] === true)
    )
  })
}
