/** Requests over real HTTP: what a browser sends, and what a well-behaved one would not. */
import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { callPath, type CallArgs, type CallDefinition, type CallReply } from '#domain/call.ts'

export const BASES = { main: '/api/v1', second: '/service/v1' } as const

/** As it came over the wire: grams are grams. What a call answers beside its data (a report's `total`) stands here too. */
export interface Reply {
  status: number
  data?: any
  message: string
  id?: string
  errors?: { field: string; message: string }[]
  [beside: string]: unknown
}

export interface Client {
  token: string
  /** Any request, exactly as said. A path that begins with '/' is whole, any other is below /api/v1/. */
  request(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>
  /** The same as the screens send it: a write has a key of its own. @param key its x-id-trx, when it is sent again */
  send(method: string, path: string, body?: unknown, key?: string): Promise<Reply>
  /** A declared call with its declared arguments; throws unless it went well. */
  call<C extends CallDefinition>(call: C, args: CallArgs<C>): Promise<CallReply<C>>
}

export const idTrx = (): string => randomBytes(8).toString('hex').toUpperCase()

/** Where a call is, with its parameters and what it asks. */
export function urlOf(call: CallDefinition, params?: Record<string, string>, query: Record<string, string> = {}): string {
  const search = new URLSearchParams(query).toString()
  return `${BASES[call.base]}/${callPath(call, params)}${search ? `?${search}` : ''}`
}

/** What a refusal says: [409, 'Transaksi Sudah Dibatalkan']. */
export const refusal = ({ status, message }: Reply): [status: number, message: string] => [status, message]

/** And where: [400, 'Alasan Harus Diisi', ['alasan']]. */
export const refusalAt = ({ status, message, errors }: Reply): [status: number, message: string, fields: string[] | undefined] => [status, message, errors?.map((e) => e.field)]

/** The reply itself. @throws with what was said, unless it went well */
export function must(reply: Reply): Reply {
  if (reply.status !== 200) throw new Error(`refused: ${reply.status} ${reply.message}`)
  return reply
}

/** A caller with this token; none when it is empty. */
export function clientOf(url: string, token: string): Client {
  const request = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Reply> => {
    const response = await fetch(`${url}${path.startsWith('/') ? '' : `${BASES.main}/`}${path}`, {
      method,
      headers: { ...(token ? { 'x-auth-token': token } : {}), ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    return { ...(text.startsWith('{') ? (JSON.parse(text) as { message: string }) : { message: text }), status: response.status }
  }
  return {
    token,
    request,
    send: (method, path, body, key = idTrx()) => request(method, path, body, method === 'GET' ? {} : { 'x-id-trx': key }),
    async call(call, args) {
      const { params, query, body } = args as { params?: Record<string, string>; query?: unknown; body?: unknown }
      const reply = await request(
        call.method,
        urlOf(call, params, query && call.query ? asText(z.encode(call.query, query as never)) : {}),
        call.body ? z.encode(call.body, (body ?? {}) as never) : undefined,
        call.write ? { 'x-id-trx': (body as { id_trx?: string } | undefined)?.id_trx ?? idTrx() } : {},
      )
      if (reply.status !== 200) throw new Error(`${call.method} ${call.path}: ${reply.status} ${reply.message}`)
      return z.decode(call.reply, reply.data) as never
    },
  }
}

const asText = (query: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(query as Record<string, unknown>).filter(([, v]) => v !== undefined).map(([k, v]) => [k, String(v)]))
