/** A price on a label in the shop's own letters: staff read it, a customer does not (DOMAIN §B.13). */
import type { Rupiah } from '../units.ts'

/** Ten different letters, for 1 to 9 and then 0: MURAHBESTI. */
export const HURUF_HARGA = /^(?!.*(.).*\1)[A-Z]{10}$/
/** Of a shop that has none. */
export const TANPA_HURUF = '-'

/** '' where the shop has no letters, or there is no price. */
export const kodeHarga = (harga: Rupiah | null, huruf: string): string =>
  harga === null || harga <= 0 || !HURUF_HARGA.test(huruf)
    ? ''
    : [...String(harga)].map((digit) => huruf[(Number(digit) + 9) % 10]).join('')
