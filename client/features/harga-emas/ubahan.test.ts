import { expect, test } from 'vitest'
import type { HargaEmasToko, HargaGroupDiatur } from '#domain/calls/harga-emas.ts'
import { percentToPersen, rupiah } from '#domain/units.ts'
import { adaUbahan, hitungHarga, tanpaUbahan, tertinggal, ubahGroup } from './ubahan.ts'

const g = (
  kode_group: string,
  kadar_jual: number,
  sell: number,
  min: number,
  max: number,
  buy: number,
  cara: 'MANUAL' | 'TURUNAN' = 'MANUAL',
): HargaGroupDiatur => ({
  kode_group: kode_group as never,
  nama_group: kode_group,
  kadar: percentToPersen(kadar_jual),
  kadar_cetak: '-',
  kadar_jual: percentToPersen(kadar_jual),
  cara,
  margin_per_gram: rupiah(0),
  harga: rupiah(sell),
  harga_min_gram: rupiah(min),
  harga_max_gram: rupiah(max),
  harga_beli_gram: rupiah(buy),
  harga_beli_24k: rupiah(0),
  berlaku_at: '-',
  awal_hari: {
    harga: rupiah(sell),
    harga_min_gram: rupiah(min),
    harga_max_gram: rupiah(max),
    harga_beli_gram: rupiah(buy),
  },
})
const G375 = g('G375', 40, 660_000, 650_000, 680_000, 570_000, 'TURUNAN')
const G700 = g('G700', 70, 1_150_000, 1_130_000, 1_180_000, 1_040_000)
const shop: HargaEmasToko = {
  harga_24k: rupiah(1_650_000),
  harga_beli_24k: rupiah(1_560_000),
  versi: 3,
  kelipatan: 1_000,
  diubah_by: '-',
  diubah_at: '-',
  awal_hari: { harga_24k: rupiah(1_650_000), harga_beli_24k: rupiah(1_560_000) },
  group: [G375, G700],
}
const of = (typed: Parameters<typeof hitungHarga>[1]) => hitungHarga(shop, typed)
const figures = (typed: Parameters<typeof hitungHarga>[1], i: number) => {
  const { harga, harga_min_gram, harga_max_gram, harga_beli_gram } = of(typed).rows[i]!
  return [harga, harga_min_gram, harga_max_gram, harga_beli_gram]
}

test('nothing typed changes nothing', () => {
  expect(figures(tanpaUbahan, 0)).toEqual([660_000, 650_000, 680_000, 570_000])
  expect(of(tanpaUbahan).rows.flatMap((b) => b.besar)).toEqual([])
  expect(adaUbahan(tanpaUbahan)).toBe(false)
})

test('a new price of fine gold moves what is derived from it, bounds and buying price along', () => {
  expect(figures({ harga_24k: rupiah(1_675_000), group: {} }, 0)).toEqual([
    670_000, 660_000, 690_000, 580_000,
  ])
  expect(figures({ harga_24k: rupiah(1_675_000), group: {} }, 1)).toEqual([
    1_150_000, 1_130_000, 1_180_000, 1_040_000,
  ])
})

test('while the price of fine gold is typed figure by figure, the distances are not lost', () => {
  const typed = [1, 16, 167, 1_675, 16_750, 167_500, 1_675_000].map((n) =>
    figures({ harga_24k: rupiah(n), group: {} }, 0),
  )
  expect(typed.at(-1)).toEqual([670_000, 660_000, 690_000, 580_000])
})

test('what was typed stays as typed when the rest moves', () => {
  const typed = ubahGroup({ ...tanpaUbahan, harga_24k: rupiah(1_675_000) }, G375, {
    harga_min_gram: rupiah(655_000),
  })
  expect(figures(typed, 0)).toEqual([670_000, 655_000, 690_000, 580_000])
})

test('a group that becomes derived forgets the price that was typed, and goes back without a trace', () => {
  const manual = ubahGroup(tanpaUbahan, G700, { harga: rupiah(1_160_000) })
  const derived = ubahGroup(manual, G700, { cara: 'TURUNAN' })
  expect(figures(derived, 1)).toEqual([1_155_000, 1_135_000, 1_185_000, 1_045_000])
  expect(adaUbahan(ubahGroup(derived, G700, { cara: 'MANUAL' }))).toBe(false)
})

test('what is out of order is told at its field, what moves far is marked', () => {
  const { rows } = of(
    ubahGroup(tanpaUbahan, G700, { harga_min_gram: rupiah(1_200_000), harga_beli_gram: rupiah(900_000) }),
  )
  expect(rows[1]!.errors.map((e) => e.field)).toEqual(['harga_min_gram'])
  expect(rows[1]!.besar).toEqual(['harga_min_gram', 'harga_beli_gram'])
})

test('a derived price falls behind when its kadar jual, or the rounding, is changed elsewhere', () => {
  expect(tertinggal(shop)).toEqual([])
  expect(tertinggal({ ...shop, group: [{ ...G375, kadar_jual: percentToPersen(41) }, G700] })).toEqual([
    'G375',
  ])
  expect(tertinggal({ ...shop, kelipatan: 50_000 })).toEqual(['G375'])
  expect(tertinggal({ ...shop, harga_24k: rupiah(0), group: [G700] })).toEqual([])
})

test('what needs an otorisasi is counted from where the day began', () => {
  const raised = { ...shop, harga_24k: rupiah(1_700_000) }
  expect(hitungHarga(raised, { harga_24k: rupiah(1_732_500), group: {} }).besar24k).toEqual([])
  expect(hitungHarga(raised, { harga_24k: rupiah(1_732_501), group: {} }).besar24k).toEqual(['harga_24k'])
  const moved = {
    ...shop,
    group: [G375, { ...G700, harga: rupiah(1_180_000), harga_max_gram: rupiah(1_250_000) }],
  }
  expect(hitungHarga(moved, tanpaUbahan).rows.flatMap((b) => b.besar)).toEqual([])
  const { besar } = hitungHarga(moved, {
    group: { G700: { harga: rupiah(1_208_000), harga_max_gram: rupiah(1_250_000) } },
  }).rows[1]!
  expect(besar).toEqual(['harga'])
})

test('24K beli decides what derived groups are bought at, as at the opening; what is typed stays, and so do the others', () => {
  const fine = { harga_beli_24k: rupiah(1_500_000), group: {} }
  // 1,500,000 × 40 %
  expect(figures(fine, 0)).toEqual([660_000, 650_000, 680_000, 600_000])
  expect(figures(fine, 1)).toEqual([1_150_000, 1_130_000, 1_180_000, 1_040_000])
  expect(figures(ubahGroup(fine, G375, { harga_beli_gram: rupiah(590_000) }), 0)[3]).toBe(590_000)
  expect(figures({ harga_beli_24k: rupiah(0), group: {} }, 0)[3], 'none is no price').toBe(570_000)
})

test('what follows 24K beli moves with it alone, and never above what it is sold at', () => {
  const follows = { ...shop, group: [{ ...G375, harga_beli_gram: rupiah(624_000) }] }
  const beli = (typed: Parameters<typeof hitungHarga>[1]) => hitungHarga(follows, typed).rows[0]!
  expect(beli({ harga_24k: rupiah(1_675_000), group: {} }).harga_beli_gram).toBe(624_000)
  expect(beli({ harga_24k: rupiah(1_500_000), group: {} }).harga_beli_gram).toBe(600_000)
})

test('a group that gets its first price from fine gold is bought at what fine gold makes of it', () => {
  const baru = g('G917', 93, 0, 0, 0, 0)
  const [row] = hitungHarga({ ...shop, group: [baru] }, { group: { G917: { cara: 'TURUNAN' } } }).rows
  expect([row!.harga, row!.harga_beli_gram]).toEqual([1_535_000, 1_450_000])
})

test('bought above what it is sold at, or above fine gold, is told at its field', () => {
  const beli = (kode: HargaGroupDiatur, amount: number) =>
    of(ubahGroup(tanpaUbahan, kode, { harga_beli_gram: rupiah(amount) }))
  expect(beli(G700, 1_150_001).rows[1]!.errors.map((e) => e.field)).toEqual(['harga_beli_gram'])
  expect(of({ harga_beli_24k: rupiah(1_650_001), group: {} }).errors.map((e) => e.field)).toEqual([
    'harga_beli_24k',
  ])
})
