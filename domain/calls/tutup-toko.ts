/** The daily close (DOMAIN §B.21, spec 000 §4). */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { zTanggal } from '../units.ts'
import { zLembarEod } from './eod.ts'

/**
 * The sheet of the day that was just closed, for who may see it: with its token gone, this page could not ask for it any more.
 * `pdf` is its paper in base64, for who may take it away.
 */
export const zLembarTutup = z.object({ lembar: zLembarEod, pdf: z.string().nullable() })
export type LembarTutup = z.output<typeof zLembarTutup>

export const tutupToko = defineCall({
  base: 'main',
  method: 'POST',
  path: 'system/close',
  summary:
    "Closes the shop's day: checks, snapshots, tgl_system + 1, every token of the shop revoked. Repeating it for a closed day answers the stored result",
  may: 'signed-in',
  body: z.strictObject({
    PROSES: z.literal('close'),
    tgl_system: zTanggal.optional(),
    /** The sheet of the day is wanted with the answer. */
    lembar: z.boolean().optional(),
  }),
  reply: z.object({
    tgl_system: zTanggal,
    tgl_system_baru: zTanggal,
    peringatan: z.array(z.string()),
    lembar: zLembarTutup.optional(),
  }),
  message: 'Toko Berhasil Ditutup',
})

/** Asked before the question whether to close: what cannot be undone should not be warned of afterwards. */
export const periksaTutup = defineCall({
  base: 'main',
  method: 'GET',
  path: 'system/close/periksa',
  summary: 'What a close of the open day would warn of now, for who may close it; nothing is changed',
  may: 'signed-in',
  reply: z.object({ peringatan: z.array(z.string()) }),
})

/** The specification leaves the method open: PUT means the same (DOMAIN §I-4). */
export const tutupTokoPut = defineCall({
  ...tutupToko,
  method: 'PUT',
  summary: 'The same as POST system/close',
})
