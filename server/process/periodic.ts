/** Work that the server does by itself, again and again: one at a time, and what is under way when it stops is waited for. */

export interface Periodic {
  /** Resolves when the run that was done at once is over. */
  pertama: Promise<void>
  stop(): Promise<void>
}

interface Pekerjaan {
  setiapMs: number
  /** Aborted when the server stops, for work that may take long. */
  kerjakan: (berhenti: AbortSignal) => Promise<unknown>
  gagal: (error: unknown) => void
  /** At once too, not only when the time has passed; or once this is over. */
  segera?: true | Promise<unknown>
}

/** @returns also `jalankan`, which has it done now; asked during a run, it is done once more */
export function periodically({
  setiapMs,
  kerjakan,
  gagal,
  segera,
}: Pekerjaan): Periodic & { jalankan(): void } {
  const berhenti = new AbortController()
  let running: Promise<void> | undefined
  let lagi = false
  const run = (): void => {
    if (running || berhenti.signal.aborted) return
    lagi = false
    running = kerjakan(berhenti.signal)
      .then(() => {}, gagal)
      .finally(() => {
        running = undefined
        if (lagi) run()
      })
  }
  if (segera === true) run()
  else void segera?.then(run)
  const timer = setInterval(run, setiapMs)
  timer.unref()
  return {
    pertama: running ?? Promise.resolve(),
    jalankan() {
      lagi = true
      run()
    },
    async stop() {
      clearInterval(timer)
      berhenti.abort()
      await running
    },
  }
}
