/**
 * Random days of a shop against a model of it: sales, exceptions, validations, cancels, retries, refused attempts, closes.
 * Two shops are lived through when something lands; a failure prints the seed and the shortest life that shows it.
 */
import fc from 'fast-check'
import { it } from 'vitest'
import { rounds } from '#test/tools/chance.ts'
import { Shop, type Bad, type Day, type Sending, type Step, type Variant } from '#test/tools/shop.ts'
import { sabar } from '#test/tools/sabar.ts'
import type { DaySettings } from '#test/tools/shop-model.ts'

const RUNS = rounds(2, 10)
/** For the search of the shortest life that fails; a search that is cut off, and days that were not lived, are failures. */
const LIMIT = sabar(60_000 + RUNS * 20_000)

const nat = fc.nat(10_000)
const variant = fc.constantFrom<Variant[]>(
  'plain',
  'plain',
  'plain',
  'lowest',
  'odd',
  'cheap',
  'given',
  'dear',
  'lighter',
  'heavier',
  'scale',
  'ongkos',
)
const recipe = fc.constantFrom(
  'cash',
  'cash',
  'change',
  'debet',
  'transfer',
  'credit',
  'cash+debet',
  'cash+transfer+credit',
  'cash twice',
  'short',
)
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('sell' as const),
      lines: fc.array(fc.record({ pick: nat, variant }), { minLength: 1, maxLength: 3 }),
      recipe,
      member: fc.nat(5),
      buyer: fc.constantFrom('KONSUMEN', 'KONSUMEN', 'PEDAGANG', 'PABRIKAN', 'BULION', 'BEBAS'),
      send: fc.constantFrom<Sending[]>('once', 'once', 'again', 'thrice'),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('validate' as const),
      which: nat,
      send: fc.constantFrom<Sending[]>('once', 'again', 'thrice'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('drop' as const), which: nat }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('undo' as const), which: nat, mask: nat }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('bad' as const),
      which: nat,
      kind: fc.constantFrom<Bad[]>(
        'taken',
        'price',
        'gram',
        'sales',
        'overpay',
        'again',
        'unauthorised',
        'level',
        'close',
      ),
    }),
  },
)
const settings = fc.record<DaySettings>({
  PEMBULATAN: fc.constantFrom(500, 500, 1_000, 1),
  PPN_MODE: fc.constantFrom('OFF', 'INCLUDE', 'EXCLUDE'),
  FEE_KARTU_MODE: fc.constantFrom('TOKO', 'PELANGGAN'),
  REFUND_CARA: fc.constantFrom('ASAL', 'ASAL', 'CASH'),
})
const day: fc.Arbitrary<Day> = fc.record({
  settings,
  steps: fc.array(step, { minLength: 8, maxLength: 20, size: 'max' }),
  late: fc.constantFrom(false, false, false, true),
  closes: fc.integer({ min: 1, max: 4 }),
})
const life = fc.array(day, { minLength: 2, maxLength: 3, size: 'max' })

it(
  'random days leave the shop as the model has it, and every invariant holds',
  { timeout: LIMIT * 2 },
  async () => {
    await fc.assert(
      fc.asyncProperty(life, async (days) => {
        const shop = await Shop.open()
        try {
          for (const d of days) await shop.live(d)
        } finally {
          await shop.server.close()
        }
      }),
      { numRuns: RUNS, interruptAfterTimeLimit: LIMIT, markInterruptAsFailure: true },
    )
  },
)
