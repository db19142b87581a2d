import { expect, test } from 'vitest'
import { jamDi, tanggalDi, zona, ZONA } from './zona.ts'

test.each([
  ['WIB', '2025-01-14', '23:30:09'],
  ['WITA', '2025-01-15', '00:30:09'],
  ['WIT', '2025-01-15', '01:30:09'],
] as const)('half past eleven at night in Jakarta is, in %s, %s %s', (of, tanggal, jam) => {
  const moment = new Date('2025-01-14T16:30:09Z')
  expect([tanggalDi(moment, of), jamDi(moment, of)]).toEqual([tanggal, jam])
})

test('every zone is the one that the machines know by its name', () => {
  const moment = new Date('2025-07-01T00:00:00Z')
  for (const of of ZONA)
    expect(jamDi(moment, of)).toBe(
      new Intl.DateTimeFormat('en-GB', { timeZone: zona[of].iana, timeStyle: 'medium' }).format(moment),
    )
})
