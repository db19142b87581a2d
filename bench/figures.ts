/** Rates and percentiles of timed work, and where a comparison finds them. */
import { appendFileSync } from 'node:fs'

/** A figure by its name; a comparison (banding.ts) finds the same name in two runs. */
export interface Catatan {
  what: string
  value: number
}

/** For `bench banding`, which names the file; else nobody asks. Nor is anything told that the system does not say. */
export function write(what: string, value: number | undefined): void {
  const file = process.env['BENCH_ANGKA']
  if (file && value !== undefined)
    appendFileSync(file, `${JSON.stringify({ what, value } satisfies Catatan)}\n`)
}

export interface Spread {
  p50_ms: number
  p95_ms: number
  max_ms: number
}
export interface Figures extends Spread {
  count: number
  per_second: number
}

/** @throws when there is none: nothing took no time */
export function spread(durations_ms: readonly number[]): Spread {
  if (durations_ms.length === 0) throw new Error('nothing was measured')
  const sorted = durations_ms.toSorted((a, b) => a - b)
  const at = (q: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))]!
  return { p50_ms: at(0.5), p95_ms: at(0.95), max_ms: at(1) }
}

export const median = (values: readonly number[]): number => spread(values).p50_ms

/** Returns `one` divided by `other`. @throws when either is zero: such a comparison has compared nothing */
export function ratio(what: string, one: number, other: number): number {
  if (!(one > 0 && other > 0 && Number.isFinite(one / other)))
    throw new Error(`${what}: nothing was compared (${one} beside ${other})`)
  return one / other
}

/** 'p50     4.1 ms   p95     7.0 ms   max    20.3 ms' */
export const sayMs = ({ p50_ms, p95_ms, max_ms }: Spread): string =>
  `p50 ${ms(p50_ms)}   p95 ${ms(p95_ms)}   max ${ms(max_ms)}`
const ms = (n: number): string => `${n.toFixed(1).padStart(7)} ms`

/** Runs `work` over and over on `clients` lanes until `seconds` have passed or it says there is nothing left. */
export async function lanes(
  clients: number,
  seconds: number,
  work: (lane: number) => Promise<boolean>,
): Promise<Figures> {
  const durations: number[] = []
  const start = performance.now()
  const end = start + seconds * 1000
  await Promise.all(
    Array.from({ length: clients }, async (_, lane) => {
      while (performance.now() < end) {
        const t = performance.now()
        if (!(await work(lane))) return
        durations.push(performance.now() - t)
      }
    }),
  )
  return {
    ...spread(durations),
    count: durations.length,
    per_second: (durations.length * 1000) / (performance.now() - start),
  }
}
