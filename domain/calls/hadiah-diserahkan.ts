/** A prize that a coupon of a sale has won, and that the customer has taken home (DOMAIN §B.11). */
import { z } from 'zod'

export const zHadiahDiserahkan = z.object({
  /** The line that gave the coupon. */
  no_faktur_jual: z.string(),
  kode_kupon: z.string(),
  nama_hadiah: z.string(),
  qty: z.int(),
  /** With which it was handed over, and is taken back. */
  no_pengambilan: z.string(),
})
export type HadiahDiserahkan = z.output<typeof zHadiahDiserahkan>

/** In a cancel: the prize that was handed over stays with the customer, and somebody says yes to it. */
export const zHadiahTidakKembali = z.boolean().optional()
