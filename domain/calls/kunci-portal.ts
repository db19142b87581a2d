/** The key that the server of the shop and another server of the chain share (spec 001 §2.15): made on one side, pasted on the other, by OWN on both. */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { rapi } from '../text.ts'
import { zKode } from './sesi.ts'

const pemilik = { menus: ['/settingtoko'], levels: ['OWN'] } as const

/** The shop whose key it is: the own one when not said, or one with a server of its own. */
const untuk = { kode_toko: zKode.optional() }

/** By which two owners see that both sides hold the same key, '3F9A-12BC'. */
const digest = z.string()

export const lihatKunciPortal = defineCall({
  base: 'main',
  method: 'GET',
  path: 'toko/kunci-portal',
  summary: 'Since when the shop has a key of its portal, and by which it is recognised; never the key',
  may: { ...pemilik, action: 'lihat' },
  query: z.object(untuk),
  reply: z.object({ sidik: digest, dibuat: z.iso.datetime(), user_id: z.string() }).nullable(),
})

/** Keeps nothing, so that no kept reply tells it again: whoever wants this key puts it in place with `pasangKunciPortal`. */
export const kunciPortalBaru = defineCall({
  base: 'main',
  method: 'POST',
  path: 'toko/kunci-portal/baru',
  summary: 'A new key of a portal, told once; it holds where it is put',
  freshPassword: true,
  may: { ...pemilik, action: 'ubah' },
  reply: z.object({ kunci: z.string(), sidik: digest }),
})

export const pasangKunciPortal = defineCall({
  base: 'main',
  method: 'PUT',
  path: 'toko/kunci-portal',
  summary: 'Puts a key of its portal in the place of the one that the shop has',
  freshPassword: true,
  may: { ...pemilik, action: 'ubah' },
  write: { day: 'any' },
  body: z.strictObject({
    ...untuk,
    kunci: z
      .string()
      .overwrite(rapi)
      .regex(/^[\w-]{43}$/, 'Kunci Portal Tidak Lengkap'),
  }),
  reply: z.object({ sidik: digest }),
  message: 'Kunci Portal Dipasang',
})

export const hapusKunciPortal = defineCall({
  base: 'main',
  method: 'DELETE',
  path: 'toko/kunci-portal',
  summary: 'Takes the key of its portal away from the shop: neither side asks the other any more',
  freshPassword: true,
  may: { ...pemilik, action: 'ubah' },
  write: { day: 'any' },
  query: z.object(untuk),
  reply: z.object({}),
  message: 'Kunci Portal Dihapus',
})
