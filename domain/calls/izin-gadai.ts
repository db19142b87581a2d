/** New loans without a licence: the owner takes it upon themselves, until a day (DOMAIN §P.4). */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { LENDING_STATES } from '../rules/izin-gadai.ts'
import { zAlasan } from '../text.ts'
import { zTanggal } from '../units.ts'

/** As every screen that lends, and the shop's settings, are told it. */
export const zPinjaman = z.object({
  state: z.enum(LENDING_STATES),
  /** The last day of the owner's word; null where it was never given or was taken back. */
  sampai: zTanggal.nullable(),
  oleh: z.string(),
  alasan: z.string(),
})

const hanyaPemilik = { menus: ['/settingtoko'], action: 'ubah', levels: ['OWN'] } as const

export const bukaPinjaman = defineCall({
  base: 'main',
  method: 'PUT',
  path: 'toko/pinjaman-tanpa-izin',
  summary: 'The owner lets this shop lend without a licence until a day, with a reason; it ends by itself',
  freshPassword: true,
  may: hanyaPemilik,
  write: { day: 'any' },
  body: z.strictObject({ sampai: zTanggal, alasan: zAlasan }),
  reply: zPinjaman,
  message: 'Pinjaman Baru Dibuka',
})

export const tutupPinjaman = defineCall({
  base: 'main',
  method: 'DELETE',
  path: 'toko/pinjaman-tanpa-izin',
  summary: 'The owner takes back that this shop may lend without a licence',
  may: hanyaPemilik,
  write: { day: 'any' },
  reply: zPinjaman,
  message: 'Pinjaman Baru Ditutup',
})
