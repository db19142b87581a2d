/** Answers of a pusat's server to the servers of its shops; no session asks for them (server/http/portal.ts). */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { MAX_PUSAT_ROWS, SET_PUSAT, zPusatRow } from '../impor/pusat.ts'

export const pusatContent = defineCall({
  base: 'main',
  method: 'GET',
  path: 'import-pusat/isi',
  summary: 'The active rows of a set, as the pusat has them',
  may: { menus: ['/import-data-pusat'], action: 'lihat' },
  query: z.strictObject({ set: z.enum(SET_PUSAT) }),
  reply: z.object({
    /** True when the shop of the key is a pusat at home there; otherwise no rows are answered. */
    pusat: z.boolean(),
    baris: z.array(zPusatRow).max(MAX_PUSAT_ROWS),
  }),
})
