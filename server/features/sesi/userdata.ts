/** Data that the browser has of its user: who, where, which day, and which screens (spec 000 §3). */
import type { z } from 'zod'
import type { zAkses, zMenu, zUserdata } from '#domain/calls/sesi.ts'
import { ofWholeChain, seesEverything, type Level } from '#domain/level.ts'
import { alwaysAllowed, hakLain, MENU_GROUPS, menuHutang, menuRantai, allHak } from '#domain/menus.ts'
import type { TanggalSystem } from '#domain/units.ts'
import type { Zona } from '#domain/zona.ts'
import type { HakAkses } from '#domain/rights.ts'

interface Who {
  user_id: string
  user_name: string
  level: Level
  kode_toko: string
  nama_toko: string
  alamat_toko: string
  tgl_system: TanggalSystem
  zona: Zona
  ganti_password_wajib: boolean
}

const ALL = { is_show: true, boleh_tambah: true, boleh_ubah: true, boleh_hapus: true, boleh_export: true }
const NONE = {
  is_show: false,
  boleh_tambah: false,
  boleh_ubah: false,
  boleh_hapus: false,
  boleh_export: false,
}

/** Rights without a screen: the menu list holds paths (spec 000 §3). */
const LAIN = new Set<string>(hakLain.map((h) => h.nama))

/**
 * @param hutang true if the shop has the module of loans: without it its screens are nobody's, and are not in the tree
 */
export function userdataOf(
  who: Who,
  rights: ReadonlyMap<string, HakAkses>,
  hutang: boolean,
): { userdata: z.output<typeof zUserdata>; menu: z.output<typeof zMenu> } {
  const flagsOf = (path: string) =>
    menuRantai.has(path) && !ofWholeChain(who.level)
      ? NONE
      : seesEverything(who.level) || alwaysAllowed.has(path)
        ? ALL
        : (rights.get(path) ?? NONE)
  const akses: z.output<typeof zAkses> = MENU_GROUPS.map((title) => {
    const children = allHak
      .filter((m) => m.group === title && (hutang || !menuHutang.has(m.nama)))
      .map((m) => ({ ...flagsOf(m.nama), menu_name: m.nama, title: m.title }))
    return { title, is_show: children.some((c) => c.is_show), children }
  })
  const menu = akses.flatMap((g) =>
    g.children.filter((c) => c.is_show && !LAIN.has(c.menu_name)).map(({ menu_name }) => ({ menu_name })),
  )
  const {
    user_id,
    user_name,
    level,
    kode_toko,
    nama_toko,
    alamat_toko,
    tgl_system,
    zona,
    ganti_password_wajib,
  } = who
  return {
    userdata: {
      user_id,
      user_name,
      level,
      kode_toko,
      nama_toko,
      alamat_toko,
      tgl_system,
      zona,
      akses,
      ganti_password_wajib,
    },
    menu,
  }
}
