import { expect, test } from 'vitest'
import { milligram, rupiah } from '../units.ts'
import { premiSales } from './premi.ts'

test.each([
  [7_475, 2_000, 14_950],
  [2_350, 0, 0],
  [0, 5_000, 0],
  [1_001, 1_500, 1_502], // 1,501.5: a half goes up
])('%i mg at %i a gram is %i', (berat, per_gram, premi) => {
  expect(premiSales(milligram(berat), rupiah(per_gram))).toBe(premi)
})
