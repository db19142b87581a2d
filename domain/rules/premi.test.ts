import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { milligram, rupiah, sumMilligram, sumRupiah } from '../units.ts'
import { bagiPremi, hitungPremi, premiSales, tolakHariPremi, tolakPremi } from './premi.ts'

test.each([
  [7_475, 2_000, 14_950],
  [2_350, 0, 0],
  [0, 5_000, 0],
  [1_001, 1_500, 1_502], // 1,501.5: a half goes up
])('%i mg at %i a gram is %i', (berat, per_gram, premi) => {
  expect(premiSales(milligram(berat), rupiah(per_gram))).toBe(premi)
})

test.each([
  [[], 1_500, []],
  // 3 × 0.5 is 1.5, so 2: the first two of three equals
  [[1, 1, 1], 500, [1, 1, 0]],
  [[2_350, 5_125], 2_000, [4_700, 10_250]],
  // 0.2 + 0.9 + 0.6 is 1.7, so 2
  [[200, 900, 600], 1, [0, 1, 1]],
])('the lines %j at %i have %j', (berat, per_gram, bagian) => {
  expect(bagiPremi(berat.map(milligram), rupiah(per_gram))).toEqual(bagian)
})

const berat = fc.array(fc.integer({ min: 1, max: 100_000_000 }).map(milligram), { maxLength: 60 })
const per_gram = fc.integer({ min: 0, max: 100_000_000 }).map(rupiah)

describe('whatever was sold', () => {
  it('the lines make up the whole to the rupiah, each within a rupiah of its own', () => {
    fc.assert(
      fc.property(berat, per_gram, (lines, rate) => {
        const bagian = bagiPremi(lines, rate)
        expect(sumRupiah(bagian)).toBe(premiSales(sumMilligram(lines), rate))
        for (const [i, rp] of bagian.entries()) {
          const tepat = BigInt(lines[i]!) * BigInt(rate)
          expect(BigInt(rp) * 1000n).toBeGreaterThan(tepat - 1000n)
          expect(BigInt(rp) * 1000n).toBeLessThan(tepat + 1000n)
        }
      }),
    )
  })
  it('what is paid is what the lines have, less what is taken off', () => {
    fc.assert(
      fc.property(berat, per_gram, fc.array(fc.integer({ min: 0, max: 1e9 })), (lines, rate, off) => {
        const premi = hitungPremi(
          lines.map((mg, i) => ({ no_faktur_jual: String(i), berat: mg })),
          off.map((rp, i) => ({ no_faktur_jual: `X${i}`, premi_rp: rupiah(rp) })),
          rate,
        )
        expect(premi.jumlah).toBe(
          sumRupiah(premi.baris.map((b) => b.premi_rp)) - off.reduce((a, b) => a + b, 0),
        )
        // As it was shown it is paid, unless there is nothing to pay.
        expect(tolakPremi(premi, premi.jumlah).length).toBe(premi.jumlah > 0 ? 0 : 1)
        expect(tolakPremi(premi, rupiah(premi.jumlah + 1)).length).toBe(1)
      }),
    )
  })
})

test.each([
  ['2025-01-14', 0],
  ['2025-01-15', 1],
  ['2025-01-16', 1],
])('on 2025-01-15 up to %s is refused %i times', (sampai, n) => {
  expect(tolakHariPremi(sampai, '2025-01-15')).toHaveLength(n)
})
