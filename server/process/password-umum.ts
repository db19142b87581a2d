/**
 * Tells whether a password is one of the most common ones, or so near to one that it is guessed as soon (zxcvbn;
 * docs/decisions/14-masuk.md).
 */
import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

/** Ten to the eighth guesses are what nobody makes through our locks; less is a listed word with digits behind, turned round, or in disguise. */
const CUKUP = 3
/** Characters that are looked at. More of them make a password no weaker, and looking at them would take long. */
const MAX_LENGTH = 64

let zxcvbn: Promise<ZxcvbnFactory> | undefined
/** The list weighs some 25 MB: it is loaded when the first password is made. */
const load = async (): Promise<ZxcvbnFactory> => {
  const [{ ZxcvbnFactory: Factory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new Factory({
    graphs: adjacencyGraphs,
    dictionary: { umum: dictionary['passwords-common'] },
  })
}

/** @param nama the names of the user and the shop: guessed as early as the commonest passwords */
export async function isPasswordUmum(password: string, nama: readonly string[]): Promise<boolean> {
  const { score } = (await (zxcvbn ??= load())).check(password.slice(0, MAX_LENGTH), [...nama])
  return score < CUKUP
}
