import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bagiHalaman } from './slip-a5.ts'

const tinggi = (page: readonly { tall: number }[]) => page.reduce((sum, b) => sum + b.tall, 0)

test('every line of a slip stands on one page, none is over-full, and the last leaves room to sign', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 10, max: 40 }), { minLength: 1, maxLength: 80 }),
      fc.integer({ min: 150, max: 300 }),
      fc.integer({ min: 60, max: 110 }),
      (talls, ruang, kaki) => {
        const baris = talls.map((tall, urut) => ({ tall, urut }))
        const pages = bagiHalaman(baris, ruang, kaki)
        expect(pages.flat()).toEqual(baris)
        for (const page of pages) {
          expect(page.length).toBeGreaterThan(0)
          expect(tinggi(page)).toBeLessThanOrEqual(ruang)
        }
        expect(tinggi(pages.at(-1)!)).toBeLessThanOrEqual(ruang - kaki)
      },
    ),
  )
})
