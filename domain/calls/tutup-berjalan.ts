/** A close that is under way, as every open screen hears of it: apart from the close itself, whose answer knows the sheet of the day with all its tables. */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { zTanggal } from '../units.ts'

/** How far a close has got, and whose it is: to who asks, and to every screen of the shop while it runs. */
export const zTutupBerjalan = z.object({
  /** false: it is over. What was closed has ended the session of who hears it, so it was not closed. */
  berjalan: z.boolean(),
  percentage: z.int(),
  message: z.string(),
  user_id: z.string(),
  user_name: z.string(),
  tgl_system: zTanggal,
})
export type TutupBerjalan = z.output<typeof zTutupBerjalan>

export const statusTutupToko = defineCall({
  base: 'main',
  method: 'GET',
  path: 'system/close/status',
  summary: 'How far a running close has got, for a browser whose socket is not connected',
  may: 'signed-in',
  reply: zTutupBerjalan,
})

/** The live events of a close, on the socket at the server root. */
export const CLOSE_EVENTS = { start: 'start-closed-store', progress: 'closed-store-progress' } as const
