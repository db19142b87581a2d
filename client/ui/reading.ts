/** State of a read as a screen needs it: a query, known here by its shape alone. */
export interface Reading {
  data: unknown
  error: { message: string } | null
  isFetching: boolean
  refetch: () => unknown
}
export type Readings = Reading | readonly Reading[]

/** Reads that failed and have no data: their content is not empty, but unknown. */
export const unread = (reading: Readings): Reading[] =>
  [reading].flat().filter(({ data, error }) => error !== null && data === undefined)

/** True when a read without data yet is still running. */
export const beingRead = (reading: Readings): boolean =>
  [reading].flat().some(({ data, isFetching }) => isFetching && data === undefined)
