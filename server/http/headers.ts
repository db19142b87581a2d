/** Headers of every reply, whoever made it. */
import type { FastifyInstance } from 'fastify'

/** A reply is data: nothing in it is run, framed or fetched further. */
export const DATA = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
const YEAR_S = 31_536_000

/**
 * Keeps answers out of browsers and proxies, unless the reply says so itself (files with a hash in their name, the
 * page); over https the browser is told to come that way only.
 */
export function sayHeaders(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id)
    if (request.protocol === 'https') reply.header('strict-transport-security', `max-age=${YEAR_S}`)
    // Files of a folder write theirs past Fastify.
    if (reply.hasHeader('cache-control') || reply.raw.hasHeader('cache-control')) return
    reply.header('cache-control', 'no-store')
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', DATA)
  })
}
