import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dipindah, tempatBaru } from './geser.ts'

const ABCD = ['a', 'b', 'c', 'd']

test.each([
  ['a', { kunci: 'c', side: 'sebelum' }, ['b', 'a', 'c', 'd']],
  ['a', { kunci: 'c', side: 'sesudah' }, ['b', 'c', 'a', 'd']],
  ['d', { kunci: 'a', side: 'sebelum' }, ['d', 'a', 'b', 'c']],
  ['b', { kunci: 'd', side: 'sesudah' }, ['a', 'c', 'd', 'b']],
  ['b', { kunci: 'b', side: 'sesudah' }, ABCD],
  ['b', { kunci: 'a', side: 'sesudah' }, ABCD],
] as const)('%s let go at %o', (dari, sasaran, jadi) => {
  expect(dipindah(ABCD, dari, tempatBaru(ABCD, dari, sasaran))).toEqual(jadi)
})

test('whatever is moved, nothing is lost and nothing else changes its order', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { minLength: 1 }), fc.nat(), fc.nat(), (kunci, a, b) => {
      const satu = kunci[a % kunci.length]!
      const jadi = dipindah(kunci, satu, b % kunci.length)
      expect(jadi.indexOf(satu)).toBe(b % kunci.length)
      expect(jadi.filter((one) => one !== satu)).toEqual(kunci.filter((one) => one !== satu))
    }),
  )
})
