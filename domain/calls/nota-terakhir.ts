/** The caller's last document of today at a till: its paper and its change once more, also after a reload. */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { zRupiah } from '../units.ts'

export const notaTerakhir = defineCall({
  base: 'main',
  method: 'GET',
  path: 'nota-terakhir',
  summary:
    'The caller’s own last document of the shop’s day at one of the tills that still stands; null when there is none',
  may: { menus: ['/transaksi-penjualan', '/transaksi-pembelian'], action: 'lihat' },
  query: z.object({ kasir: z.enum(['penjualan', 'pembelian'], 'Kasir Tidak Valid').default('penjualan') }),
  reply: z
    .object({
      dokumen: z.enum(['PENJUALAN', 'TUKAR', 'PEMBELIAN', 'TITIPAN']),
      /** no_titip_group of a deposit. */
      no: z.string(),
      jam: z.string(),
      nama_customer: z.string(),
      status_valid: z.enum(['OPEN', 'DONE']),
      /** Due of a sale, paid for a purchase, of a deposit what was left; of a trade-in below 0 when the shop paid. */
      total: zRupiah,
      kembalian: zRupiah,
    })
    .nullable(),
})
export type NotaTerakhir = NonNullable<z.output<(typeof notaTerakhir)['reply']>>
