import fc from 'fast-check'
import { expect, test } from 'vitest'
import { capitals, digits, digitsAndDot, digitsDotAndK, grouped, rupiahOf } from './masks.ts'

test.each([
  [digits, 'a1b2.3', '123'],
  [digitsAndDot(3), '2,3504', '2.350'],
  [digitsAndDot(3), '.5', '0.5'],
  [digitsAndDot(3), '1.2.3', '1.23'],
  [digitsAndDot(3), '2.', '2.'],
  [digitsDotAndK, '16k x', '16K'],
  [capitals, 'budi', 'BUDI'],
  [capitals, 'jl. melati\tno. 5\u0000', 'JL. MELATI NO. 5 '],
  [grouped, '1577500', '1,577,500'],
  [grouped, '0005', '5'],
  [grouped, 'Rp', ''],
  [grouped, '999999999999999999', '100,000,000,000'],
])('%o of %s is %s', (mask, typed, shown) => expect(mask(typed)).toBe(shown))

test('masking what was masked changes nothing', () => {
  fc.assert(
    fc.property(fc.string(), (text) =>
      [digits, digitsAndDot(3), digitsDotAndK, capitals, grouped].every(
        (mask) => mask(mask(text)) === mask(text),
      ),
    ),
  )
})

test('what is shown is the amount that was typed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000_000 }), (n) => rupiahOf(grouped(String(n))) === n),
  )
})
