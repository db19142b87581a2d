/**
 * Personal data that is kept: how long, how much of it is due, and its erasure (`/data-pribadi`); of the whole chain,
 * for its owner.
 */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { JENIS_RETENSI } from '../rules/retensi.ts'
import { rapi } from '../text.ts'
import { zTanggal } from '../units.ts'
import { zMember } from './member.ts'

const levels = ['OWN', 'SU'] as const

const zJatuh = z.object({
  jenis: z.enum(JENIS_RETENSI),
  /** As the shops have set it: from the shortest to the longest. */
  bulan_min: z.int(),
  bulan_maks: z.int(),
  jumlah: z.int(),
  /** The day when the oldest due item ended; null when none is due. */
  tertua: zTanggal.nullable(),
})
export type Jatuh = z.output<typeof zJatuh>

export const readRetensi = defineCall({
  base: 'main',
  method: 'GET',
  path: 'retensi',
  summary: 'How long what is kept of people, how much of it is due, and a page of the members who are',
  may: { menus: ['/data-pribadi'], action: 'lihat', levels },
  query: z.strictObject({
    halaman: z.coerce.number().int().min(1).max(1_000_000).default(1),
    ukuran: z.coerce.number().int().min(1).max(200).default(20),
  }),
  reply: z.object({
    jenis: z.array(zJatuh),
    /** Longest away first. */
    member: z.object({ rows: z.array(zMember), jumlah: z.int() }),
  }),
})

export const hapusRetensi = defineCall({
  base: 'main',
  method: 'POST',
  path: 'retensi/hapus',
  summary:
    'Forgets what of one kind is due, at most 500 at once, with the word of another person (HAPUS DATA PRIBADI); amounts, grams and numbers stay',
  may: { menus: ['/data-pribadi'], action: 'hapus', levels },
  freshPassword: true,
  write: { day: 'any' },
  body: z.strictObject({
    jenis: z.enum(JENIS_RETENSI),
    /** `lanjut` of the answer before. */
    sesudah: z.string().overwrite(rapi).toUpperCase().max(40).default(''),
  }),
  reply: z.object({
    dihapus: z.int(),
    /** Members of whom something is not finished, or still to be reported. */
    dilewati: z.int(),
    /** There is more: where it goes on. Null when this was all. */
    lanjut: z.string().nullable(),
  }),
  message: 'Data Pribadi Dihapus',
})
