/** A temporary password: made here, told once, never kept by the server in any form but the slow one. */
const HURUF = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** 'K7QM-29XP-TB4R': letters and digits that nobody mistakes for one another. */
export function passwordSementara(): string {
  const letters: string[] = []
  while (letters.length < 12)
    for (const byte of crypto.getRandomValues(new Uint8Array(16)))
      if (byte < HURUF.length * 8 && letters.length < 12) letters.push(HURUF[byte % HURUF.length]!)
  return [0, 4, 8].map((at) => letters.slice(at, at + 4).join('')).join('-')
}
