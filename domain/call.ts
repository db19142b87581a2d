/**
 * `defineCall`: one HTTP call, declared once as data. The server registers it (validated, rights, date gate,
 * idempotency), the client calls it typed, OpenAPI and the loop tests list it.
 */
import type { z } from 'zod'
import type { Action, Level } from './level.ts'
import type { MenuPath } from './menus.ts'

/** Says who may call: anyone, any signed-in user, or a user who holds the right `action` on one of `menus`. */
export type May =
  | 'public'
  | 'signed-in'
  | {
      menus: readonly [MenuPath, ...MenuPath[]]
      action: Action
      /** A second right that is needed too. */ also?: Action
      levels?: readonly Level[]
    }

/**
 * Effect of the shop's day on a write:
 * `today` refuses it while tgl_system is behind the calendar (new transactions),
 * `any` lets it through on a late day too (validasi, cancelling a draft, masters, sessions).
 * Both are refused while the shop is being closed. A read has no day.
 */
export type DayRule = 'today' | 'any'

type Schema = z.ZodType

export interface CallDefinition {
  /** `main` is /api/v1, `second` is /service/v1, `katalog` is /katalog/v1: the customers' own, for anybody. */
  base: 'main' | 'second' | 'katalog'
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** The specification's path, with its parameters as {name}; no leading slash. */
  path: string
  summary: string
  may: May
  /** Also answered to a user whose temporary password has not been changed yet. */
  temporaryPassword?: true
  /** Of levels that may change everything the password must have been given within ten minutes (server/http/fresh-password.ts). */
  freshPassword?: true
  /** Of the customers' app: whose member it is about is told by the token in `authorization: Bearer …`. */
  bearer?: true
  /** Set on a call that changes something; absent on a read (a report asked for by POST is a read). */
  write?: {
    day: DayRule
    idTrx?: 'required'
    /** The reply tells who somebody is, named by this field of it: kept for a repeated request, it is encrypted, and erased with them (DOMAIN §G-6). */
    rahasia?: 'kode_member' | 'kode_customer'
  }
  /** A short read without parameters: it goes with others that are asked for in the same moment (calls/bersama.ts). */
  bersama?: true
  params?: Schema
  query?: Schema
  body?: Schema
  /** Bytes of the largest body, where a file is sent; 1 MB when not said. */
  bodyMaks?: number
  /** The shape of `data` in the reply `{data, message}`. */
  reply: Schema
  /** Fields beside `data` in the reply: the totals of a report. */
  beside?: Record<string, Schema>
  /** The reply is a file of this content type instead of JSON. */
  file?: string
  /** The text of `message` when it went well. */
  message?: string
}

export const defineCall = <const C extends CallDefinition>(call: C): C => call

/** {a}/{b} in a path → 'a' | 'b'. */
export type PathParams<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParams<Rest>
  : never

type Out<S, Otherwise> = S extends Schema ? z.output<S> : Otherwise

/** Input of a handler: validated and decoded (grams are milligrams here). */
export interface CallInput<C extends CallDefinition> {
  params: C['params'] extends Schema ? z.output<C['params']> : { [K in PathParams<C['path']>]: string }
  query: Out<C['query'], Record<string, never>>
  body: Out<C['body'], undefined>
}

/** The reply that a handler returns and a client gets as `data`. */
export type CallReply<C extends CallDefinition> = z.output<C['reply']>

/** The same as it comes over the line: grams are numbers with a point. */
export type CallJson<C extends CallDefinition> = z.input<C['reply']>

/** Arguments of a caller: only the parts that the call declares. */
export type CallArgs<C extends CallDefinition> = ([PathParams<C['path']>] extends [never]
  ? unknown
  : { params: { [K in PathParams<C['path']>]: string } }) &
  (C['query'] extends Schema ? { query: z.output<C['query']> } : unknown) &
  (C['body'] extends Schema ? { body: z.output<C['body']> } : unknown)

/** The address of a call below its base: 'penjualan/{no}' with {no: 'JL-1'} → 'penjualan/JL-1'. */
export const callPath = (call: CallDefinition, params: Record<string, string> = {}): string =>
  call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
