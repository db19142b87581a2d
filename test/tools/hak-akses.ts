/** Rights of a user on screens. */
import type { HakAkses } from '#domain/rights.ts'

/** Every right on this screen. @param over those that are other ones */
export const everyRightOn = (menu_name: string, over: Partial<HakAkses> = {}): HakAkses => ({
  menu_name,
  is_show: true,
  boleh_tambah: true,
  boleh_ubah: true,
  boleh_hapus: true,
  boleh_export: true,
  ...over,
})
