/** Rates and percentiles of timed work. */
export interface Figures {
  per_second: number
  p50_ms: number
  p95_ms: number
  max_ms: number
}

export function figures(durations_ms: number[], elapsed_ms: number): Figures {
  const sorted = durations_ms.toSorted((a, b) => a - b)
  const at = (q: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? 0
  return { per_second: (durations_ms.length * 1000) / elapsed_ms, p50_ms: at(0.5), p95_ms: at(0.95), max_ms: at(1) }
}

/** Runs `work` over and over on `clients` lanes until `seconds` have passed or it says there is nothing left. */
export async function lanes(clients: number, seconds: number, work: (lane: number) => Promise<boolean>): Promise<Figures> {
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
  return figures(durations, performance.now() - start)
}

export const line = (name: string, f: Figures): string =>
  `${name.padEnd(34)} ${f.per_second.toFixed(0).padStart(6)}/s   p50 ${f.p50_ms.toFixed(1).padStart(6)} ms   p95 ${f.p95_ms.toFixed(1).padStart(6)} ms   max ${f.max_ms.toFixed(1).padStart(6)} ms`
