/** Live news to the browsers of a shop: one room per shop, entered with the session's token. */
import type { FastifyInstance } from 'fastify'
import { Server } from 'socket.io'
import type { Deps } from './http/handle.ts'

export function openSockets(server: FastifyInstance, { sessions, live, clock }: Deps): Server {
  const io = new Server(server.server, { serveClient: false })
  io.use((socket, next) => {
    const { token } = socket.handshake.auth as { token?: string }
    sessions.of(token, clock.now()).then(
      ({ user }) => {
        void socket.join(room(user.kode_toko))
        next()
      },
      (error: Error) => next(error),
    )
  })
  live.on((news) => {
    if (news.kind === 'screen') io.to(room(news.kode_toko)).emit(news.event, news.payload)
  })
  return io
}

const room = (kode_toko: string): string => `toko:${kode_toko}`
