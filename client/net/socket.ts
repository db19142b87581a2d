/** The page's one socket: opened when the first screen that listens has come to rest, and tried again however it fails. */
import type { Socket } from 'socket.io-client'
import { socketRoot } from './config.ts'
import { refreshMe } from './me.ts'
import { idle } from './idle.ts'
import { sessionToken } from './session.ts'

/** A screen that is worked at from the first moment is not told later than this. */
const LATEST_MS = 3_000
const AGAIN_MS = 5_000

let opened: Promise<Socket> | undefined

export const openSocket = (): Promise<Socket> => (opened ??= open())

async function open(): Promise<Socket> {
  say('waiting')
  await idle(LATEST_MS)
  const { io } = await untilLoaded(() => import('socket.io-client'))
  const socket = persistent(
    io(socketRoot(), { auth: (given) => given({ token: sessionToken() }), reconnectionDelay: 500 }),
    // The session may be over: this says so.
    () => void refreshMe(),
  )
  socket.on('connect', () => say('connected'))
  socket.on('disconnect', () => say('waiting'))
  return socket
}

/** Stands at the page itself: until its news are connected, what is shown may be read anew at any moment. */
const say = (state: 'waiting' | 'connected'): void => void (document.documentElement.dataset['live'] = state)

/** A line that was down for a moment must not leave the page without news until it is loaded again. */
export async function untilLoaded<T>(load: () => Promise<T>, again = AGAIN_MS): Promise<T> {
  for (;;)
    try {
      return await load()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, again))
    }
}

/** A server that refuses (its database may be away for a moment) is asked again: socket.io itself gives up then. */
export function persistent(socket: Socket, onRefused: () => void, again = AGAIN_MS): Socket {
  socket.on('connect_error', () => {
    // Out of reach, not refused: tried again by itself.
    if (socket.active) return
    onRefused()
    setTimeout(() => socket.connect(), again)
  })
  return socket
}
