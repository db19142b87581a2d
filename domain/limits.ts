/**
 * Size limits, defined once. Input is bounded, and so is the total of a document; answers never are: a reply that
 * refuses a sum which the books hold takes the whole list away from the shop.
 *
 * Sized against 2^53, below which JavaScript counts every rupiah: an account that only ever grows (4101, sales) takes
 * ten thousand documents of the largest kind, a shop's decades, and then refuses the next document (migration 0033)
 * while it can still be read. So do stock, gifts and points.
 */

/** Limit of a typed amount, a line or a document: a hundred billion rupiah, forty kilograms of gold. */
export const RUPIAH_MAKS = 100_000_000_000
/** Rupiah per gram, wherever something is priced by weight: forty times what pure gold costs, silver to platinum. */
export const HARGA_GRAM_MAKS = 100_000_000
/**
 * Limit of a typed weight, in grams: a hundred kilograms, eight bars. At the largest price it is 10^13 rupiah:
 * computed, shown and refused.
 */
export const GRAM_MAKS = 100_000
/**
 * Usual limit of a single piece brought in, in grams: jewellery and a bar are not heavier. A heavier piece is taken
 * once a user has agreed to it.
 */
export const BERAT_WAJAR_MAKS = 1_000
/** Limit of an account of a shop, in rupiah, or of a place, in milligrams: a thousand trillion (CHECK of rp and mg). */
export const SALDO_MAKS = 1_000_000_000_000_000

/** Gifts of one line. */
export const QTY_HADIAH_MAKS = 1_000_000
/** Gifts of one kind in the shop; below what the column holds (CHECK of hadiah). */
export const STOCK_HADIAH_MAKS = 1_000_000_000

/** Points for one multiple of a parameter, or by one correction. */
export const POIN_MAKS = 1_000_000
/** Points of one document: more is a slip in a parameter, not a gift. */
export const POIN_DOKUMEN_MAKS = 10_000_000
/** Points of a member; below what the column holds (CHECK of member). */
export const SALDO_POIN_MAKS = 1_000_000_000
