/** Work that news ask for again and again, done as often as is of use: at once, and while more come no sooner than a pause after it was done. */
import { useCallback, useEffect, useEffectEvent, useRef } from 'react'

/** @param work may take as long as it likes: it is never under way twice */
export function jarang(work: () => Promise<unknown>, istirahat: () => Promise<unknown>) {
  const now = { busy: false, wanted: false, over: false }
  const run = async (): Promise<void> => {
    now.busy = true
    while (now.wanted && !now.over) {
      now.wanted = false
      await work().catch(() => {}) // told by whoever reads; the next news ask again
      await istirahat()
    }
    now.busy = false
  }
  return {
    minta: (): void => {
      now.wanted = true
      if (!now.busy) void run()
    },
    henti: (): void => void (now.over = true),
  }
}

const selama = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** The same within a screen; what it returns stays the same. */
export function useJarang(work: () => Promise<unknown>, jeda_ms: number): () => void {
  const latest = useEffectEvent(work)
  const made = useRef<ReturnType<typeof jarang>>(undefined)
  useEffect(() => {
    const { henti } = (made.current = jarang(
      () => latest(),
      () => selama(jeda_ms),
    ))
    return henti
  }, [jeda_ms])
  return useCallback(() => made.current?.minta(), [])
}
