/** News from the server to the open screens of a shop: one socket, opened when the first screen listens. */
import { useEffect, useRef } from 'react'
import type { Socket } from 'socket.io-client'
import { socketRoot } from './config.ts'
import { sessionToken } from './session.ts'

let connection: Promise<Socket> | undefined

const socket = (): Promise<Socket> =>
  (connection ??= import('socket.io-client').then(({ io }) =>
    io(socketRoot(), { auth: (given) => given({ token: sessionToken() }), reconnectionDelay: 500 }),
  ))

/** Calls `onNews` for every event of that name, or those names, and after the connection was lost, without a payload: something may have been missed. */
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
      for (const name of names.split(' ')) s.on(name, hear)
      s.io.on('reconnect', missed)
      stop = () => {
        for (const name of names.split(' ')) s.off(name, hear)
        s.io.off('reconnect', missed)
      }
    })
    return () => {
      left = true
      stop()
    }
  }, [names])
}
