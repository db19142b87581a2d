/** The number of an order, as a request names it. */
import { z } from 'zod'
import { rapi } from '../text.ts'

export const zNoPesanan = z
  .string('No Pesanan Tidak Boleh Kosong')
  .overwrite(rapi)
  .toUpperCase()
  .min(1, 'No Pesanan Tidak Boleh Kosong')
  .max(24)
