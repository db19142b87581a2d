/** What screens read in the same moment, in one request: a page that opens asks for a handful of short things at once. */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { rapi } from '../text.ts'

/** What cannot be answered here, for want of a right or whatever else, is left out: asked for by itself, it says why. */
export const readBersama = defineCall({
  base: 'main',
  method: 'GET',
  path: 'bersama',
  summary: 'Several short reads at once, by their paths: the data of each, as it is answered by itself',
  may: 'signed-in',
  query: z.object({ jalur: z.string().overwrite(rapi).max(1000) }),
  reply: z.record(z.string(), z.unknown()),
})
