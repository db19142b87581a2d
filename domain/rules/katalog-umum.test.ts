import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  KODE_LETTERS,
  isKodeKatalog,
  keteranganPoin,
  kodeKatalog,
  namaDepan,
  samarkanKode,
  writeKode,
} from './katalog-umum.ts'

describe('a one-time code', () => {
  test('is eight letters and digits that nobody takes for another', () => {
    expect(KODE_LETTERS).toHaveLength(31)
    expect(new Set(KODE_LETTERS).size).toBe(31)
    for (const mirip of '01OIL') expect(KODE_LETTERS).not.toContain(mirip)
    fc.assert(
      fc.property(fc.array(fc.nat(30), { minLength: 8, maxLength: 8 }), (numbers) => {
        const sisa = [...numbers]
        const kode = kodeKatalog(() => sisa.shift()!)
        expect(isKodeKatalog(kode)).toBe(true)
        expect(writeKode(kode).replace('-', '')).toBe(kode)
      }),
    )
  })
  test.each(['', '3F7K', '3F7K9QXMM', '3F7K9QX0', '3f7k9qxm'])('%j is none', (text) => {
    expect(isKodeKatalog(text)).toBe(false)
  })
})

test.each([
  ['SITI AMINAH', 'SITI'],
  ['  BUDI ', 'BUDI'],
  ['', ''],
])('the first name of %j is %j', (nama, depan) => {
  expect(namaDepan(nama)).toBe(depan)
})

test('of a code the last four are told, and no more', () => {
  expect(samarkanKode('MTK010000017')).toBe('********0017')
  expect(samarkanKode('M1')).toBe('M1')
})

test('a movement of points is told in the customer’s words', () => {
  expect(['PENJUALAN', 'TUKAR POIN', 'KOREKSI'].map(keteranganPoin)).toEqual([
    'Belanja',
    'Ditukar hadiah',
    'Penyesuaian oleh toko',
  ])
})
