/** Who may close the shop's day (DOMAIN §B.21, §I-41). */
import { seesEverything, type Level } from '../level.ts'
import type { hakLain } from '../menus.ts'

export const HAK_TUTUP: (typeof hakLain)[number]['nama'] = 'tutup-toko'

interface Penutup {
  level: Level
  /** The right `tutup-toko` of their own; OWN, SU and SPV need none. */
  hak: boolean
}

/** Who has the right; everybody when the shop's day is behind the calendar, for then nothing else can be done. */
export const bolehTutupToko = ({ level, hak }: Penutup, tgl_system: string, hari_ini: string): boolean =>
  seesEverything(level) || hak || tgl_system < hari_ini
