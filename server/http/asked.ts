/** Reads a request as it came: the session's token, the parts that the call declares, the key of a write. */
import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { CallDefinition } from '#domain/call.ts'
import { errors, Refusal } from '#domain/errors.ts'
import type { Deps } from './deps.ts'
import type { Route } from './route.ts'
import type { RawInput } from './validate.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call that this address answers, when it is a single one. */
    call?: CallDefinition
    /** The calls that share this address. */
    calls?: readonly CallDefinition[]
  }
  interface FastifyRequest {
    /** The call that is meant of those that share its address. */
    shared: Route | undefined
  }
}

export const callOf = ({ shared, routeOptions }: FastifyRequest): CallDefinition | undefined =>
  shared?.call ?? routeOptions.config?.call

export const headerOf = (request: FastifyRequest, name: string): string | undefined => {
  const header = request.headers[name]
  return Array.isArray(header) ? header[0] : header
}
export const tokenOf = (request: FastifyRequest): string | undefined => headerOf(request, 'x-auth-token')

/** Before a large body is taken in: nobody sends one without a session. @throws errors.invalidToken */
export const signedIn =
  ({ sessions, clock }: Deps) =>
  async (request: FastifyRequest): Promise<void> => {
    await sessions.of(tokenOf(request), clock.now())
  }

/** A screen asks for itself: nobody has done anything, so the session is not being used. */
export const asksForItself = (request: FastifyRequest): boolean => headerOf(request, 'x-latar') !== undefined

/** Only the parts that the call declares: what else was sent is nobody's. */
export const rawInput = (call: CallDefinition, request: FastifyRequest): RawInput => ({
  params: request.params,
  query: call.query && request.query,
  body: call.body && (request.body ?? undefined),
})

const ID_TRX = /^[A-Z0-9]{16}$/

/** A write without one that need not have any gets one of its own. @throws errors.idTrxWajib, errors.tidakValid */
export function idTrxOf(call: CallDefinition, request: FastifyRequest): string {
  const given = (request.body as { id_trx?: unknown } | undefined)?.id_trx ?? request.headers['x-id-trx']
  if (given === undefined) {
    if (call.write?.idTrx === 'required') throw errors.idTrxWajib().at('id_trx')
    return randomBytes(16).toString('hex').toUpperCase().slice(0, 16)
  }
  if (typeof given !== 'string' || !ID_TRX.test(given))
    throw new Refusal('tidakValid', 400, 'Id Transaksi Tidak Valid', [
      { field: 'id_trx', message: 'Id Transaksi Tidak Valid' },
    ])
  return given
}
