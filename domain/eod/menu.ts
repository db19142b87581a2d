/** Place and texts of the day's sheet (DOMAIN §E.0). */
import { menuOf, type MenuPath } from '../menus.ts'

export const MENU_EOD = '/laporan-eod' satisfies MenuPath
export const EOD_TITLES = menuOf(MENU_EOD)!.title
export const EOD_TERSEDIA = `${EOD_TITLES} Tersedia`
export const EOD_TIDAK_TERSEDIA = `${EOD_TITLES} Tidak Tersedia`
