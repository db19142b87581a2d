/** Live news to the browsers: one room per shop, one for the chain and one per user, entered with the session's token and left when it ends. */
import type { FastifyInstance } from 'fastify'
import { Server, type RemoteSocket, type Socket } from 'socket.io'
import { SELURUH_RANTAI } from '../db/transaction.ts'
import type { Deps } from './deps.ts'
import { refusalOf } from '../db/refusal.ts'
import { errors } from '#domain/errors.ts'
import type { Session } from '../context.ts'

/** Browsers send a token, and nothing else: more is read from nobody. */
const DIKIRIM_MAKS = 4_096

/**
 * @param every milliseconds after which every socket is held against its session again: nobody tells that a session ran
 * out
 */
export function openSockets(server: FastifyInstance, { sessions, live, clock }: Deps, every: number): Server {
  const io = new Server(server.server, { serveClient: false, maxHttpBufferSize: DIKIRIM_MAKS })
  const sessionOf = ({ handshake }: Pick<Socket, 'handshake'>): Promise<Session> =>
    sessions.of((handshake.auth as { token?: unknown } | undefined)?.token, clock.now())

  io.use((socket, next) => {
    sessionOf(socket).then(
      (session) => {
        void socket.join(roomsOf(session))
        next()
      },
      // An error of any kind is told as a call tells it.
      (error: unknown) => next(new Error((refusalOf(error) ?? errors.kesalahanServer()).message)),
    )
  })
  // A session that has ended hears no more, once it has heard the last of what ended it.
  live.on((news) => {
    if (news.kind !== 'sesi') return
    if (news.user_id !== undefined) io.to(roomOf(news.user_id)).emit('hak-akses', {})
    setTimeout(() => void review(() => {}), FAREWELL_MS).unref()
  })
  live.on((news) => {
    if (news.kind === 'screen') io.to(room(news.kode_toko)).emit(news.event, news.payload)
  })

  /** Lets sockets that are still signed in hear what is theirs; the rest must leave. */
  const review = async (farewell: (socket: AnySocket) => void): Promise<void> => {
    for (const socket of await io.local.fetchSockets())
      await sessionOf(socket).then(
        (session) => socket.join(roomsOf(session)),
        (error: unknown) => {
          // Sockets are not sent away because the database was gone for a moment.
          if (!ENDED.has((error as { id?: string }).id ?? '')) return
          farewell(socket)
          socket.disconnect(true)
        },
      )
  }
  // The screen looks whether it is still signed in, and finds that it is not.
  const watch = setInterval(() => void review((socket) => socket.emit('hak-akses', {})), every)
  watch.unref()
  server.addHook('onClose', async () => clearInterval(watch))
  return io
}

type AnySocket = RemoteSocket<Record<string, (payload: unknown) => void>, unknown>

const FAREWELL_MS = 500
/** Refusals of a session that is over. */
const ENDED = new Set([errors.invalidToken().id, errors.sesiDiam().id])

/** With a temporary password one hears only that it was changed. */
const roomsOf = ({ user, ganti_password_wajib }: Session): string[] => [
  roomOf(user.user_id),
  ...(ganti_password_wajib ? [] : [room(user.kode_toko), room(SELURUH_RANTAI)]),
]
const room = (kode_toko: string): string => `toko:${kode_toko}`
/**
 * The room for what concerns one user, wherever they are signed in: their rights, or that a session of theirs has
 * ended.
 */
const roomOf = (user_id: string): string => `user:${user_id}`
