/** Free text of one line, as staff type it. */
import { z } from 'zod'

/**
 * Control characters (a pasted tab, a line break, a zero byte), other ends of a line, and what turns the direction of letters:
 * behind one of those a weight reads backwards to whoever is to allow it.
 */
const KENDALI = String.raw`\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069`
/** None of them: refused with its field. */
export const SATU_BARIS = new RegExp(`^[^${KENDALI}]*$`, 'u')
/** Each of them, for what is typed or pasted. */
export const BUKAN_HURUF = new RegExp(`[${KENDALI}]`, 'gu')

/** Why something is cancelled, corrected or merged. */
export const zAlasan = z
  .string('Alasan Harus Diisi')
  .trim()
  .toUpperCase()
  .min(1, 'Alasan Harus Diisi')
  .max(200)
  .regex(SATU_BARIS, 'Alasan Tidak Valid')
