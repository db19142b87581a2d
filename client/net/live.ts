/** News from the server to the open screens of a shop. */
import { useLayoutEffect } from 'react'
import { openSocket } from './socket.ts'
import { useLatest } from './useLatest.ts'

/**
 * Calls `onNews` for every event of that name, or those names, and without a payload when there is a connection after there was
 * none, at first too: what the screen has read may be older than what it missed.
 */
export function useLive(event: string | readonly string[], onNews: (payload?: unknown) => void): void {
  const names = [event].flat().join(' ')
  const latest = useLatest(onNews)
  // Not after the first picture of a screen: whoever looks at it sees that its news are still to come.
  useLayoutEffect(() => {
    const hear = (payload?: unknown) => latest.current(payload)
    const missed = () => latest.current()
    let stop = () => {}
    let left = false
    void openSocket().then((s) => {
      if (left) return
      for (const name of names.split(' ')) s.on(name, hear)
      s.on('connect', missed)
      stop = () => {
        for (const name of names.split(' ')) s.off(name, hear)
        s.off('connect', missed)
      }
    })
    return () => {
      left = true
      stop()
    }
  }, [latest, names])
}
