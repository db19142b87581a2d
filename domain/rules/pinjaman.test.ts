import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { milligram, percentToPersen, rupiah } from '../units.ts'
import { maksPinjaman, pinjamanBedaUser, pinjamanOlehPembuat, taksiran, lineTaksiran } from './pinjaman.ts'

const line = (berat: number, harga: number) => ({
  berat: milligram(berat),
  harga_beli_gram: rupiah(harga),
})
const limit = (percent: number, maks = 0) => ({
  maks_persen: percentToPersen(percent),
  maks_rp: rupiah(maks),
})

// DOMAIN §C.7
test('5.200 g at 1,040,000 is 5,408,000; 80%% of it, rounded down, 4,326,000', () => {
  expect(taksiran([line(5_200, 1_040_000)])).toBe(5_408_000)
  expect(maksPinjaman(rupiah(5_408_000), limit(80), 500)).toBe(4_326_000)
  expect(maksPinjaman(rupiah(5_408_000), limit(80, 4_000_000), 500)).toBe(4_000_000)
})

it('is the sum of its lines, but for what they lose to rounding; what is lent never exceeds its part', () =>
  fc.assert(
    fc.property(
      fc.array(
        fc.record({ mg: fc.integer({ min: 1, max: 10 ** 8 }), rp: fc.integer({ min: 1, max: 10 ** 8 }) }),
        { minLength: 1, maxLength: 20 },
      ),
      fc.integer({ min: 0, max: 100 }),
      fc.constantFrom(1, 500, 1000),
      (lines, percent, kelipatan) => {
        const barang = lines.map((l) => line(l.mg, l.rp))
        const nilai = taksiran(barang)
        const sum = barang.reduce((n, b) => n + lineTaksiran(b), 0)
        expect(Math.abs(nilai - sum)).toBeLessThanOrEqual(barang.length)
        const maks = maksPinjaman(nilai, limit(percent), kelipatan)
        expect(maks % kelipatan).toBe(0)
        expect(BigInt(maks) * 100n).toBeLessThanOrEqual(BigInt(nilai) * BigInt(percent))
        expect((BigInt(maks) + BigInt(kelipatan)) * 100n).toBeGreaterThan(BigInt(nilai) * BigInt(percent))
      },
    ),
  ))

test.each([
  ['below the limit its maker may', 4_999_999, false, 'A', []],
  ['at it another must', 5_000_000, false, 'A', ['Pinjaman Mulai Rp. 5,000,000 Harus Di Validasi User Lain']],
  ['and may', 50_000_000, false, 'B', []],
  [
    'where the shop wants another of everything, it is said so',
    1,
    true,
    'A',
    ['Validasi Harus Dari User Lain'],
  ],
  ['once', 5_000_000, true, 'A', ['Validasi Harus Dari User Lain']],
  ['and another may', 5_000_000, true, 'B', []],
])('%s', (_, jumlah, beda_user, user_id, told) => {
  const settings = { HUTANG_BEDA_USER_MULAI: rupiah(5_000_000) }
  const hutang = { jumlah_hutang: rupiah(jumlah), input_by: 'A' }
  expect(pinjamanOlehPembuat(hutang, { user_id, beda_user }, settings).map((r) => r.message)).toEqual(told)
  expect(pinjamanBedaUser(hutang.jumlah_hutang, settings)).toBe(jumlah >= 5_000_000)
})
