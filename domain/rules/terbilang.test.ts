import fc from 'fast-check'
import { expect, test } from 'vitest'
import { terbilang, terbilangRupiah } from './terbilang.ts'

test.each<[number | bigint, string]>([
  [0, 'nol'],
  [1, 'satu'],
  [10, 'sepuluh'],
  [11, 'sebelas'],
  [12, 'dua belas'],
  [19, 'sembilan belas'],
  [20, 'dua puluh'],
  [21, 'dua puluh satu'],
  [100, 'seratus'],
  [101, 'seratus satu'],
  [111, 'seratus sebelas'],
  [200, 'dua ratus'],
  [999, 'sembilan ratus sembilan puluh sembilan'],
  [1_000, 'seribu'],
  [1_001, 'seribu satu'],
  [2_000, 'dua ribu'],
  [11_000, 'sebelas ribu'],
  [21_000, 'dua puluh satu ribu'],
  [100_000, 'seratus ribu'],
  [1_000_000, 'satu juta'],
  [1_001_000, 'satu juta seribu'],
  [1_577_500, 'satu juta lima ratus tujuh puluh tujuh ribu lima ratus'],
  [1_000_000_000, 'satu miliar'],
  [1_000_000_000_000, 'satu triliun'],
  [1_000_000_000_000_000, 'satu kuadriliun'],
  [
    9_999_999_999_999_999n,
    'sembilan kuadriliun sembilan ratus sembilan puluh sembilan triliun sembilan ratus sembilan puluh sembilan miliar sembilan ratus sembilan puluh sembilan juta sembilan ratus sembilan puluh sembilan ribu sembilan ratus sembilan puluh sembilan',
  ],
  [-5, 'minus lima'],
])('%s', (n, words) => {
  expect(terbilang(n)).toBe(words)
})

test('a nota says rupiah', () => {
  expect(terbilangRupiah(1_577_500)).toBe('Satu juta lima ratus tujuh puluh tujuh ribu lima ratus rupiah')
})

test('too large, or broken', () => {
  expect(() => terbilang(10n ** 16n)).toThrow(RangeError)
  expect(() => terbilang(1.5)).toThrow(RangeError)
})

const DIGITS = ['nol', 'satu', 'dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh', 'delapan', 'sembilan']
const POWERS: Record<string, bigint> = {
  ribu: 10n ** 3n,
  juta: 10n ** 6n,
  miliar: 10n ** 9n,
  triliun: 10n ** 12n,
  kuadriliun: 10n ** 15n,
}

/** Reads words back, by another way than they were written. */
function read(words: string): bigint {
  let total = 0n
  let part = 0n
  let last = 0n
  for (const word of words.replace(/\bse(puluh|belas|ratus|ribu)\b/g, 'satu $1').split(' ')) {
    const power = POWERS[word]
    if (power !== undefined) [total, part, last] = [total + (part + last) * power, 0n, 0n]
    else if (word === 'belas') last += 10n
    else if (word === 'puluh' || word === 'ratus')
      [part, last] = [part + last * (word === 'puluh' ? 10n : 100n), 0n]
    else last = BigInt(DIGITS.indexOf(word))
  }
  return total + part + last
}

test('read back, it is the number', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.bigInt({ min: 0n, max: 10n ** 16n - 1n }), fc.bigInt({ min: 0n, max: 9_999n })),
      (n) => {
        const words = terbilang(n)
        expect(read(words)).toBe(n)
        expect(words).toMatch(/^[a-z]+( [a-z]+)*$/)
      },
    ),
    { numRuns: 500 },
  )
})
