import { expect, test } from 'vitest'
import { SINONIM, sinonimOf } from './sinonim.ts'

test('every set is of upper-case words, none twice', () => {
  for (const words of SINONIM) {
    expect(new Set(words).size).toBe(words.length)
    for (const word of words) expect(word).toMatch(/^[A-Z]+( [A-Z]+)*$/)
  }
})

test.each([
  ['STOK', 'STOCK'],
  ['STOCK', 'STOK'],
  ['FAKTUR', 'NOTA'],
  ['PELANGGAN', 'MEMBER'],
  ['CUSTOMER', 'MEMBER'],
  ['DEPOSIT', 'TITIP'],
  ['DP', 'TITIP'],
  ['TRADE', 'TUKAR'],
  ['POINT', 'POIN'],
])('%s means %s', (typed, meant) => {
  // A part of a word that is found as it stands needs no other.
  expect(sinonimOf(typed).includes(meant) || typed.includes(meant) || meant.includes(typed)).toBe(true)
})

test('what has been begun is enough, two letters are not', () => {
  expect(sinonimOf('PELANGG')).toContain('MEMBER')
  expect(sinonimOf('PE')).toEqual([])
  expect(sinonimOf('XYZ')).toEqual([])
})
