/** A typed value once typing has paused: `const cari = usePaused(text, SEARCH_PAUSE_MS)`. */
import { useEffect, useState } from 'react'

export function usePaused<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}
