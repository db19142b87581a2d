import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ZONA } from '../zona.ts'
import { readMoment, kataSaat } from './saat.ts'

test.each([
  ['2026-11-22 14:05', '2026-11-22T07:05:00.000Z', false],
  ['2026-11-22 14:05:09', '2026-11-22T07:05:09.000Z', false],
  [' 2026-11-22T14:05 ', '2026-11-22T07:05:00.000Z', false],
  ['2026-11-22 14:05 WITA', '2026-11-22T06:05:00.000Z', true],
  ['2026-11-22 14:05:09wit', '2026-11-22T05:05:09.000Z', true],
  ['2026-11-22 14:05Z', '2026-11-22T14:05:00.000Z', true],
  ['2026-11-22 14:05 +07:00', '2026-11-22T07:05:00.000Z', true],
  ['2024-02-29 00:00 -03:30', '2024-02-29T03:30:00.000Z', true],
])('%s is %s', (text, saat, berzona) => {
  expect(readMoment(text, 'WIB')).toEqual({ saat: new Date(saat), berzona })
})

test.each([
  '',
  'kemarin',
  '2026-11-22',
  '14:05',
  '22-11-2026 14:05',
  '2026-02-29 14:05',
  '2026-13-01 14:05',
  '2026-11-22 24:00',
  '2026-11-22 14:60',
  '2026-11-22 14:05:60',
  '2026-11-22 14:05 CET',
  '2026-11-22 14:05 +15:00',
  '2026-11-22 14:05 +07:60',
  '2026-11-22 14.05',
])('%j is no moment', (text) => {
  expect(readMoment(text, 'WIB')).toBeUndefined()
})

test('every second is read as it was written, on each clock', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 4_000_000_000 }),
      fc.constantFrom(...ZONA),
      fc.constantFrom(...ZONA),
      (seconds, zona, lain) => {
        const saat = new Date(seconds * 1000)
        expect(readMoment(kataSaat(saat, zona), lain)).toEqual({ saat, berzona: true })
        expect(readMoment(kataSaat(saat, zona).slice(0, 19), zona)).toEqual({ saat, berzona: false })
      },
    ),
  )
})
