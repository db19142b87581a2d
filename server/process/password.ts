/** Passwords are kept as argon2id hashes (19 MiB, 2 passes: the OWASP minimum, about 30 ms here). */
import { hash, verify } from '@node-rs/argon2'

const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

export const hashPassword = (password: string): Promise<string> => hash(password, ARGON2ID)

export const isPassword = (stored: string, password: string): Promise<boolean> => verify(stored, password)

/** Verified when the user does not exist, so that the answer takes as long as for one who does. */
const nobody = hashPassword('-')
export const waste = async (password: string): Promise<false> => {
  await isPassword(await nobody, password)
  return false
}
