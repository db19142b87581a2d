/** What a screen is told of something that is read: a query, known here by its shape alone. */
export interface Bacaan {
  data: unknown
  error: { message: string } | null
  isFetching: boolean
  refetch: () => unknown
}
export type Dibaca = Bacaan | readonly Bacaan[]

/** Those of which nothing is known because they could not be read: what they would hold is not empty, but unknown. */
export const belumTerbaca = (dibaca: Dibaca): Bacaan[] =>
  [dibaca].flat().filter(({ data, error }) => error !== null && data === undefined)

/** Those that nothing is known of yet, and that are being read. */
export const sedangDibaca = (dibaca: Dibaca): boolean =>
  [dibaca].flat().some(({ data, isFetching }) => isFetching && data === undefined)
