/**
 * Recognises errors of the connection: the database ends, starts, is another's by now, has no room, or cannot be
 * reached. A primary that dies is followed by another within seconds (docs/decisions/49-pindah.md); a request that can
 * be asked again is asked again for so long.
 */
import { setTimeout as pause } from 'node:timers/promises'

/** Not what was asked is at fault: asked again in a moment, of the one that takes writes then, it may be answered. 25006 is said by a primary of a moment ago. */
const DISCONNECTED_CODE =
  /^(08\w{3}|25006|53\w{3}|57P\d\d|58030|ECONN[A-Z]+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/
/** Words of pg that have no code. */
const DISCONNECTED_TEXT =
  /^(Connection terminated|timeout expired|timeout exceeded when trying to connect|Client has encountered)/

export function isDisconnected(error: unknown): boolean {
  const { code, message } = Object(error) as { code?: string; message?: string }
  return DISCONNECTED_CODE.test(code ?? '') || DISCONNECTED_TEXT.test(message ?? '')
}

const saatCommit = new WeakSet<object>()

/** Marks an error of the commit: the work may have been committed all the same, for nobody was told. */
export async function berkabar<T>(commit: () => Promise<T>): Promise<T> {
  try {
    return await commit()
  } catch (error) {
    saatCommit.add(Object(error))
    throw error
  }
}

export const mungkinTersimpan = (error: unknown): boolean => saatCommit.has(Object(error))

/** Longer than a failover takes; whoever waits longer is told. */
const SABAR_MS = 15_000
const PAUSE_MS = 20
const LONGEST_PAUSE_MS = 400

export interface Ulangan {
  /** Doing it twice is doing it once: it may be asked again although it was perhaps committed. */
  sekali: boolean
  /** Tells whether whoever asked has gone. */
  pergi?: () => boolean
  sabarMs?: number
}

/** The same again until the database is there. @throws what was in the way, when it is not within `sabarMs` */
export async function untilConnected<T>(
  work: () => Promise<T>,
  { sekali, pergi, sabarMs = SABAR_MS }: Ulangan,
): Promise<T> {
  const habis = performance.now() + sabarMs
  for (let interval = PAUSE_MS; ; interval = Math.min(2 * interval, LONGEST_PAUSE_MS)) {
    try {
      return await work()
    } catch (error) {
      const lagi = isDisconnected(error) && (sekali || !mungkinTersimpan(error))
      if (!lagi || pergi?.() || performance.now() > habis) throw error
    }
    // Not all at once: the new primary has everybody's connections to make.
    await pause(interval * (0.5 + Math.random()))
  }
}
