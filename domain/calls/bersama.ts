/**
 * Combines reads that screens make in the same moment into a single request: a page that opens asks for a handful of
 * short things at once.
 */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { rapi } from '../text.ts'

/**
 * Reads that cannot be answered here, for want of a right or for any other reason, are left out: asked for separately,
 * they give the reason.
 */
export const readBersama = defineCall({
  base: 'main',
  method: 'GET',
  path: 'bersama',
  summary: 'Several short reads at once, by their paths: the data of each, as it is answered by itself',
  may: 'signed-in',
  query: z.object({ jalur: z.string().overwrite(rapi).max(1000) }),
  reply: z.record(z.string(), z.unknown()),
})
