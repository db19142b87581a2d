import { expect, test } from 'vitest'
import { hariIni, movableClock } from './clock.ts'

test('it begins in the morning of its day, whatever the time is here', () => {
  const now = movableClock('2025-01-15').now()
  expect(now.toISOString()).toMatch(/^2025-01-15T03:00:0/)
  expect(['WIB', 'WITA', 'WIT'].map((zona) => hariIni(now, zona as 'WIB'))).toEqual([
    '2025-01-15',
    '2025-01-15',
    '2025-01-15',
  ])
})

test('another day is at the same time of day, forth and back', () => {
  const clock = movableClock('2025-01-15')
  for (const day of ['2025-01-16', '2024-02-29', '2025-01-15', '2025-01-15']) {
    clock.set(day)
    expect(clock.now().toISOString()).toMatch(new RegExp(`^${day}T03:00:0`))
  }
})
