/**
 * Load that comes when it comes: each act has its planned moment, and its time is counted from there. Whoever is late makes the next
 * one late too, but thins nothing out, and all that waiting is in the figures (with a closed loop a slow server is asked less).
 */
import { setTimeout as pause } from 'node:timers/promises'

export interface Act {
  kind: string
  /** Milliseconds after the beginning: as planned. */
  at: number
  ms: number
}

export class Rekaman {
  readonly acts: Act[] = []
  readonly errors: string[] = []
  readonly #start = performance.now()

  get now(): number {
    return performance.now() - this.#start
  }

  async until(at: number): Promise<void> {
    const left = at - this.now
    if (left > 0) await pause(left)
  }

  /** @returns `undefined` when the act failed: the error is noted in `errors`, and the visit goes on without it */
  async act<T>(kind: string, at: number, work: () => Promise<T>): Promise<T | undefined> {
    await this.until(at)
    try {
      return await work()
    } catch (error) {
      this.errors.push(`${(at / 1000).toFixed(1)} s ${kind}: ${(error as Error).message.slice(0, 300)}`)
      return undefined
    } finally {
      this.acts.push({ kind, at, ms: this.now - at })
    }
  }

  of(kind: string, when: (act: Act) => boolean = () => true): number[] {
    return this.acts.filter((act) => act.kind === kind && when(act)).map(({ ms }) => ms)
  }
}
