import fc from 'fast-check'
import { expect, test } from 'vitest'
import { milligram, rupiah } from '#domain/units.ts'
import { hargaPerGram, hargaRata, nilaiKeluar } from './rata-rata.ts'

test.each([
  [hargaRata(rupiah(100_000), 3), 33_333],
  [hargaRata(rupiah(5), 2), 3],
  [hargaRata(rupiah(0), 0), 0],
  [nilaiKeluar(1, 3, rupiah(100_000)), 33_333],
  [nilaiKeluar(2, 3, rupiah(100_000)), 66_667],
  // harga_rata of C4a and C4b
  [hargaPerGram(rupiah(1_492_500), milligram(2_350)), 635_106],
  [hargaPerGram(rupiah(5_475_500), milligram(5_105)), 1_072_576],
])('%i is %i', (value, expected) => {
  expect(value).toBe(expected)
})

test('C.11: taken in any portions, the last piece leaves no residue and the value never goes below zero', () => {
  fc.assert(
    fc.property(
      fc.nat(10 ** 10),
      fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 20 }),
      (worth, portions) => {
        let stock = portions.reduce((sum, q) => sum + q, 0)
        let nilai = rupiah(worth)
        for (const q of portions) {
          nilai = rupiah(nilai - nilaiKeluar(q, stock, nilai))
          stock -= q
          expect(nilai).toBeGreaterThanOrEqual(0)
        }
        expect([stock, nilai]).toEqual([0, 0])
      },
    ),
  )
})
