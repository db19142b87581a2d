/** Settings of the paper of every kind of nota, for all users who print (DOMAIN §F.2). */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { JENIS_NOTA, KERTAS_NOTA } from '../rules/pengaturan-nota.ts'

/** A stored setting is shown as it was allowed when it was set, whatever may be set now (atur-nota.ts). */
export const zPengaturanTersimpan = z.object({
  kepala: z.array(z.string()),
  kaki: z.string(),
  harga_gram: z.boolean(),
  lembar: z.int(),
  kertas: z.enum(KERTAS_NOTA),
  qr: z.boolean(),
  timbangan: z.boolean(),
})

export const allPengaturanNota = defineCall({
  base: 'main',
  method: 'GET',
  path: 'nota/pengaturan',
  summary: 'The paper of every kind of nota in this shop; those never set with their defaults',
  may: 'signed-in',
  bersama: true,
  reply: z.array(zPengaturanTersimpan.extend({ jenis: z.enum(JENIS_NOTA) })),
})
