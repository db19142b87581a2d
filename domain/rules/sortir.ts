/** Where the sorter sends a piece that was bought back (DOMAIN §B.18, §O.1-3). */

/** What waits in SORTIR for: the wash, the melting pot, head office. */
export const TUJUAN_SORTIR = ['CUCI', 'LEBUR', 'PUSAT'] as const
export type TujuanSortir = (typeof TUJUAN_SORTIR)[number]
/** Straight back to a tray. */
export const JUAL_LAGI = 'JUAL LAGI'
export const TUJUAN = [JUAL_LAGI, ...TUJUAN_SORTIR] as const
export type Tujuan = (typeof TUJUAN)[number]
