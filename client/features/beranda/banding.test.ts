import { expect, test } from 'vitest'
import { banding } from './banding.ts'

test.each([
  [150, 100, true, '+50%'],
  [95, 100, true, '-5%'],
  [100, 100, true, '0%'],
  [0, 100, true, '-100%'],
  [62, 100, false, '62%'],
  [150, 100, false, '150%'],
  [10, 0, true, undefined],
  [10, 0, false, undefined],
])('%d beside %d, closed %s: %s', (hari, lalu, ditutup, said) => {
  expect(banding(hari, lalu, ditutup)).toBe(said)
})
