/** Who may close the shop's day (DOMAIN §B.21, §I-41). */
import type { Level } from '../level.ts'

const LEVEL_TUTUP: readonly Level[] = ['OWN', 'SU', 'SPV', 'KSR']

/** Cashiers and above; everybody when the shop's day is behind the calendar, for then nothing else can be done. */
export const bolehTutupToko = (level: Level, tgl_system: string, hari_ini: string): boolean =>
  LEVEL_TUTUP.includes(level) || tgl_system < hari_ini
