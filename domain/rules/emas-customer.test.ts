import fc from 'fast-check'
import { expect, test } from 'vitest'
import { milligram, persen, rupiah } from '#domain/units.ts'
import { beratDitanggung, beratKena, emasTerpakai, halus, letakEmas, setaraHalus } from './emas-customer.ts'
import { hargaPesanan } from './pesanan.ts'

const mg = fc.integer({ min: 1, max: 10 ** 8 }).map(milligram)
const kadar = fc.integer({ min: 1, max: 1_000_000 }).map(persen)
const emas = fc.record({ berat: mg, kadar, kadar_pesanan: kadar })

test.each([
  // DOMAIN §C.8: the estimate, the finished piece, and the same with a gram of the customer's
  [4_000, 0, 4_600_000, 4_900_000],
  [4_120, 0, 4_738_000, 5_038_000],
  [4_120, 1_000, 3_588_000, 3_888_000],
  // more gold than the piece weighs
  [4_120, 5_000, 0, 300_000],
])('C.8: %i mg with %i mg of the customer come to %i, with ongkos %i', (berat, own, harga_jual, total) => {
  expect(
    hargaPesanan(
      milligram(berat),
      { berat: milligram(own), kadar: persen(750_000), kadar_pesanan: persen(750_000) },
      { harga_gram: rupiah(1_150_000), ongkos: rupiah(300_000), harga_atribut: rupiah(0) },
      { PEMBULATAN: rupiah(500) },
    ),
  ).toEqual({ harga_jual, total })
})

test('gold of another purity counts by what is fine in it, to the fraction', () => {
  // 1.000 g of 70 % is 0.9333… g of 75 %: 3.1866… g are paid, 3,664,666.67 rupiah
  const own = { berat: milligram(1_000), kadar: persen(700_000), kadar_pesanan: persen(750_000) }
  const harga = { harga_gram: rupiah(1_150_000), ongkos: rupiah(0), harga_atribut: rupiah(0) }
  expect(hargaPesanan(milligram(4_120), own, harga, { PEMBULATAN: rupiah(500) }).harga_jual).toBe(3_665_000)
  expect(beratDitanggung(milligram(4_120), own)).toBe(933)
  expect(emasTerpakai(milligram(4_120), own)).toBe(1_000)
  // a piece of 0.500 g needs 0.5358 g of it
  expect(emasTerpakai(milligram(500), own)).toBe(536)
  expect(setaraHalus(milligram(1_000), persen(700_000), persen(750_000))).toBe(934)
  expect(halus(milligram(1_000), persen(375_000))).toBe(375)
})

test('what is paid and what is not make the piece, to less than a milligram', () => {
  fc.assert(
    fc.property(mg, emas, (berat, own) => {
      const { pembilang, penyebut } = beratKena(berat, own)
      const kena = Number(pembilang) / Number(penyebut)
      expect(kena).toBeGreaterThanOrEqual(0)
      expect(berat - beratDitanggung(berat, own) - kena).toBeGreaterThan(-0.001)
      expect(berat - beratDitanggung(berat, own) - kena).toBeLessThan(1)
    }),
  )
})

test('no more gold is used than was brought, and none is left while the piece is paid by the gram', () => {
  fc.assert(
    fc.property(mg, emas, (berat, own) => {
      const used = emasTerpakai(berat, own)
      expect(used).toBeLessThanOrEqual(own.berat)
      if (beratKena(berat, own).pembilang > 0n) expect(used).toBe(own.berat)
    }),
  )
})

test('where the gold is adds up to what was brought, in whatever order it was given, lost and worked in', () => {
  const part = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(mg, emas, part, part, part, part, (berat, own, a, b, c, d) => {
      const share = (of: number, p: number) => milligram(Math.floor(of * p))
      const serah = share(own.berat, a)
      const kembali = share(serah, b)
      const susut = share(serah - kembali, c)
      expect(letakEmas(own, { serah, kembali, susut, berat_jadi: null })).toEqual({
        di_service: own.berat - serah + kembali,
        di_tukang: serah - kembali - susut,
        terpakai: 0,
        hilang: susut,
        milik: own.berat,
      })
      // the piece comes; what the goldsmith still has of it comes back after that, or is lost
      const jadi = letakEmas(own, { serah, kembali, susut, berat_jadi: berat })
      expect(jadi.terpakai + jadi.milik).toBe(own.berat)
      expect(jadi.di_service + jadi.di_tukang).toBe(Math.max(0, own.berat - susut - jadi.terpakai))
      const lagi = share(jadi.di_tukang, d)
      const after = { kembali: milligram(kembali + lagi), susut: milligram(susut + jadi.di_tukang - lagi) }
      expect(letakEmas(own, { serah, ...after, berat_jadi: berat })).toMatchObject({
        di_tukang: 0,
        di_service: jadi.di_service + lagi,
        terpakai: jadi.terpakai,
      })
    }),
  )
})
