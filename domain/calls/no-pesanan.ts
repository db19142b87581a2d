/** The number of an order, as a request names it. */
import { z } from 'zod'
import { zRequired } from '../text.ts'

export const zNoPesanan = zRequired('No Pesanan Tidak Boleh Kosong', 24)
