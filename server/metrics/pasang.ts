/** Counts every request in a single place: when its reply has left. */
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import type pg from 'pg'
import type { CallDefinition } from '#domain/call.ts'
import { nameOfCall } from '../http/alamat.ts'
import { LABEL, LAIN } from './list.ts'
import type { Papan } from './papan.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The name it is counted as: method and template, never an address that somebody asked for. */
    metrics?: string
  }
  interface FastifyReply {
    /** The id of the refusal that it tells. */
    refusal: string
  }
}

/** Routes that are asked by machines again and again: not counted, not logged. */
export const TAK_DIHITUNG = { config: { metrics: '' }, logLevel: 'silent', schema: { hide: true } } as const

/** Before the first route. @returns what calls may be counted as, once all routes are there */
export function pasangHitungan(server: FastifyInstance, papan: Papan): ReadonlySet<string> {
  const dikenal = new Set([LAIN])
  server.decorateReply('refusal', '')
  server.addHook('onRoute', (route) => {
    const { calls } = route.config ?? {}
    if (calls) return calls.forEach((call) => dikenal.add(nameOfCall(call)))
    const metrics = route.config?.metrics ?? namaRoute(route)
    route.config = { ...route.config, metrics }
    dikenal.add(metrics)
  })
  server.addHook('onResponse', async (request, reply) => {
    const call = dihitungSebagai(request)
    if (call === '') return
    papan.amati('call_seconds', reply.elapsedTime / 1_000, { kind: kindOf(callOf(request)) })
    papan.amati('by_call_seconds', reply.elapsedTime / 1_000, { call })
    const refusal = LABEL.refusal.has(reply.refusal) ? reply.refusal : LAIN
    if (reply.statusCode >= 500) papan.tambah('call_errors_total', { call, refusal })
    else if (reply.statusCode >= 400) papan.tambah('call_refusals_total', { refusal })
  })
  return dikenal
}

const namaRoute = ({ method, url, config }: RouteOptions): string =>
  config?.call ? nameOfCall(config.call) : `${[method].flat().join(',')} ${url}`

const dihitungSebagai = ({ shared, routeOptions: { config } }: FastifyRequest): string =>
  shared ? nameOfCall(shared.call) : (config?.metrics ?? LAIN)

const callOf = ({ shared, routeOptions: { config } }: FastifyRequest): CallDefinition | undefined =>
  shared?.call ?? config?.call

function kindOf(call: CallDefinition | undefined): string {
  if (call === undefined) return LAIN
  if (call.base === 'katalog') return 'customers'
  if (call.write) return 'write'
  if (call.file !== undefined) return 'file'
  return call.beside === undefined ? 'read' : 'report'
}

/** Measures how long callers wait for a connection, told by the pool itself. */
export function countWait(pool: pg.Pool, papan: Papan): void {
  const connect = pool.connect.bind(pool) as (...given: unknown[]) => Promise<pg.PoolClient> | undefined
  pool.connect = ((beri?: (...given: unknown[]) => void) => {
    const sejak = performance.now()
    const amati = (): void => papan.amati('pool_wait_seconds', (performance.now() - sejak) / 1_000, undefined)
    if (beri) return connect((...given: unknown[]) => (amati(), beri(...given)))
    const janji = connect()!
    janji.then(amati, amati)
    return janji
  }) as typeof pool.connect
}
