import fc from 'fast-check'
import { expect, test } from 'vitest'
import { percentToPersen, rupiah } from '../units.ts'
import { firstLimit, hargaAwal } from './harga-awal.ts'

test('16K from fine gold at 2,000,000, bought at 1,900,000', () => {
  const group = { kadar: percentToPersen(70), kadar_jual: percentToPersen(72) }
  expect(
    hargaAwal(group, { harga_24k: rupiah(2_000_000), harga_beli_24k: rupiah(1_900_000), kelipatan: 1_000 }),
  ).toEqual({
    harga: 1_440_000,
    harga_min_gram: 1_411_000,
    harga_max_gram: 1_484_000,
    harga_beli_gram: 1_330_000,
  })
})

test('nothing is bought above what it is sold at, and the price lies between its bounds', () => {
  const amount = fc.integer({ min: 0, max: 100_000_000 }).map(rupiah)
  const percent = fc.integer({ min: 0, max: 100 }).map(percentToPersen)
  fc.assert(
    fc.property(
      amount,
      amount,
      percent,
      percent,
      fc.constantFrom(1, 500, 1_000),
      (harga_24k, harga_beli_24k, kadar, kadar_jual, kelipatan) => {
        const { harga, harga_min_gram, harga_max_gram, harga_beli_gram } = hargaAwal(
          { kadar, kadar_jual },
          { harga_24k, harga_beli_24k, kelipatan },
        )
        expect(
          harga_min_gram <= harga &&
            harga <= harga_max_gram &&
            harga_beli_gram <= harga &&
            harga_beli_gram >= 0,
        ).toBe(true)
        expect(firstLimit(harga, kelipatan)).toEqual({ harga_min_gram, harga_max_gram })
      },
    ),
  )
})
