/** Chance that is the same on every machine, so that a demonstration can be spoken of. */
export interface Peluang {
  /** A whole number from `min` to `max`. */
  antara(min: number, max: number): number
  choose<T>(list: readonly T[]): T
  /** True in `percent` of cases. */
  kadang(percent: number): boolean
}

export function peluang(seed: number): Peluang {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  const antara = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1))
  return {
    antara,
    choose: (list) => list[antara(0, list.length - 1)]!,
    kadang: (percent) => next() * 100 < percent,
  }
}
