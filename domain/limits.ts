/**
 * How large things may be, once. What is entered is bounded, so is what a document comes to; what is answered never is:
 * a reply that refuses a sum which the books hold takes the whole list away from the shop.
 *
 * Sized against 2^53, below which JavaScript counts every rupiah: an account that only ever grows (4101, what was sold)
 * takes ten thousand documents of the largest kind, a shop's decades, and then refuses the next one (migration 0033)
 * while it can still be read. So do stock, gifts and points.
 */

/** One amount typed, one line, one document: a hundred billion rupiah, forty kilograms of gold. */
export const RUPIAH_MAKS = 100_000_000_000
/** Rupiah per gram, wherever something is priced by weight: forty times what pure gold costs, silver to platinum. */
export const HARGA_GRAM_MAKS = 100_000_000
/** One weight typed, in grams: a hundred kilograms, eight bars. At the largest price it is 10^13 rupiah: computed, shown and refused. */
export const GRAM_MAKS = 100_000
/** One piece that is brought in, in grams: jewellery and a bar are not heavier. More is taken once somebody has agreed to it. */
export const BERAT_WAJAR_MAKS = 1_000
/** What an account of a shop may hold, in rupiah, or a place, in milligrams: a thousand trillion (CHECK of rp and mg). */
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
