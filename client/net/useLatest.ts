/** What a component was last drawn with, for whatever is heard between two drawings: a key, a scan, news, an answer. */
import { useLayoutEffect, useRef, type RefObject } from 'react'

/** The value of the drawing that is seen: an effect after it would still hold the one before when the next key comes. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
