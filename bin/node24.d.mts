/** Beginnings of the names of test files. */
export const BY_NODE24: readonly string[]
