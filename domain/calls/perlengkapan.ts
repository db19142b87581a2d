/** Facts that every till needs about its shop: its logo and its scale. */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { rapi, ONE_LINE } from '../text.ts'
import { zTanggal } from '../units.ts'

/** Text of an identity, in capitals; '-' when there is none. */
export const text = (max: number) =>
  z
    .string()
    .overwrite(rapi)
    .toUpperCase()
    .max(max, 'Terlalu Panjang')
    .regex(ONE_LINE, 'Tidak Valid')
    .default('-')

export const BAUD = [1200, 2400, 4800, 9600, 19200, 38400, 115200] as const

/** How scales speak; seri and tera are of the one scale that was known before Master Timbangan. */
export const zAlatToko = z.strictObject({
  timbangan_baud: z.literal([...BAUD], 'Kecepatan Tidak Dikenal').default(9600),
  timbangan_seri: text(60),
  tera_sampai: zTanggal.nullable().default(null),
})

export const perlengkapanToko = defineCall({
  base: 'main',
  method: 'GET',
  path: 'toko/perlengkapan',
  summary: 'Logo and scales of the shop of the session',
  may: 'signed-in',
  bersama: true,
  reply: z.object({
    logo: z.string().nullable(),
    alat: zAlatToko,
    /** Its active scales (masters/timbangan.ts): what tills choose from, and until when each is verified. */
    timbangan: z.array(z.object({ no_timbangan: z.string(), merek: z.string(), tera_sampai: zTanggal })),
  }),
})
