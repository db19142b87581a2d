/** The number of an order, as a request names it. */
import { z } from 'zod'

export const zNoPesanan = z
  .string('No Pesanan Tidak Boleh Kosong')
  .trim()
  .toUpperCase()
  .min(1, 'No Pesanan Tidak Boleh Kosong')
  .max(24)
