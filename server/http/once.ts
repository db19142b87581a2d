/**
 * A write happens once, however often it is asked for: what is still at work is waited for, what met a deadlock or lost its database is
 * tried again, what was done long ago is told its number.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { errors, type Refusal } from '#domain/errors.ts'
import { untilConnected } from '../db/disconnected.ts'
import type { Deps } from './deps.ts'
import { sudahDisimpan } from './replies.ts'
import { refusalOf } from '../db/refusal.ts'
import { MasihDikerjakan, write, type Write } from './write.ts'

/** @param pergi tells whether the client has gone */
export async function once(deps: Deps, request: Write, pergi: () => boolean): Promise<unknown> {
  try {
    return await again(() => inTurn(() => write(deps, request)), pergi)
  } catch (error) {
    throw (await disimpanDahulu(deps, request, error)) ?? refusalOf(error) ?? error
  }
}

const UNIQUE = '23505'
/**
 * True for an error that is nobody's fault: a deadlock, a serialisation failure, or a row that somebody else wrote
 * since it was looked for (unless its constraint has words of its own).
 */
const nobodysFault = (error: unknown): boolean => {
  const { code } = error as { code?: string }
  return code === '40001' || code === '40P01' || (code === UNIQUE && !refusalOf(error))
}

/**
 * Runs work that may be done twice because twice has the effect of once: tried again while the database is away, and
 * when it failed by nobody's fault.
 */
export const again = <T>(work: () => Promise<T>, pergi?: () => boolean): Promise<T> =>
  untilConnected(() => thrice(work), { sekali: true, ...(pergi && { pergi }) })

async function thrice<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt === 3 || !nobodysFault(error)) throw error
    }
  }
}

/** Says nothing of documents: the session, the day, the request itself. */
const SEBELUM_DOKUMEN: ReadonlySet<string> = new Set([
  'invalidToken',
  'sedangTutup',
  'sedangSibuk',
  'idTrxDipakai',
  'jawabanDihapus',
])

/** A refusal, or a row that is there already, may be of a request that made its document long ago. */
async function disimpanDahulu(
  { pool, dokumenBerId }: Deps,
  { session, id_trx }: Write,
  error: unknown,
): Promise<Refusal | undefined> {
  const refusal = refusalOf(error)
  if (refusal ? SEBELUM_DOKUMEN.has(refusal.id) : (error as { code?: string }).code !== UNIQUE)
    return undefined
  return sudahDisimpan(pool, dokumenBerId, session.toko.kode_toko, id_trx)
}

/** Milliseconds before it is asked again, the last of them again and again. */
const PAUSE = [10, 20, 40, 80, 160]
/** Highest number of looks: some 30 seconds. */
const MENENGOK = 190

/**
 * A repeated request waits here, where nothing of the database is held: with a slow one repeated often enough nobody
 * else would get a connection. @throws errors.sedangSibuk
 */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  for (let looked = 0; looked < MENENGOK; looked++) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof MasihDikerjakan)) throw error
    }
    await sleep(PAUSE[Math.min(looked, PAUSE.length - 1)])
  }
  throw errors.sedangSibuk()
}
