import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { milligram, percentToPersen, rupiah } from '#domain/units.ts'
import { bulatNaik, bulatTerdekat, bulatTurun, hargaBerat, pecahan, persenDari } from './pembulatan.ts'

test.each([
  // DOMAIN §C
  [1, 1, 500, 500],
  [500, 1, 500, 500],
  [501, 1, 500, 1_000],
  [1_527_500, 1, 500, 1_527_500],
  [152_750_001, 100, 500, 1_528_000],
  [1_234_567, 1, 1_000, 1_235_000],
  [0, 1, 500, 0],
])('RU(%i / %i) to multiples of %i is %i', (n, d, k, expected) => {
  expect(bulatNaik(pecahan(n, d), k)).toBe(expected)
})

test.each([
  [4_326_400, 1, 500, 4_326_000],
  [499, 1, 500, 0],
  [-1, 1, 500, -500],
])('%i / %i down to multiples of %i is %i', (n, d, k, expected) => {
  expect(bulatTurun(pecahan(n, d), k)).toBe(expected)
})

test.each([
  [1, 2, 1],
  [49, 100, 0],
  [3, 2, 2],
  [-1, 2, 0],
  [-3, 2, -1],
  [1_492_500_000, 2_350, 635_106], // harga_rata of C4a
])('RHU(%i / %i) is %i', (n, d, expected) => {
  expect(bulatTerdekat(pecahan(n, d))).toBe(expected)
})

describe('products beyond 2^53', () => {
  it('loses no rupiah', () => {
    expect(bulatTurun(hargaBerat(milligram(999_999_999), rupiah(9_999_999)))).toBe(9_999_998_990_000)
    expect(bulatTurun(persenDari(rupiah(99_999_999_999), percentToPersen(99.9999)))).toBe(99_999_899_999)
  })
})

const fraction = fc
  .tuple(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), fc.bigInt({ min: 1n, max: 10n ** 6n }))
  .map(([n, d]) => pecahan(n, d))
const multiple = fc.constantFrom(1, 50, 100, 500, 1_000, 12_345)

test('rounding up reaches the next multiple and no further; down is its mirror; half-up lies between', () => {
  fc.assert(
    fc.property(fraction, multiple, (x, k) => {
      const up = bulatNaik(x, k)
      expect(Math.abs(up % k)).toBe(0)
      expect(BigInt(up) * x.penyebut >= x.pembilang).toBe(true)
      expect((BigInt(up) - BigInt(k)) * x.penyebut < x.pembilang).toBe(true)
      expect(bulatNaik(pecahan(up), k)).toBe(up)
      expect(bulatTurun({ pembilang: -x.pembilang, penyebut: x.penyebut }, k) + up).toBe(0)
      expect([bulatNaik(x), bulatTurun(x)]).toContain(bulatTerdekat(x))
    }),
  )
})

test('rounding up never falls when the amount rises', () => {
  fc.assert(
    fc.property(fraction, fc.bigInt({ min: 0n, max: 10n ** 9n }), multiple, (x, more, k) => {
      expect(bulatNaik({ ...x, pembilang: x.pembilang + more }, k)).toBeGreaterThanOrEqual(bulatNaik(x, k))
    }),
  )
})
