import fc from 'fast-check'
import { expect, test } from 'vitest'
import { percentToPersen, persen, rupiah } from '#domain/units.ts'
import {
  geserHarga,
  hargaGramTurunan,
  periksaHarga,
  periksaHarga24k,
  awalHari,
  perluOtorisasiHarga,
  ubahBesar,
  ubahPerluIzin,
  type HargaDiatur,
  type HargaEmas,
} from './harga-emas.ts'

const harga = (sell: number, min = sell, max = sell, buy = 0): HargaEmas => ({
  harga: rupiah(sell),
  harga_min_gram: rupiah(min),
  harga_max_gram: rupiah(max),
  harga_beli_gram: rupiah(buy),
})
const turunan = (harga_24k: number, kadar: number, margin = 0, k = 1_000) =>
  hargaGramTurunan(rupiah(harga_24k), percentToPersen(kadar), rupiah(margin), k)

test.each([
  // DOMAIN §C.2
  [1_650_000, 40, 0, 1_000, 660_000],
  [1_650_000, 40, 1, 1_000, 661_000],
  [1_650_000, 70, 0, 1_000, 1_155_000],
  [1_650_000, 70, 15_000, 1_000, 1_170_000],
  [1_651_000, 37.5, 0, 1_000, 620_000], // 619,125
  [1_651_000, 37.5, 0, 1, 619_125],
  [1_651_001, 37.5, 0, 1, 619_126], // 619,125.375
  [1_650_000, 99.99, 0, 1_000, 1_650_000], // 1,649,835
  [0, 40, 0, 1_000, 0],
])('24K at %i × %f %% + %i, to multiples of %i: %i', (harga_24k, kadar, margin, k, expected) =>
  expect(turunan(harga_24k, kadar, margin, k)).toBe(expected),
)

test('a derived price is a multiple of k, at least the exact figure and less than k above it', () => {
  const any = [
    fc.nat(100_000_000),
    fc.nat(1_000_000),
    fc.nat(1_000_000),
    fc.constantFrom(1, 100, 500, 1_000, 5_000),
  ] as const
  fc.assert(
    fc.property(...any, (harga_24k, kadar, margin, k) => {
      const price = hargaGramTurunan(rupiah(harga_24k), persen(kadar), rupiah(margin), k)
      const exact = BigInt(harga_24k) * BigInt(kadar) + BigInt(margin) * 1_000_000n
      expect(price % k).toBe(0)
      expect(BigInt(price) * 1_000_000n >= exact && BigInt(price - k) * 1_000_000n < exact).toBe(true)
    }),
  )
})

test.each([
  [harga(650_000, 640_000, 670_000, 560_000), 660_000, harga(660_000, 650_000, 680_000, 570_000)],
  [harga(650_000, 640_000, 670_000, 560_000), 600_000, harga(600_000, 590_000, 620_000, 510_000)],
  // never below nothing
  [harga(100_000, 50_000, 120_000, 10_000), 40_000, harga(40_000, 0, 60_000, 0)],
  // the first price: no room for bargaining, and the buy-back price is not guessed
  [harga(0, 0, 0, 0), 660_000, harga(660_000, 660_000, 660_000, 0)],
  [harga(0, 0, 0, 500_000), 660_000, harga(660_000, 660_000, 660_000, 500_000)],
])('%j at %i keeps its distances', (before, at, after) =>
  expect(geserHarga(before, rupiah(at))).toEqual(after),
)

const price = fc.nat(10_000_000)
const anyRow = fc.tuple(price, price, price, price).map(([a, b, c, buy]) => {
  const [min, sell, max] = [a, b, c].sort((x, y) => x - y) as [number, number, number]
  return harga(sell, min, max, buy)
})

test('shifted prices stay in order, and shifting back undoes it unless something fell to nothing', () => {
  fc.assert(
    fc.property(anyRow, price, (row, at) => {
      const moved = geserHarga(row, rupiah(at))
      expect(moved.harga).toBe(at)
      expect(moved.harga_min_gram <= moved.harga && moved.harga <= moved.harga_max_gram).toBe(true)
      if (row.harga > 0 && at > 0 && moved.harga_min_gram > 0 && moved.harga_beli_gram > 0)
        expect(geserHarga(moved, row.harga)).toEqual(row)
    }),
  )
})

const acuan = {
  harga_24k: rupiah(1_650_000),
  harga_beli_24k: rupiah(1_560_000),
  kadar_jual: percentToPersen(40),
  kelipatan: 1_000,
}
const row = (h: HargaEmas, cara: HargaDiatur['cara'] = 'MANUAL'): HargaDiatur => ({
  ...h,
  cara,
  margin_per_gram: rupiah(0),
})

test.each<[string, HargaDiatur, typeof acuan, [string, string][]]>([
  ['in order', row(harga(650_000, 640_000, 670_000)), acuan, []],
  ['fixed', row(harga(650_000)), acuan, []],
  ['no price at all', row(harga(0)), acuan, []],
  [
    'min above',
    row(harga(650_000, 650_001, 670_000)),
    acuan,
    [['harga_min_gram', 'Harga Minimum Tidak Boleh Lebih Dari Harga']],
  ],
  [
    'max below',
    row(harga(650_000, 640_000, 649_999)),
    acuan,
    [['harga_max_gram', 'Harga Maksimum Tidak Boleh Kurang Dari Harga']],
  ],
  ['derived', row(harga(660_000), 'TURUNAN'), acuan, []],
  [
    'derived, but another figure',
    row(harga(661_000), 'TURUNAN'),
    acuan,
    [['harga', 'Harga Turunan Sudah Berubah, Silahkan Ulangi']],
  ],
  [
    'derived without a kadar',
    row(harga(660_000), 'TURUNAN'),
    { ...acuan, kadar_jual: percentToPersen(0) },
    [['cara', 'Kadar Jual Group Belum Diisi']],
  ],
  ['bought at what it is sold at', row(harga(650_000, 650_000, 650_000, 650_000)), acuan, []],
  [
    'bought above what it is sold at',
    row(harga(650_000, 650_000, 650_000, 650_001)),
    acuan,
    [['harga_beli_gram', 'Harga Beli Tidak Boleh Lebih Dari Harga Jual']],
  ],
  ['bought at fine gold', row(harga(1_700_000, 1_700_000, 1_700_000, 1_560_000)), acuan, []],
  [
    'bought above fine gold',
    row(harga(1_700_000, 1_700_000, 1_700_000, 1_560_001)),
    acuan,
    [['harga_beli_gram', 'Harga Beli Tidak Boleh Lebih Dari Harga 24K Beli']],
  ],
  [
    'the shop has no price of buying fine gold',
    row(harga(1_700_000, 1_700_000, 1_700_000, 1_600_000)),
    { ...acuan, harga_beli_24k: rupiah(0) },
    [],
  ],
  [
    'all at once',
    row(harga(661_000, 662_000, 0), 'TURUNAN'),
    acuan,
    [
      ['harga', 'Harga Turunan Sudah Berubah, Silahkan Ulangi'],
      ['harga_min_gram', 'Harga Minimum Tidak Boleh Lebih Dari Harga'],
      ['harga_max_gram', 'Harga Maksimum Tidak Boleh Kurang Dari Harga'],
    ],
  ],
])('%s', (_, given, with_, expected) => {
  expect(
    periksaHarga(given, with_)
      .flatMap((r) => r.errors)
      .map((e) => [e.field, e.message]),
  ).toEqual(expected)
})

test.each<[string, number, number, HargaDiatur['cara'], [string, string][]]>([
  ['in order', 1_650_000, 1_560_000, 'TURUNAN', []],
  ['the same', 1_650_000, 1_650_000, 'TURUNAN', []],
  [
    'bought above',
    1_650_000,
    1_650_001,
    'MANUAL',
    [['harga_beli_24k', 'Harga Beli Tidak Boleh Lebih Dari Harga Jual']],
  ],
  ['bought, and not sold', 0, 1_560_000, 'MANUAL', []],
  ['needed, and not there', 0, 1_560_000, 'TURUNAN', [['harga_24k', 'Harga 24K Harus Diisi']]],
])('fine gold, %s', (_, harga_24k, harga_beli_24k, cara, expected) => {
  const murni = { harga_24k: rupiah(harga_24k), harga_beli_24k: rupiah(harga_beli_24k) }
  expect(
    periksaHarga24k(murni, [{ cara }])
      .flatMap((r) => r.errors)
      .map((e) => [e.field, e.message]),
  ).toEqual(expected)
})

test.each([
  [650_000, 650_000, false],
  [650_000, 682_500, false], // 5 % exactly
  [650_000, 682_501, true],
  [650_000, 617_500, false],
  [650_000, 617_499, true],
  [650_000, 0, true],
  [0, 650_000, false],
])('from %i to %i: otorisasi %s', (before, after, expected) =>
  expect(ubahBesar(rupiah(before), rupiah(after))).toBe(expected),
)

test('the bounds and the price of buying count as much as the price', () => {
  const awal_hari = harga(650_000, 640_000, 670_000, 560_000)
  const kini = { ...awal_hari, awal_hari }
  expect(perluOtorisasiHarga(kini, geserHarga(kini, rupiah(655_000)))).toEqual([])
  expect(
    perluOtorisasiHarga(kini, {
      ...awal_hari,
      harga_min_gram: rupiah(600_000),
      harga_beli_gram: rupiah(600_000),
    }),
  ).toEqual(['harga_min_gram', 'harga_beli_gram'])
})

test.each<[string, number[], number, number]>([
  ['not changed today', [], 650_000, 650_000],
  ['changed once', [650_000], 660_000, 650_000],
  ['changed by steps', [650_000, 660_000, 670_000], 680_000, 650_000],
  ['without a price when the day began', [0], 650_000, 650_000],
  ['its first price, and another', [0, 650_000], 660_000, 650_000],
  ['taken away, and given again', [650_000, 0], 700_000, 650_000],
  ['no price yet', [0, 0], 0, 0],
])('%s: the day is counted from where it began', (_, sebelum, kini, expected) =>
  expect(awalHari(sebelum.map(rupiah), rupiah(kini))).toBe(expected),
)

test('what stays as it was allowed is not asked for again', () => {
  expect(ubahPerluIzin(rupiah(100), rupiah(200), rupiah(200))).toBe(false)
  expect(ubahPerluIzin(rupiah(100), rupiah(200), rupiah(201))).toBe(true)
  expect(ubahPerluIzin(rupiah(100), rupiah(200), rupiah(105))).toBe(false)
})

test('however a day is cut into steps, without otorisasi it ends within 5 % of where it began', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 3_000_000 }),
      fc.array(fc.nat(3_000_000), { maxLength: 30 }),
      (awal, asked) => {
        const sebelum: ReturnType<typeof rupiah>[] = []
        let kini = rupiah(awal)
        for (const next of asked.map((n) => rupiah(n % 2 ? n : Math.round(kini * (0.96 + (n % 9) / 100))))) {
          if (next === kini || ubahPerluIzin(awalHari(sebelum, kini), kini, next)) continue
          sebelum.push(kini)
          kini = next
        }
        expect(ubahBesar(rupiah(awal), kini)).toBe(false)
      },
    ),
  )
})
