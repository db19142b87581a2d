/** Chance that can be repeated. */
import fc from 'fast-check'

export const benih = Number(process.env['KENCANA_ACAK'] ?? 20_250_115)

/** So many numbers from 0 up to, not including, 1; the same ones for the same seed. */
export const acak = (count: number): number[] =>
  fc.sample(fc.noBias(fc.nat(999_999)), { seed: benih, numRuns: count }).map((n) => n / 1_000_000)
