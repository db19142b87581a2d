/**
 * Answers proxies and Prometheus (docs/decisions/43-ukur.md): nothing of it is counted or logged, and no session opens
 * it.
 */
import type { FastifyInstance } from 'fastify'
import { lewatProksi } from '../process/pagar.ts'
import type { Papan } from './papan.ts'
import { TAK_DIHITUNG } from './pasang.ts'
import type { Kesiapan } from './siap.ts'

interface Dijawab {
  papan: Papan
  kesiapan: Kesiapan
  number: () => Promise<string>
  /** Tells whether an address is of a network that may see the figures. */
  boleh: (alamat: string | undefined) => boolean
}

export function answerState(server: FastifyInstance, { papan, kesiapan, number, boleh }: Dijawab): void {
  server.get('/healthz', TAK_DIHITUNG, (_, reply) => reply.type('text/plain').send('ok\n'))
  server.get('/readyz', TAK_DIHITUNG, async (_, reply) => {
    const halangan = await kesiapan.halangan()
    reply.type('text/plain')
    return halangan ? reply.code(503).send(`not ready: ${halangan}\n`) : reply.send('ready\n')
  })
  server.get('/metrics', TAK_DIHITUNG, async (request, reply) =>
    boleh(request.socket.remoteAddress) && !lewatProksi(request)
      ? reply.type(papan.contentType).send(await number())
      : reply.callNotFound(),
  )
}
