/** The levels of staff (DOMAIN §B.0.1). */
export const LEVELS = ['OWN', 'SU', 'SPV', 'KSR', 'SLS', 'GDG', 'ADM', 'KTL'] as const
export type Level = (typeof LEVELS)[number]

/** Levels that see every screen, whatever their menu list says (spec 000 §6). */
export const seesEverything = (level: Level): boolean => level === 'OWN' || level === 'SU' || level === 'SPV'
/** Levels that may work in, and authorise for, any shop of the chain. */
export const ofWholeChain = (level: Level): boolean => level === 'OWN' || level === 'SU'

/** The four things a right on a menu may allow beside seeing it (DOMAIN §D.1 hak_akses). */
export const ACTIONS = ['lihat', 'tambah', 'ubah', 'hapus', 'export'] as const
export type Action = (typeof ACTIONS)[number]
