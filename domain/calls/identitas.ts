/** Tells whether a customer must still be asked for their identity: the part of §G-3 that every till asks. */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { rapi } from '../text.ts'

export const identitasTersimpan = defineCall({
  base: 'main',
  method: 'GET',
  path: 'identitas',
  summary:
    'Whether this shop has on file who a customer is, so that it need not be asked again: of a member, or of a deposit or an order that is there',
  may: {
    menus: ['/transaksi-penjualan', '/transaksi-pesanan', '/lihat-titipan', '/lihat-pesanan'],
    action: 'lihat',
  },
  query: z.object({
    kode_customer: z.string().overwrite(rapi).toUpperCase().max(20).default('NONMEMBER'),
    dokumen: z.string().overwrite(rapi).toUpperCase().max(24).default('-'),
  }),
  /** The number is known by its end. */
  reply: z.object({
    identitas: z.object({ jenis: z.string(), nomor: z.string(), nama: z.string() }).nullable(),
  }),
})
