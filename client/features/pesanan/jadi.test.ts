import { expect, test } from 'vitest'
import { milligram, persen, rupiah } from '#domain/units.ts'
import { totalJadi } from './jadi.ts'

const SETTINGS = { PEMBULATAN: 500 } as never
const cincin = {
  status: 'JADI',
  mengikat: true,
  berat_jadi: milligram(4_120),
  berat_customer: milligram(0),
  kadar_customer: persen(0),
  kadar: persen(700_000),
  harga_gram: rupiah(1_150_000),
  ongkos: rupiah(300_000),
  harga_atribut: rupiah(0),
}

test('the figures of DOMAIN §C.8: by the finished weight, less the customer’s own gold', () => {
  expect(totalJadi([cincin], SETTINGS)).toBe(5_038_000)
  const emas = { berat_customer: milligram(1_000), kadar_customer: persen(700_000) }
  expect(totalJadi([{ ...cincin, ...emas }], SETTINGS)).toBe(3_888_000)
})

test('nothing is said while a piece is missing, or the price of another day counts; what was dropped counts for nothing', () => {
  expect(totalJadi([cincin, { ...cincin, status: 'OPEN' }], SETTINGS)).toBeUndefined()
  expect(totalJadi([{ ...cincin, mengikat: false }], SETTINGS)).toBeUndefined()
  expect(totalJadi([cincin, { ...cincin, status: 'BATAL' }], SETTINGS)).toBe(5_038_000)
})
