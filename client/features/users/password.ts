/** A temporary password: made here, told once, never kept by the server in any form but the slow one. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** 'K7QM-29XP-TB4R': letters and digits that nobody mistakes for one another. */
export function passwordSementara(): string {
  const letters: string[] = []
  while (letters.length < 12)
    for (const byte of crypto.getRandomValues(new Uint8Array(16)))
      if (byte < LETTERS.length * 8 && letters.length < 12) letters.push(LETTERS[byte % LETTERS.length]!)
  return [0, 4, 8].map((at) => letters.slice(at, at + 4).join('')).join('-')
}
