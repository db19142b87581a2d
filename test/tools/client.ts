/** Requests over real HTTP: what a browser sends, and what a well-behaved one would not. */
import { randomBytes } from 'node:crypto'
import { Agent, request as ask, type IncomingHttpHeaders } from 'node:http'
import { z } from 'zod'
import type { OtorisasiDiminta } from '#domain/rules/otorisasi.ts'
import { callPath, type CallArgs, type CallDefinition, type CallReply } from '#domain/call.ts'
import { BASES } from '#server/http/alamat.ts'
import { pipeline } from './pipeline.ts'

/** As it came over the wire: grams are grams. What a call answers beside its data (a report's `total`) stands here too. */
export interface Reply {
  status: number
  data?: any
  message: string
  id?: string
  errors?: { field: string; message: string }[]
  /** The otorisasi that a refusal asks for. */
  otorisasi?: OtorisasiDiminta[]
  [beside: string]: unknown
}

/** A reply that is no JSON: a nota, a report's file. */
export interface FileReply {
  status: number
  type: string
  /** As the file is to be called; '' where nothing is said of it. */
  name: string
  headers: IncomingHttpHeaders
  bytes: Buffer
}

export interface Asked {
  path: string
  body?: unknown
}

export interface Client {
  token: string
  /** Any request, exactly as said. A path that begins with '/' is whole, any other is below /api/v1/. */
  request(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>
  /** The same as the screens send it: a write has a key of its own. @param key its x-id-trx, when it is sent again */
  send(method: string, path: string, body?: unknown, key?: string): Promise<Reply>
  /** Many of them without waiting in between; the server begins each as soon as it has come. Answers in the order of `asked`. */
  sendAll(method: string, asked: readonly Asked[]): Promise<Reply[]>
  /** Fetches a file that a screen downloads or prints; refused or not. */
  file(path: string, method?: string, body?: unknown): Promise<FileReply>
  /** A declared call with its declared arguments; throws unless it went well. */
  call<C extends CallDefinition>(call: C, args: CallArgs<C>): Promise<CallReply<C>>
}

export const idTrx = (): string => randomBytes(8).toString('hex').toUpperCase()

/** Returns the address of a call, with its parameters and its query. */
export function urlOf(
  call: CallDefinition,
  params?: Record<string, string>,
  query: Record<string, string> = {},
): string {
  const search = new URLSearchParams(query).toString()
  return `${BASES[call.base]}/${callPath(call, params)}${search ? `?${search}` : ''}`
}

/** Returns what a refusal says: [409, 'Transaksi Sudah Dibatalkan']. */
export const refusal = ({ status, message }: Reply): [status: number, message: string] => [status, message]

/** And where: [400, 'Alasan Harus Diisi', ['alasan']]. */
export const refusalAt = ({
  status,
  message,
  errors,
}: Reply): [status: number, message: string, fields: string[] | undefined] => [
  status,
  message,
  errors?.map((e) => e.field),
]

/** All of it, field by field: [400, [['alasan', 'Alasan Harus Diisi']]]. */
export const refusals = ({
  status,
  errors,
}: Reply): [status: number, fields: [field: string, message: string][] | undefined] => [
  status,
  errors?.map((e) => [e.field, e.message]),
]

/** The reply itself. @throws with what was said, unless it went well */
export function must(reply: Reply): Reply {
  if (reply.status !== 200) throw new Error(`refused: ${reply.status} ${reply.message}`)
  return reply
}

const pemilik = new WeakMap<Client, () => Promise<Client>>()
/** Notes the owner of the shop that `client` is at: data not told to everybody is asked as this owner. */
export const tandaiPemilik = (client: Client, siapa: () => Promise<Client>): Client => {
  pemilik.set(client, siapa)
  return client
}
/** The client itself where nobody else is known. */
export const pemilikDari = async (client: Client): Promise<Client> =>
  (await pemilik
    .get(client)?.()
    .catch(() => client)) ?? client

/** A single agent for all: connections are kept, as a browser keeps them. */
const agent = new Agent({ keepAlive: true })

/** By Node's own requests: what `fetch` does around each of them takes longer than most of our answers. */
const exchange = (
  url: string,
  method: string,
  headers: Record<string, string>,
  body: string | undefined,
): Promise<Omit<FileReply, 'type' | 'name'>> =>
  new Promise((resolve, reject) => {
    const asking = ask(
      url,
      {
        agent,
        method,
        headers: { ...headers, ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }) },
      },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () =>
          resolve({ status: response.statusCode!, headers: response.headers, bytes: Buffer.concat(parts) }),
        )
        response.on('error', reject)
      },
    )
    asking.on('error', reject)
    asking.end(body)
  })

const textOf = (body: unknown): string | undefined =>
  body === undefined || typeof body === 'string' ? body : JSON.stringify(body)

function replyOf({ status, bytes }: { status: number; bytes: Buffer }): Reply {
  const text = bytes.toString()
  return { ...(text.startsWith('{') ? (JSON.parse(text) as { message: string }) : { message: text }), status }
}

/** A caller with this token; none when it is empty. */
export function clientOf(url: string, token: string): Client {
  const wholePath = (path: string): string => `${path.startsWith('/') ? '' : `${BASES.main}/`}${path}`
  const headersOf = (body: unknown): Record<string, string> => ({
    ...(token ? { 'x-auth-token': token } : {}),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  })
  const sent = (method: string, path: string, body: unknown, headers: Record<string, string>) =>
    exchange(`${url}${wholePath(path)}`, method, { ...headersOf(body), ...headers }, textOf(body))
  const request = async (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Reply> => replyOf(await sent(method, path, body, headers))
  const keyOf = (method: string, key = idTrx()): Record<string, string> =>
    method === 'GET' ? {} : { 'x-id-trx': key }
  return {
    token,
    request,
    send: (method, path, body, key) => request(method, path, body, keyOf(method, key)),
    sendAll: async (method, asked) =>
      (
        await pipeline(
          url,
          asked.map(({ path, body }) => ({
            method,
            path: wholePath(path),
            headers: { ...headersOf(body), ...keyOf(method) },
            body: textOf(body),
          })),
        )
      ).map(replyOf),
    async file(path, method = 'GET', body) {
      const { headers, ...reply } = await sent(method, path, body, {})
      const name = /filename="([^"]+)"/.exec(headers['content-disposition'] ?? '')?.[1] ?? ''
      return { ...reply, headers, type: headers['content-type'] ?? '', name }
    },
    async call(call, args) {
      const { params, query, body } = args as {
        params?: Record<string, string>
        query?: unknown
        body?: unknown
      }
      const reply = await request(
        call.method,
        urlOf(call, params, query && call.query ? asText(z.encode(call.query, query as never)) : {}),
        call.body ? z.encode(call.body, (body ?? {}) as never) : undefined,
        call.write ? { 'x-id-trx': (body as { id_trx?: string } | undefined)?.id_trx ?? idTrx() } : {},
      )
      if (reply.status !== 200)
        throw new Error(`${call.method} ${call.path}: ${reply.status} ${reply.message}`)
      return z.decode(call.reply, reply.data) as never
    },
  }
}

const asText = (query: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query as Record<string, unknown>)
      .filter(([, v]) => v !== undefined)
      .map(([k, v]) => [k, String(v)]),
  )
