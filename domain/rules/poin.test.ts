import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { milligram, rupiah } from '#domain/units.ts'
import { hitungPoin, type PoinLine, type ParameterPoin } from './poin.ts'

const HARI = '2025-01-15'
const rule = (
  kode_group: string,
  tipe: 'RP' | 'BERAT',
  kelipatan: number,
  poin: number,
  more: Partial<ParameterPoin> = {},
): ParameterPoin => ({
  kode_group,
  tipe,
  kelipatan,
  poin,
  minimal: 0,
  tgl_mulai: '2025-01-01',
  tgl_selesai: '2025-12-31',
  status_aktif: true,
  ...more,
})
const line = (kode_group: string, nilai: number, berat: number): PoinLine => ({
  kode_group,
  nilai: rupiah(nilai),
  berat: milligram(berat),
})
const gelang = line('G700', 6_119_000, 5_125)

test.each([
  ['C.9: 6,119,000 at 1 per 1,000,000', [gelang], [rule('ALL', 'RP', 1_000_000, 1)], 6],
  ['C.9: 5.125 g at 1 per gram', [gelang], [rule('ALL', 'BERAT', 1_000, 1)], 5],
  [
    'lines are counted together, not one by one',
    [line('G375', 600_000, 1), line('G375', 600_000, 1)],
    [rule('ALL', 'RP', 1_000_000, 1)],
    1,
  ],
  [
    'a group of its own wins over ALL',
    [gelang, line('G375', 3_000_000, 1)],
    [rule('ALL', 'RP', 1_000_000, 1), rule('G700', 'BERAT', 1_000, 10)],
    53,
  ],
  ['below the minimum', [gelang], [rule('ALL', 'RP', 1_000_000, 1, { minimal: 6_119_001 })], 0],
  ['exactly the minimum', [gelang], [rule('ALL', 'RP', 1_000_000, 1, { minimal: 6_119_000 })], 6],
  [
    'over, not begun, switched off: ALL applies again',
    [gelang],
    [
      rule('G700', 'RP', 1, 1, { tgl_selesai: '2025-01-14' }),
      rule('G700', 'RP', 1, 1, { tgl_mulai: '2025-01-16' }),
      rule('G700', 'RP', 1, 1, { status_aktif: false }),
      rule('ALL', 'RP', 1_000_000, 2),
    ],
    12,
  ],
  ['no rule', [gelang], [], 0],
] as const)('%s', (_, lines, rules, expected) => {
  expect(hitungPoin(lines, rules, HARI)).toBe(expected)
})

it('more goods never earn fewer points', () => {
  const anyLine = fc.record({
    kode_group: fc.constantFrom('G375', 'G700', 'LM'),
    nilai: fc.nat(10 ** 9).map(rupiah),
    berat: fc.nat(10 ** 6).map(milligram),
  })
  const anyRule = fc
    .record({
      group: fc.constantFrom('ALL', 'G375', 'G700'),
      tipe: fc.constantFrom('RP' as const, 'BERAT' as const),
      kelipatan: fc.integer({ min: 1, max: 10 ** 7 }),
      poin: fc.integer({ min: 1, max: 9 }),
      minimal: fc.nat(10 ** 8),
    })
    .map(({ group, tipe, kelipatan, poin, minimal }) => rule(group, tipe, kelipatan, poin, { minimal }))
  fc.assert(
    fc.property(fc.array(anyLine), anyLine, fc.array(anyRule), (lines, one, rules) => {
      expect(hitungPoin([...lines, one], rules, HARI)).toBeGreaterThanOrEqual(hitungPoin(lines, rules, HARI))
    }),
  )
})
