/** JSON as the database takes it: half a character, which no text column can hold either, becomes the sign for one that is not there. */
export const toJson = (value: object): string =>
  JSON.stringify(value, (_, v: unknown) => (typeof v === 'string' ? v.toWellFormed() : v))
