/** The progress of the close: told by the live socket, asked for while the socket is not connected. */
import { z } from 'zod'
import { CLOSE_EVENTS, statusTutupToko } from '#domain/calls/tutup-berjalan.ts'
import { call } from '#client/net/api.ts'
import { observable } from '#client/net/observable.ts'
import { socketRoot } from '#client/net/config.ts'
import { sessionToken } from '#client/net/session.ts'

export interface CloseProgress {
  /** 0 to 100. */
  percentage: number
  message: string
  /** The name of another user who closes the shop. */
  oleh?: string
}
/** null: no close is shown. */
export const closeProgress = observable<CloseProgress | null>(null)

const zProgress = z.object({ percentage: z.number().min(0).max(100), message: z.string() })
const POLL_MS = 1_000
const CONNECT_MS = 1_000

/** Never back: a late answer to a poll may be older than the last event. */
export const advance = (now: CloseProgress | null, { percentage, message }: CloseProgress): CloseProgress =>
  now && percentage < now.percentage ? now : { percentage, message }

const show = (next: unknown): void => {
  const progress = zProgress.safeParse(next)
  if (progress.success && closeProgress.get()) closeProgress.set(advance(closeProgress.get(), progress.data))
}

/** Listens until it is told to stop. Answers once the socket is connected, or has had its chance. */
export async function followClose(): Promise<() => void> {
  const { io } = await import('socket.io-client')
  const socket = io(socketRoot(), { auth: { token: sessionToken() }, reconnectionDelay: 300 })
  socket.on(CLOSE_EVENTS.progress, show)
  const poll = setInterval(() => {
    if (!socket.connected)
      call(statusTutupToko, {}, { quiet: true }).then(
        (status) => (status.berjalan || status.menunggu !== null) && show(status),
        ignore,
      )
  }, POLL_MS)
  await new Promise<void>((resolve) => {
    const connected = () => {
      socket.emit(CLOSE_EVENTS.start)
      resolve()
    }
    socket.once('connect', connected)
    setTimeout(resolve, CONNECT_MS)
  })
  return () => {
    clearInterval(poll)
    socket.close()
  }
}

/** The close itself says how it ends; a poll that fails has nothing to add. */
const ignore = () => {}
