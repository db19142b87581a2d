/** Destinations of a piece that was bought back, as the sorter chooses them (DOMAIN §B.18, §O.1-3). */

/** Pieces in SORTIR wait for the wash, the melting pot or head office. */
export const TUJUAN_SORTIR = ['CUCI', 'LEBUR', 'PUSAT'] as const
export type TujuanSortir = (typeof TUJUAN_SORTIR)[number]
/** Straight back to a tray. */
export const JUAL_LAGI = 'JUAL LAGI'
export const TUJUAN = [JUAL_LAGI, ...TUJUAN_SORTIR] as const
export type Tujuan = (typeof TUJUAN)[number]
