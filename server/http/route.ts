/** A call and what answers it. The list of these is the server. */
import type pg from 'pg'
import type { CallDefinition, CallInput, CallReply } from '#domain/call.ts'
import type { Refusal } from '#domain/errors.ts'
import type { TutupTurn } from '../process/tutup-turn.ts'
import type { Context, Session } from '../context.ts'
import type { PoolOptions } from '../db/client.ts'
import type { ReadOrigin } from '../db/replica.ts'
import type { Live } from '../process/live.ts'
import type { Ruang } from '../process/ruang.ts'
import type { Settings } from '../process/settings.ts'
import type { Answer, FileAnswer, Later, Ready, StoredFile } from '../outcome.ts'

/** The context of a call that anybody may make: there is no user and no shop yet. */
export type PublicContext = Pick<Context, 'db' | 'sql' | 'now'> & { ip: string }

type ContextOf<C extends CallDefinition> = C['may'] extends 'public' ? PublicContext : Context

export interface Route {
  call: CallDefinition
  handler: (ctx: never, input: never, before: never) => Promise<unknown>
  /** Work to be done outside, and before the handler's own transaction. */
  ask?: (ctx: never, input: never) => Promise<Later<unknown> | undefined>
  /** Tells whether there is anything to ask; always when not said. */
  perluTanya?: (kode_toko: string, input: never) => boolean
  /** The handler answers a FileAnswer or a StoredFile. */
  file?: true
  /** The handler opens its own transactions, and is given an OwnContext. */
  own?: true
  /** The handler has its work done in another thread, and is given a ThreadContext. */
  thread?: true
  /** Writes of the handler are undone: it answers what would come of them. */
  tried?: boolean
  /** A read that leaves its row in audit_log. */
  logged?: boolean
  /** Waited for before anything of the call is begun. */
  wait?: (pool: pg.Pool, input: never) => Promise<void>
  /** The transaction takes long: it runs on a connection beside the tills'. */
  lama?: true
}

type Reply<C extends CallDefinition> = CallReply<C> | Answer<CallReply<C>>
/** A write has said everything with its commit. */
type Replied<C extends CallDefinition> = C extends { write: object } ? Reply<C> : Reply<C> | Later<Reply<C>>

export const route = <C extends CallDefinition>(
  call: C,
  handler: (ctx: ContextOf<C>, input: CallInput<C>) => Promise<Replied<C> | Refusal>,
): Route => ({ call, handler })

/** A look at who somebody is: each leaves its row in audit_log, asked again too, and nothing of what it answers is kept. */
export const loggedRoute = <C extends CallDefinition>(
  call: C,
  handler: (ctx: Context, input: CallInput<C>) => Promise<CallReply<C>>,
): Route => ({ call, handler, logged: true })

/**
 * Route of a write that another server of the chain asks of this one. @param handler `dari` is the shop that asks; a
 * Refusal of it is told there in our words, so that its reply and its texts tell nobody's identity
 */
export const portalWriteRoute = <C extends CallDefinition & { method: 'POST' }>(
  call: C,
  handler: (ctx: Context, input: CallInput<C>, dari: string) => Promise<CallReply<C>>,
): Route => ({ call, handler })

/**
 * A call with work that takes long and needs no lock: another server's word, a picture that is stored, a file that is read. `ask` reads what that
 * needs, and it is done with no connection held; then the handler runs as any does, and `asked()` is what came of it, or throws
 * why nothing did: only what needs it fails, so that a repeated request is told what came of it though the other server is away
 * by then. A repeated request does it again. With `logged`, a read may write down what came of it;
 * with `tried` it may write, and nothing of it stays.
 * @param perluTanya says without looking whether there is anything to ask: a counter's save must not pay for what it seldom needs
 */
export const askingRoute = <C extends CallDefinition, T>(
  call: C,
  ask: (ctx: Context, input: CallInput<C>) => Promise<Later<T> | undefined>,
  handler: (
    ctx: Context,
    input: CallInput<C>,
    asked: () => T | undefined,
  ) => Promise<CallReply<C> | Answer<CallReply<C>>>,
  kind: {
    tried?: boolean
    logged?: boolean
    perluTanya?: (kode_toko: string, input: CallInput<C>) => boolean
  } = {},
): Route => ({ call, ask, handler, ...kind })

/** A call that anybody may make, once `wait` has come to its end: no connection waits with it. */
export const sesudah = <I>(waitFor: (pool: pg.Pool, input: I) => Promise<void>, route: Route): Route => ({
  ...route,
  wait: waitFor,
})

/** Thousands of rows in one transaction: a dozen of them would hold every connection that tills ask with. A statement of it may take LAMA_MS. */
export const lama = (route: Route): Route => ({ ...route, lama: true })

/**
 * Context of a call that cannot live in one transaction: the close tells how far it is before its work is committed.
 */
export interface OwnContext {
  pool: pg.Pool
  /** Of closes, with connections that outlive a transaction. */
  turn: TutupTurn
  live: Live
  ruang: Ruang
  session: Session
  now: Date
}

/** Route of a call that keeps its own day rule, lock and idempotency. */
export const ownRoute = <C extends CallDefinition>(
  call: C,
  handler: (ctx: OwnContext, input: CallInput<C>) => Promise<CallReply<C>>,
): Route => ({ call, handler, own: true })

/** Context of a call whose work is done in another thread: a transaction here only when it asks for one. */
export interface ThreadContext {
  /** Database from which it reads. */
  database: PoolOptions
  /** Database from which a report reads: the same, or a standby that has everything. */
  laporan: ReadOrigin
  session: Session
  settings: Settings
  now: Date
  /** Aborts when the client is gone: what is made for them may end. */
  batal: AbortSignal
  read: <T>(work: (ctx: Context) => Promise<T>) => Promise<T>
  write: <T>(work: (ctx: Context) => Promise<T>) => Promise<T>
}

export const JSON_TYPE = 'application/json; charset=utf-8'

export const inThread = <I>(
  call: CallDefinition,
  handler: (ctx: ThreadContext, input: I) => Promise<Ready | Answer<unknown>>,
  kind: { logged?: boolean } = {},
): Route => ({ call, handler, thread: true, ...kind })

export const fileRoute = <C extends CallDefinition>(
  call: C,
  handler: (ctx: Context, input: CallInput<C>) => Promise<FileAnswer | StoredFile>,
  kind: { logged?: boolean } = {},
): Route => ({ call, handler, file: true, ...kind })

/** The same of a file, made of what was asked first. @param tried of what would come of something that is tried out */
export const askingFileRoute = <C extends CallDefinition, T>(
  call: C,
  ask: (ctx: Context, input: CallInput<C>) => Promise<Later<T> | undefined>,
  handler: (ctx: Context, input: CallInput<C>, asked: () => T | undefined) => Promise<FileAnswer>,
  kind: { tried?: boolean } = {},
): Route => ({ call, ask, handler, file: true, ...kind })
