/** What a screen is told of something that is read: a query, known here by its shape alone. */
export interface Reading {
  data: unknown
  error: { message: string } | null
  isFetching: boolean
  refetch: () => unknown
}
export type Readings = Reading | readonly Reading[]

/** Those of which nothing is known because they could not be read: what they would hold is not empty, but unknown. */
export const unread = (reading: Readings): Reading[] =>
  [reading].flat().filter(({ data, error }) => error !== null && data === undefined)

/** Those that nothing is known of yet, and that are being read. */
export const beingRead = (reading: Readings): boolean =>
  [reading].flat().some(({ data, isFetching }) => isFetching && data === undefined)
