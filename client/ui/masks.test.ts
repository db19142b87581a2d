import fc from 'fast-check'
import { expect, test } from 'vitest'
import { typedNumber, capitals, digits, digitsDotAndK, grouped, telepon } from './masks.ts'

test.each([
  [digits, 'a1b2.3', '123'],
  [typedNumber(3), '2,3504', '2,350'],
  [typedNumber(3), 'x2.', '2.'],
  [typedNumber(3), '1,250.5004', '1,250.500'],
  [typedNumber(0), '1577500.00', '1577500.'],
  [typedNumber(0), '1577500,5', '1577500,'],
  [typedNumber(0), '1.577.500', '1.577.500'],
  [typedNumber(0), '1.577.500,00', '1.577.500,'],
  [typedNumber(0), 'Rp 1.5', '1.5'],
  [digitsDotAndK, '16k x', '16K'],
  [telepon, '+62 812-3456-7890', '+6281234567890'],
  [telepon, '(0812) 3456 7890', '081234567890'],
  [telepon, '\u202a+65 9123 4567\u202c', '+6591234567'],
  [telepon, '0812+3', '08123'],
  [telepon, '-', ''],
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
      [digits, telepon, typedNumber(3), typedNumber(0), digitsDotAndK, capitals, grouped].every(
        (mask) => mask(mask(text)) === mask(text),
      ),
    ),
  )
})

test('what is shown is the amount that was typed', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100_000_000_000 }),
      (n) => Number(digits(grouped(String(n)))) === n,
    ),
  )
})
