/** A call and what answers it. The list of these is the server. */
import type { CallDefinition, CallInput, CallReply } from '#domain/call.ts'
import type { Refusal } from '#domain/errors.ts'
import type { Context } from '../context.ts'

/** More than `data`: another message than the call's, or fields beside `data` in the reply (a report's totals). */
export class Answer<T> {
  readonly data: T
  readonly message: string | undefined
  readonly beside: Record<string, unknown>
  constructor(data: T, { message, ...beside }: { message?: string; [field: string]: unknown } = {}) {
    this.data = data
    this.message = message
    this.beside = beside
  }
}

/** A file instead of JSON. */
export interface FileAnswer {
  type: string
  name: string
  /** Made after the database has been let go: a long PDF must not keep a connection. */
  content: () => Promise<Buffer>
}

/** The context of a call that anybody may make: there is no user and no shop yet. */
export type PublicContext = Pick<Context, 'db' | 'sql' | 'now'> & { ip: string }

type ContextOf<C extends CallDefinition> = C['may'] extends 'public' ? PublicContext : Context

export interface Route {
  call: CallDefinition
  handler: (ctx: never, input: never) => Promise<unknown>
  /** The handler answers a FileAnswer. */
  file: boolean
}

export const route = <C extends CallDefinition>(
  call: C,
  handler: (ctx: ContextOf<C>, input: CallInput<C>) => Promise<CallReply<C> | Answer<CallReply<C>> | Refusal>,
): Route => ({ call, handler: handler as Route['handler'], file: false })

export const fileRoute = <C extends CallDefinition>(call: C, handler: (ctx: Context, input: CallInput<C>) => Promise<FileAnswer>): Route => ({
  call,
  handler: handler as Route['handler'],
  file: true,
})
