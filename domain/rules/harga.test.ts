import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { gramToMilligram, milligram, rupiah, type Milligram } from '#domain/units.ts'
import { asalHarga } from './asal-harga.ts'
import { hargaBarang, sepakati, type BarangDihargai, type HargaGroup } from './harga.ts'
import { parseSettings } from './para-system.ts'

const settings = parseSettings()
const group = (harga: number, min: number, max: number): HargaGroup => ({
  harga: rupiah(harga),
  harga_min_gram: rupiah(min),
  harga_max_gram: rupiah(max),
})
const G375 = group(650_000, 640_000, 670_000)
const G700 = group(1_150_000, 1_130_000, 1_180_000)
const LM = group(1_650_000, 1_650_000, 1_650_000)
const piece = (gram: number, ongkos: number, more: Partial<BarangDihargai> = {}): BarangDihargai => ({
  berat: gramToMilligram(gram),
  berat_atribut: milligram(0),
  harga_atribut: rupiah(0),
  ongkos: rupiah(ongkos),
  tipe_ongkos: 'NOMINAL',
  ...more,
})
const cincin = piece(2.35, 50_000)
const gelang = piece(5.125, 75_000, { berat_atribut: milligram(120), harga_atribut: rupiah(150_000) })

describe('C.1: the pieces of the fixture', () => {
  test.each([
    ['00000001 CINCIN', cincin, G375, 1_527_500, 1_577_500],
    ['00000002 GELANG', gelang, G700, 5_894_000, 6_119_000],
    ['00000003 KALUNG', piece(3.417, 60_000), G375, 2_221_500, 2_281_500],
    ['00000004 ANTING', piece(1.208, 40_000), G700, 1_389_500, 1_429_500],
    ['00000005 LM 5G', piece(5, 0), LM, 8_250_000, 8_250_000],
  ])('%s', (_, barang, prices, harga_jual, total) => {
    expect(hargaBarang(barang, prices, settings)).toMatchObject({ harga_skrg: harga_jual, total })
  })

  it('C1c: bounds of 00000001', () => {
    expect(hargaBarang(cincin, G375, settings)).toMatchObject({
      harga_min: 1_504_000,
      harga_max: 1_574_500,
      harga_gram: 650_000,
    })
  })

  it('counts ongkos by the gram, rounded half up and not to K', () => {
    expect(hargaBarang(piece(3.417, 15_001, { tipe_ongkos: 'PER_GRAM' }), G375, settings).ongkos).toBe(51_258)
  })

  it('weighs stones along only when BATU_IKUT_TIMBANG says so', () => {
    const withStones = hargaBarang(gelang, G700, parseSettings({ BATU_IKUT_TIMBANG: 'YA' }))
    expect(withStones).toMatchObject({ berat_timbang: 5_245, harga_skrg: 6_032_000 })
  })
})

describe('an agreed line', () => {
  const agree = (harga_jual: number, ongkos = 50_000, berat: Milligram = cincin.berat) =>
    sepakati(cincin, G375, { berat, harga_jual: rupiah(harga_jual), ongkos: rupiah(ongkos) }, settings)

  it('C1c: 1,500,000 is below the bounds, 1,510,000 is not', () => {
    expect(agree(1_500_000).otorisasi).toEqual(['HARGA JUAL DILUAR BATAS'])
    expect(agree(1_510_000)).toMatchObject({ otorisasi: [], harga_jual: 1_510_000, harga_total: 1_560_000 })
  })
  it('is rounded up before it is judged', () => {
    expect(agree(1_503_501)).toMatchObject({ harga_jual: 1_504_000, otorisasi: [] })
    expect(agree(1_574_501).otorisasi).toEqual(['HARGA JUAL DILUAR BATAS'])
  })
  it('needs ONGKOS TURUN below the master, nothing above', () => {
    expect(agree(1_527_500, 49_999).otorisasi).toEqual(['ONGKOS TURUN'])
    expect(agree(1_527_500, 60_000)).toMatchObject({ otorisasi: [], harga_total: 1_587_500 })
  })
  it('needs KOREKSI BERAT beyond the tolerance of 0.010 g', () => {
    expect(agree(1_527_500, 50_000, milligram(2_340)).otorisasi).toEqual([])
    expect(agree(1_527_500, 50_000, milligram(2_339)).otorisasi).toEqual(['KOREKSI BERAT'])
    expect(agree(1_534_500, 50_000, milligram(2_361)).otorisasi).toEqual(['KOREKSI BERAT'])
  })
  it('tells all that it needs', () => {
    expect(agree(1_500_000, 0, milligram(1_000)).otorisasi).toEqual([
      'HARGA JUAL DILUAR BATAS',
      'ONGKOS TURUN',
      'KOREKSI BERAT',
    ])
  })
})

describe('a price far below', () => {
  const LANTAI = 'HARGA JUAL DIBAWAH LANTAI'
  const at = (harga_jual: number, s = settings, berat = cincin.berat) =>
    sepakati(cincin, G375, { berat, harga_jual: rupiah(harga_jual), ongkos: rupiah(50_000) }, s).otorisasi

  it('is allowed by an owner alone below 70 % of the least', () => {
    // min 1,504,000: the floor is 1,052,800
    expect(at(1_053_000)).toEqual(['HARGA JUAL DILUAR BATAS'])
    expect(at(1_052_500)).toEqual([LANTAI])
    expect(at(500)).toEqual([LANTAI])
    expect(at(1_574_501)).toEqual(['HARGA JUAL DILUAR BATAS'])
  })
  it('is as far below as the shop says', () => {
    expect(at(500, parseSettings({ HARGA_LANTAI_PERSEN: '0' }))).toEqual(['HARGA JUAL DILUAR BATAS'])
    expect(at(1_503_000, parseSettings({ HARGA_LANTAI_PERSEN: '100' }))).toEqual([LANTAI])
    expect(at(1_504_000, parseSettings({ HARGA_LANTAI_PERSEN: '100' }))).toEqual([])
  })
  it('is judged by the weight in the books: no weight that is typed makes a piece cheap', () => {
    expect(at(500, settings, milligram(1))).toEqual([LANTAI, 'KOREKSI BERAT'])
    expect(at(1_510_000, settings, milligram(1))).toEqual(['KOREKSI BERAT'])
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 6 }), fc.nat(2 * 10 ** 6), (berat, harga_jual) => {
        const price = (otorisasi: readonly string[]) => otorisasi.filter((k) => k.startsWith('HARGA'))
        expect(price(at(harga_jual, settings, milligram(berat)))).toEqual(price(at(harga_jual)))
      }),
    )
  })
  it('that was agreed when the piece was set aside, at the weight of then, asks nobody', () => {
    const titip = { ...cincin, harga_titip: rupiah(500), berat_titip: milligram(1_000) }
    const taken = { berat: milligram(1_000), harga_jual: rupiah(500), ongkos: rupiah(50_000) }
    expect(sepakati(titip, G375, taken, settings).otorisasi).toEqual([])
  })
})

describe('how a price came about', () => {
  it('shows weight × price, rounding, ongkos and atribut', () => {
    const price = hargaBarang(gelang, G700, settings)
    expect(asalHarga(price, { ...gelang, nama_atribut: 'BATU' })).toEqual([
      { nama: 'Emas', rumus: '5.125 g × Rp. 1,150,000', jumlah: 5_893_750 },
      { nama: 'Pembulatan', rumus: '', jumlah: 250 },
      { nama: 'Ongkos', rumus: '', jumlah: 75_000 },
      { nama: 'Atribut', rumus: 'BATU', jumlah: 150_000 },
    ])
  })
})

const anyPiece = fc
  .record({
    berat: fc.integer({ min: 1, max: 1_000_000 }),
    berat_atribut: fc.integer({ min: 0, max: 10_000 }),
    harga_atribut: fc.integer({ min: 0, max: 10 ** 8 }),
    ongkos: fc.integer({ min: 0, max: 10 ** 7 }),
    tipe_ongkos: fc.constantFrom('NOMINAL' as const, 'PER_GRAM' as const),
  })
  .map((p) => p as BarangDihargai)
const anyPrice = fc.integer({ min: 1, max: 10_000_000 })
const anySettings = fc
  .record({
    PEMBULATAN: fc.constantFrom('1', '100', '500', '1000'),
    BATU_IKUT_TIMBANG: fc.constantFrom('YA', 'TIDAK'),
  })
  .map((rows) => parseSettings(rows))

test('invariant 10: a multiple of K, at least mg × harga_gram, less than K above it; the total adds up', () => {
  fc.assert(
    fc.property(anyPiece, anyPrice, anySettings, (barang, harga, s) => {
      const h = hargaBarang(barang, group(harga, harga, harga), s)
      const exact = BigInt(h.berat_timbang) * BigInt(harga)
      expect(h.harga_skrg % s.PEMBULATAN).toBe(0)
      expect(BigInt(h.harga_skrg) * 1000n >= exact).toBe(true)
      expect(BigInt(h.harga_skrg - s.PEMBULATAN) * 1000n < exact).toBe(true)
      expect(h.total).toBe(h.harga_skrg + h.ongkos + h.harga_atribut)
      expect([h.harga_min, h.harga_max]).toEqual([h.harga_skrg, h.harga_skrg])
    }),
  )
})

test('invariant 10: never falls when weight or price rises', () => {
  fc.assert(
    fc.property(
      anyPiece,
      anyPrice,
      fc.nat(10_000),
      fc.nat(100_000),
      anySettings,
      (barang, harga, mg, rp, s) => {
        const before = hargaBarang(barang, group(harga, harga, harga), s)
        const after = hargaBarang(
          { ...barang, berat: milligram(barang.berat + mg) },
          group(harga + rp, harga + rp, harga + rp),
          s,
        )
        expect(after.harga_skrg).toBeGreaterThanOrEqual(before.harga_skrg)
        expect(after.total).toBeGreaterThanOrEqual(before.total)
      },
    ),
  )
})

test('the parts of a price add up to its total, whatever was agreed', () => {
  fc.assert(
    fc.property(
      anyPiece,
      anyPrice,
      fc.nat(10 ** 9),
      fc.nat(10 ** 7),
      anySettings,
      (barang, harga, agreed, ongkos, s) => {
        const line = sepakati(
          barang,
          group(harga, harga, harga),
          { berat: barang.berat, harga_jual: rupiah(agreed), ongkos: rupiah(ongkos) },
          { ...s, TOLERANSI_BERAT_JUAL: milligram(10), HARGA_LANTAI_PERSEN: settings.HARGA_LANTAI_PERSEN },
        )
        const parts = asalHarga(line.harga, { ...barang, nama_atribut: '-' }, line)
        expect(parts.reduce((sum, p) => sum + p.jumlah, 0)).toBe(line.harga_total)
      },
    ),
  )
})
