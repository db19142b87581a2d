/**
 * Work beside the one transaction of a call: the context of work that leaves nothing behind, the context of another
 * thread's work, and what is asked first.
 */
import { isAllowed } from '#domain/rights.ts'
import type { Context, Session } from '../context.ts'
import { read, write, type Tx } from '../db/transaction.ts'
import { contextOn, nothing } from '../db/context-on.ts'
import type { Deps } from './deps.ts'
import type { Route, ThreadContext } from './route.ts'

export const bolehDari =
  ({ user, rights }: Session): Context['boleh'] =>
  (may) =>
    isAllowed(may, user.level, rights)

/** The context of what leaves nothing behind. */
export async function lookingContext(
  deps: Deps,
  session: Session,
  now: Date,
  id_trx = '-',
): Promise<(tx: Tx) => Context> {
  const settings = await deps.settings.of(session.user.kode_toko)
  return (tx) =>
    contextOn(tx, {
      user: session.user,
      toko: session.toko,
      settings,
      now,
      id_trx,
      id_otorisasi: undefined,
      rahasia: deps.rahasia,
      cadangan: deps.cadangan,
      boleh: bolehDari(session),
      announce: nothing,
      forget: nothing,
      settingsChanged: nothing,
    })
}

/** @param batal aborts when the client has gone (`perginya`) */
export async function threadContext(
  deps: Deps,
  session: Session,
  now: Date,
  id_trx: string,
  batal: AbortSignal,
): Promise<ThreadContext> {
  const { kode_toko, zona } = session.toko
  const lihat = await lookingContext(deps, session, now, id_trx)
  const inTx =
    (open: typeof read): ThreadContext['read'] =>
    (work) =>
      open(deps.pool, kode_toko, (tx) => work(lihat(tx)), zona)
  const settings = await deps.settings.of(kode_toko)
  const { database, laporan } = deps
  return { database, laporan, session, settings, now, batal, read: inTx(read), write: inTx(write) }
}

interface Asked {
  session: Session
  now: Date
  id_trx: string
  batal: () => AbortSignal
}

/** Result of the work before the transaction (`askingRoute`), or the reason why there is none. */
export async function askedFirst(
  deps: Deps,
  { ask, perluTanya }: Route,
  { session, now, id_trx, batal }: Asked,
  input: unknown,
): Promise<(() => unknown) | undefined> {
  if (!ask) return undefined
  if (perluTanya?.(session.toko.kode_toko, input as never) === false) return nothing
  try {
    const lihat = await lookingContext(deps, session, now, id_trx)
    const { kode_toko, zona } = session.toko
    const later = await read(deps.pool, kode_toko, (tx) => ask(lihat(tx) as never, input as never), zona)
    const answer = await later?.make({ ...deps, now, batal: batal() })
    return () => answer
  } catch (error) {
    return () => {
      throw error
    }
  }
}
