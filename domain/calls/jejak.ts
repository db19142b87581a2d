/**
 * The log of everybody's actions, in a single place (`/jejak`): sign-ins, changes, permissions; of the whole chain, for
 * its owner.
 */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { rapi } from '../text.ts'
import { zTanggal } from '../units.ts'

/** MASUK: sign-ins and what was refused; UBAH: masters, settings, looks at people, exports; OTORISASI: given and failed. */
export const JENIS_JEJAK = ['MASUK', 'UBAH', 'OTORISASI'] as const
export type JenisJejak = (typeof JENIS_JEJAK)[number]

/** Rows of one answer: the newest of the days that were asked for. */
export const JEJAK_MAKS = 2_000

const zJejak = z.object({
  /** Of this row among all of them. */
  kunci: z.string(),
  waktu: z.iso.datetime(),
  jenis: z.enum(JENIS_JEJAK),
  /** '-' of what belongs to no shop. */
  kode_toko: z.string(),
  /** The account concerned; of an otorisasi the user who asked. */
  user_id: z.string(),
  /** The user who did it or allowed it, where that is not the account itself. */
  oleh: z.string(),
  /** The event: 'GAGAL MASUK', 'UBAH grup', 'BATAL PENJUALAN GAGAL'. */
  apa: z.string(),
  /** The row, document, call or lock that it was about. */
  ref: z.string(),
  rincian: z.string(),
})
export type Jejak = z.output<typeof zJejak>

export const readJejak = defineCall({
  base: 'main',
  method: 'GET',
  path: 'jejak',
  summary:
    'Sign-ins and refusals, changes of masters and settings, and otorisasi of the chain on a range of days, newest first',
  may: { menus: ['/jejak'], action: 'lihat', levels: ['OWN', 'SU'] },
  query: z.strictObject({
    tgl_from: zTanggal,
    tgl_to: zTanggal,
    jenis: z.enum(JENIS_JEJAK).optional(),
    /** The user who did it, asked for it, or whose account it was. */
    user_id: z.string().overwrite(rapi).toUpperCase().max(20).optional(),
  }),
  reply: z.object({
    baris: z.array(zJejak),
    /** There is more than was answered: fewer days, or one user, show it. */
    lebih: z.boolean(),
  }),
})
