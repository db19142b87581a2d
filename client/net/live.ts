/** News from the server to the open screens of a shop: one socket, opened when the first screen that listens has come to rest. */
import { useEffect, useRef } from 'react'
import type { Socket } from 'socket.io-client'
import { socketRoot } from './config.ts'
import { senggang } from './senggang.ts'
import { sessionToken } from './session.ts'

/** A screen that is worked at from the first moment is not told later than this. */
const PALING_LAMA_MS = 3_000

let connection: Promise<Socket> | undefined

const socket = (): Promise<Socket> =>
  (connection ??= senggang(PALING_LAMA_MS)
    .then(() => import('socket.io-client'))
    .then(({ io }) =>
      io(socketRoot(), { auth: (given) => given({ token: sessionToken() }), reconnectionDelay: 500 }),
    ))

/**
 * Calls `onNews` for every event of that name, or those names, and without a payload when there is a connection after there was
 * none, at first too: what the screen has read may be older than what it missed.
 */
export function useLive(event: string | readonly string[], onNews: (payload?: unknown) => void): void {
  const names = [event].flat().join(' ')
  const latest = useRef(onNews)
  useEffect(() => {
    latest.current = onNews
  })
  useEffect(() => {
    const hear = (payload?: unknown) => latest.current(payload)
    const missed = () => latest.current()
    let stop = () => {}
    let left = false
    void socket().then((s) => {
      if (left) return
      // Refused, not out of reach: the session may be over, and what is asked for next says so.
      const refused = () => s.active || missed()
      for (const name of names.split(' ')) s.on(name, hear)
      s.on('connect', missed)
      s.on('connect_error', refused)
      stop = () => {
        for (const name of names.split(' ')) s.off(name, hear)
        s.off('connect', missed)
        s.off('connect_error', refused)
      }
    })
    return () => {
      left = true
      stop()
    }
  }, [names])
}
