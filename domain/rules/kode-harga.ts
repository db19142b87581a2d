/** A price on a label in the shop's own letters: staff read it, a customer does not (DOMAIN §B.13). */
import type { Rupiah } from '../units.ts'

/** Ten different letters, for 1 to 9 and then 0: MURAHBESTI. */
export const HARGA_LETTERS = /^(?!.*(.).*\1)[A-Z]{10}$/
/** Of a shop that has none. */
export const WITHOUT_LETTERS = '-'

/** '' where the shop has no letters, or there is no price. */
export const kodeHarga = (harga: Rupiah | null, letter: string): string =>
  harga === null || harga <= 0 || !HARGA_LETTERS.test(letter)
    ? ''
    : [...String(harga)].map((digit) => letter[(Number(digit) + 9) % 10]).join('')
