/** Free text of one line, as staff type it. */
import { z } from 'zod'

/** No control characters: a pasted tab, a line break or a zero byte is refused with its field. */
export const SATU_BARIS = /^\P{Cc}*$/u

/** Why something is cancelled, corrected or merged. */
export const zAlasan = z
  .string('Alasan Harus Diisi')
  .trim()
  .toUpperCase()
  .min(1, 'Alasan Harus Diisi')
  .max(200)
  .regex(SATU_BARIS, 'Alasan Tidak Valid')
