/** Where the day's sheet stands, and what is said of it (DOMAIN §E.0). */
import { menuOf, type MenuPath } from '../menus.ts'

export const MENU_EOD = '/laporan-eod' satisfies MenuPath
export const JUDUL_EOD = menuOf(MENU_EOD)!.title
export const EOD_TERSEDIA = `${JUDUL_EOD} Tersedia`
export const EOD_TIDAK_TERSEDIA = `${JUDUL_EOD} Tidak Tersedia`
