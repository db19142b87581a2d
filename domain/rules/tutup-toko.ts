/** Rights to close the shop's day (DOMAIN §B.21, §I-41). */
import { seesEverything, type Level } from '../level.ts'
import type { hakLain } from '../menus.ts'

export const HAK_TUTUP: (typeof hakLain)[number]['nama'] = 'tutup-toko'

interface Penutup {
  level: Level
  /** The right `tutup-toko` of their own; OWN, SU and SPV need none. */
  hak: boolean
}

/**
 * Tells whether a user may close: with the right, or anybody when the shop's day is behind the calendar, because
 * nothing else can be done then.
 */
export const bolehTutupToko = ({ level, hak }: Penutup, tgl_system: string, hari_ini: string): boolean =>
  seesEverything(level) || hak || tgl_system < hari_ini
