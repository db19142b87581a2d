/** Chance that can be repeated, and how much of what there is to try a run tries. */
import fc from 'fast-check'

export const seed = Number(process.env['KENCANA_ACAK'] ?? 20_250_115)

/** 0: a part of it, as when something lands. 1: all of it (`npm run test:acak`). 5: five times as many rounds as that. */
const WHOLE = Number(process.env['KENCANA_TEST_ALL'] ?? 0)

/** Returns how often a thing is tried that finds more the oftener it is tried. */
export const rounds = (some: number, all: number): number => (WHOLE ? all * WHOLE : some)

/** Every so manieth of them, or all when all is tried; not the same ones in every list. */
export function oneOf<T>(every: number, cases: readonly T[], name: string): T[] {
  if (WHOLE) return [...cases]
  const start = turnOf(name, every)
  return cases.filter((_, i) => i % every === start)
}

/** Picks a single one of these ways to look at it, or all when all is tried. */
export const oneWay = <T>(ways: readonly T[], name: string): T[] =>
  WHOLE ? [...ways] : [ways[turnOf(name, ways.length)]!]

/** Told by the name, lest all leave out the same; with the next seed it is the next. */
const turnOf = (name: string, of: number): number =>
  Array.from(name).reduce((sum, letter) => sum + letter.codePointAt(0)!, seed) % of

/** So many numbers from 0 up to, not including, 1; the same ones for the same seed. */
export const random = (count: number): number[] =>
  fc.sample(fc.noBias(fc.nat(999_999)), { seed: seed, numRuns: count }).map((n) => n / 1_000_000)
