/** Tells which pieces of a basket have been taken by somebody else meanwhile. */
import { z } from 'zod'
import { MAX_LINES } from '../rules/kode.ts'
import { defineCall } from '../call.ts'
import { scanBarang } from './barang.ts'

export const barangDipegang = defineCall({
  base: 'main',
  method: 'GET',
  path: 'cari/dipegang',
  summary: 'Of these pieces those that are not READY: which document has them, and who wrote it',
  may: scanBarang.may,
  query: z.object({
    /** '00000001,00000002' */
    kode_barcode: z
      .string('Data Tidak Valid')
      .max(MAX_LINES * 9)
      .regex(/^\d{8}(,\d{8})*$/, 'Data Tidak Valid'),
  }),
  reply: z.array(
    z.object({
      kode_barcode: z.string(),
      status: z.string(),
      /** '-' for none. */
      dipegang: z.string(),
      user_id: z.string(),
    }),
  ),
})
