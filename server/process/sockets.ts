/** Live news to the browsers: one room per shop, one for the chain and one per user, entered with the session's token. */
import type { FastifyInstance } from 'fastify'
import { Server } from 'socket.io'
import { SELURUH_RANTAI } from '../db/transaction.ts'
import type { Deps } from '../http/handle.ts'

export function openSockets(server: FastifyInstance, { sessions, live, clock }: Deps): Server {
  const io = new Server(server.server, { serveClient: false })
  io.use((socket, next) => {
    const { token } = socket.handshake.auth as { token?: string }
    sessions.of(token, clock.now()).then(
      ({ user }) => {
        void socket.join([room(user.kode_toko), room(SELURUH_RANTAI), roomOf(user.user_id)])
        next()
      },
      (error: Error) => next(error),
    )
  })
  // A session that has ended hears no more, once it has heard the last of what ended it.
  live.on((news) => {
    if (news.kind !== 'sesi') return
    if (news.user_id !== undefined) io.to(roomOf(news.user_id)).emit('hak-akses', {})
    setTimeout(() => void leave(), FAREWELL_MS).unref()
  })
  const leave = async (): Promise<void> => {
    for (const socket of await io.local.fetchSockets()) {
      const { token } = socket.handshake.auth as { token?: string }
      await sessions.of(token, clock.now()).catch(() => socket.disconnect(true))
    }
  }
  live.on((news) => {
    if (news.kind === 'screen') io.to(room(news.kode_toko)).emit(news.event, news.payload)
  })
  return io
}

const FAREWELL_MS = 500

const room = (kode_toko: string): string => `toko:${kode_toko}`
/** What concerns one user, wherever they are signed in: their rights, or that a session of theirs has ended. */
const roomOf = (user_id: string): string => `user:${user_id}`
