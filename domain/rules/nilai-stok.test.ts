import { expect, test } from 'vitest'
import { milligram, rupiah } from '../units.ts'
import { nilaiStok } from './nilai-stok.ts'

const group = (qty: number, berat: number, harga: number) => ({
  qty,
  berat: milligram(berat),
  harga: rupiah(harga),
})

test('grams at the price of their group; the total is what the lines come to', () => {
  const found = nilaiStok([group(2, 2_351, 650_000), group(1, 333, 1_150_001)])
  expect(found.per_group.map((g) => g.nilai)).toEqual([1_528_150, 382_950])
  expect(found).toMatchObject({ qty: 3, berat: 2_684, nilai: 1_911_100, tanpa_harga: 0 })
})

test('what has no price is counted and weighed, and said to be in no value', () => {
  expect(nilaiStok([group(3, 5_000, 0), group(1, 1_000, 650_000)])).toMatchObject({
    qty: 4,
    berat: 6_000,
    nilai: 650_000,
    tanpa_harga: 3,
  })
})

test('an empty shop', () => {
  expect(nilaiStok([])).toEqual({ qty: 0, berat: 0, nilai: 0, tanpa_harga: 0, per_group: [] })
})
