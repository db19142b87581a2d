/** A close that is under way, as every open screen hears of it: apart from the close itself, whose answer knows the sheet of the day with all its tables. */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { zTanggal } from '../units.ts'

/**
 * The progress of a close, and the user who closes: sent to a caller who asks, and to every screen of the shop while it
 * runs.
 */
export const zTutupBerjalan = z.object({
  /** false: nothing is closed, and the tills go on. What was closed has ended the session of who hears it. */
  berjalan: z.boolean(),
  /**
   * The number of closes that go before a close waiting for its turn; null when none waits. The day of its shop goes on
   * meanwhile.
   */
  menunggu: z.int().nullable().default(null),
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

export const waitingForTurn = (sebelum: number): string =>
  `Menunggu giliran, ${sebelum ? `${sebelum} toko di depan` : 'berikutnya'}`

/** The live events of a close, on the socket at the server root. */
export const CLOSE_EVENTS = { start: 'start-closed-store', progress: 'closed-store-progress' } as const
