import { expect, test } from 'vitest'
import { bacaan } from './bacaan-timbangan.ts'

test.each([
  ['ST,GS,+   2.350 g', 2_350],
  ['  5.125g', 5_125],
  ['+0002.35 G', 2_350],
  ['1,208 g', 1_208],
  ['ST,NT,+0.00235kg', 2_350],
  ['12', 12_000],
])('%s weighs %i mg', (line, mg) => expect(bacaan(line)).toBe(mg))

test.each(['US,GS,+   2.350 g', 'OL', '', 'READY', '-0.012 g', '0.000 g', '2.35012 g'])(
  '%s is no weight to take',
  (line) => expect(bacaan(line)).toBeUndefined(),
)
