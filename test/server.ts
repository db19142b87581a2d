/** A real server on a real database for a test: the fixture of DOMAIN §C, a clock that can be moved, signed-in callers. */
import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { callPath, type CallArgs, type CallDefinition, type CallReply } from '#domain/call.ts'
import { login } from '#domain/calls/sesi.ts'
import { movableClock, type MovableClock } from '#server/clock.ts'
import { buildApp, type App } from '#server/app.ts'
import { Rahasia } from '#server/rahasia.ts'
import { loadFixture } from '#server/fixture/load.ts'
import { PASSWORD } from '#server/fixture/data.ts'
import { prepareDatabase } from '#server/start/demo.ts'
import { freshDatabase } from './database.ts'

const BASES = { main: '/api/v1', second: '/service/v1' } as const

export interface Answered {
  status: number
  /** As it came over the wire: grams are grams. */
  body: { data?: any; message: string; id?: string; errors?: { field: string; message: string }[]; [beside: string]: unknown }
}

export interface Client {
  token: string
  /** Any request, for what a well-behaved client would not send. */
  request(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answered>
  /** A declared call with its declared arguments; throws unless it went well. */
  call<C extends CallDefinition>(call: C, args: CallArgs<C>): Promise<CallReply<C>>
}

export interface TestServer {
  url: string
  app: App
  pool: App['deps']['pool']
  clock: MovableClock
  /** With which the first shop of an empty server is opened; '' with the fixture. */
  kodePembukaan: string
  /** Signs in as one of the fixture's users (OWN1, SPV1, KSR1, SLS1). */
  client(user_id?: string, kode_toko?: string): Promise<Client>
  anonymous: Client
  close(): Promise<void>
}

export const idTrx = (): string => randomBytes(8).toString('hex').toUpperCase()

/** @param kosong no fixture: an installation that waits for its first shop */
export async function startTestServer({ tanggal = '2025-01-15', kosong = false }: { tanggal?: string; kosong?: boolean } = {}): Promise<TestServer> {
  const database = await freshDatabase()
  const kodePembukaan = kosong ? (await prepareDatabase(database.url, () => {}, { isi: 'kosong' }))! : ''
  if (!kosong) await loadFixture(database.url, tanggal)
  const clock = movableClock(tanggal)
  const app = await buildApp({ url: database.url, clock, rahasia: new Rahasia(randomBytes(32)), loginPerMinute: 10_000, logLevel: 'error' })
  const url = await app.server.listen({ host: '127.0.0.1', port: 0 })
  const anonymous = clientOf(url, '')
  return {
    url,
    app,
    pool: app.deps.pool,
    clock,
    kodePembukaan,
    anonymous,
    async client(user_id = 'OWN1', kode_toko = 'TK01') {
      const { token } = await anonymous.call(login, { body: { user_id, password: PASSWORD, kode_toko } })
      return clientOf(url, token)
    },
    async close() {
      await app.close()
      await database.drop()
    },
  }
}

/** A caller with this token; none when it is empty. */
export function clientOf(url: string, token: string): Client {
  const request = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answered> => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { ...(token ? { 'x-auth-token': token } : {}), ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, body: text.startsWith('{') ? (JSON.parse(text) as Answered['body']) : { message: text } }
  }
  return {
    token,
    request,
    async call(call, args) {
      const { params, query, body } = args as { params?: Record<string, string>; query?: unknown; body?: unknown }
      const search = query && call.query ? `?${new URLSearchParams(asText(z.encode(call.query, query as never)))}` : ''
      const { status, body: reply } = await request(
        call.method,
        `${BASES[call.base]}/${callPath(call, params)}${search}`,
        call.body ? z.encode(call.body, (body ?? {}) as never) : undefined,
        call.write ? { 'x-id-trx': (body as { id_trx?: string } | undefined)?.id_trx ?? idTrx() } : {},
      )
      if (status !== 200) throw new Error(`${call.method} ${call.path}: ${status} ${reply.message}`)
      return z.decode(call.reply, reply.data) as never
    },
  }
}

const asText = (query: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(query as Record<string, unknown>).filter(([, v]) => v !== undefined).map(([k, v]) => [k, String(v)]))
