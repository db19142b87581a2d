import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  formatNumber,
  formatBulan,
  formatGram,
  formatHariTanggal,
  formatPersen,
  formatRupiah,
  formatTanggal,
} from './format.ts'
import { milligram, percentToPersen, rupiah } from './units.ts'

test.each([
  [formatRupiah(rupiah(0)), 'Rp. 0'],
  [formatRupiah(rupiah(999)), 'Rp. 999'],
  [formatRupiah(rupiah(1_577_500)), 'Rp. 1,577,500'],
  [formatRupiah(rupiah(-4_022_000)), '-Rp. 4,022,000'],
  [formatGram(milligram(2_350)), '2.350'],
  [formatGram(milligram(5)), '0.005'],
  [formatGram(milligram(999_999)), '999.999'],
  [formatGram(milligram(1_234_500)), '1,234.500'],
  [formatGram(milligram(-20)), '-0.020'],
  [formatGram(milligram(2_345), 2), '2.35'],
  [formatGram(milligram(-4), 2), '0.00'],
  [formatGram(milligram(9_995), 2), '10.00'],
  [formatPersen(percentToPersen(37.5)), '37.5%'],
  [formatPersen(percentToPersen(1.65)), '1.65%'],
  [formatPersen(percentToPersen(99.99)), '99.99%'],
  [formatPersen(percentToPersen(0.0001)), '0.0001%'],
  [formatPersen(percentToPersen(100)), '100%'],
  [formatTanggal('2025-01-05'), '5 Januari 2025'],
  [formatHariTanggal('2025-01-15'), 'Rabu, 15 Januari 2025'],
  [formatBulan('2025-12'), 'Desember 2025'],
])('%s', (written, expected) => {
  expect(written).toBe(expected)
})

test('groups as the Korean locale does (spec 000 §9), and reads back', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (n) => {
      expect(formatNumber(n)).toBe(n.toLocaleString('ko-KR'))
      expect(Number(formatNumber(n).replaceAll(',', ''))).toBe(n)
      expect(Number(formatGram(milligram(n)).replaceAll(/[,.]/g, ''))).toBe(n)
    }),
  )
})
