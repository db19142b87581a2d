/** The one place that turns whatever went wrong into a response, and decides what is logged. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { errors, Refusal } from '#domain/errors.ts'
import { refusalOf } from '../db/refusal.ts'
import { errorNumber } from './nomor.ts'

/** A log outlives who was erased: what was searched for, and the values in PostgreSQL's `detail` (a row, a phone number), stay out of it. */
function forLog(error: unknown, request: FastifyRequest): object {
  const { name, message, stack, code, constraint, table, cause } = Object(error) as Error &
    Record<string, unknown>
  // Reason why a storage refused; Refusals have no other cause.
  const sebab = error instanceof Refusal && cause instanceof Error ? cause.message : undefined
  return {
    err: { type: name, message, stack, code, constraint, table, sebab },
    url: request.url.split('?', 1)[0],
  }
}

export function respondWithError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = refusalOf(error)
  const nomor = refusal ? undefined : errorNumber(request.id)
  if (!refusal) request.log.error({ ...forLog(error, request), nomor }, 'unexpected')
  else if (refusal.status >= 500) request.log.warn(forLog(error, request), 'busy')
  const { status, id, message, errors: fields, otorisasi } = refusal ?? errors.kesalahanServer()
  reply.refusal = id
  reply.code(status).send({
    message,
    id,
    errors: fields,
    ...(otorisasi.length ? { otorisasi } : {}),
    // By which whoever reads the log finds it.
    ...(nomor && { nomor }),
  })
}
