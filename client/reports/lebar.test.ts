import fc from 'fast-check'
import { expect, test } from 'vitest'
import { garisTeks } from './lebar.ts'

test.each([
  ['', 10, 1],
  ['CINCIN', 10, 1],
  ['CINCIN AIR', 10, 1],
  ['CINCIN MATA', 10, 2],
  ['CINCIN MATA BIRU', 10, 2],
  ['ANTINGANTING', 10, 2],
  ['A ANTINGANTING B', 10, 3],
  ['ANTINGANTINGANTINGANTING B', 10, 3],
])('%j takes in lines of %i characters %i', (text, muat, garis) => {
  expect(garisTeks(text, muat)).toBe(garis)
})

test('no text takes fewer lines than its characters fill, or more than its words', () => {
  const kata = fc.array(fc.string({ unit: fc.constantFrom('A', 'B'), minLength: 1, maxLength: 30 }), {
    maxLength: 12,
  })
  fc.assert(
    fc.property(kata, fc.integer({ min: 1, max: 40 }), (words, muat) => {
      const text = words.join(' ')
      const garis = garisTeks(text, muat)
      const huruf = words.reduce((sum, { length }) => sum + length, 0)
      expect(garis).toBeGreaterThanOrEqual(Math.max(1, Math.ceil(huruf / muat)))
      expect(garis).toBeLessThanOrEqual(
        Math.max(
          1,
          words.reduce((sum, { length }) => sum + Math.ceil(length / muat), 0),
        ),
      )
    }),
  )
})
