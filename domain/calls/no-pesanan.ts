/** The number of an order, as a request names it. */
import { zRequired } from '../text.ts'

export const zNoPesanan = zRequired('No Pesanan Tidak Boleh Kosong', 24)
