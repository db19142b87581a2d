/** The largest that a call's schemas take, found from the schemas alone. */
import type { CallDefinition } from '#domain/call.ts'
import { isRefusedBySchema, type RawInput } from './bad-values.ts'

type Path = readonly (string | number)[]

/** Finds where numbers stand in a body: [['detail_barang', 0, 'berat'], …]; of a list, in its first two items. */
export function numberPaths(value: unknown, at: Path = []): Path[] {
  if (typeof value === 'number') return [at]
  if (typeof value !== 'object' || value === null) return []
  const keys = Array.isArray(value) ? [...value.keys()].slice(0, 2) : Object.keys(value)
  return keys.flatMap((key) => numberPaths((value as Record<string | number, unknown>)[key], [...at, key]))
}

/** The body with another number at that place. */
export function withNumber(value: unknown, [key, ...rest]: Path, number: number): unknown {
  if (key === undefined) return number
  const inside = withNumber((value as Record<string | number, unknown>)[key], rest, number)
  return Array.isArray(value) ? value.with(key as number, inside) : { ...(value as object), [key]: inside }
}

/** The largest whole number that the call's schemas take at that place of a body they take. */
export function largestAt(call: CallDefinition, input: RawInput, path: Path): number {
  const taken = (n: number) => !isRefusedBySchema(call, { ...input, body: withNumber(input.body, path, n) })
  return largest(taken)
}

/** The largest whole number of those that are taken, from some on to it. */
export function largest(taken: (n: number) => boolean): number {
  let low = 0
  let high = Number.MAX_SAFE_INTEGER
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (taken(middle)) low = middle
    else high = middle - 1
  }
  return low
}

/** From the largest down, as far as a sum with others or a rule of the shop may ask for. */
export const downFrom = (most: number): number[] => [
  ...new Set([1, 0.9, 0.5, 0.1, 0.01, 0.001].map((part) => Math.max(1, Math.floor(most * part)))),
]
