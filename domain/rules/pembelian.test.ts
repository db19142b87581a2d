import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { gramToMilligram, milligram, percentToPersen, persen, rupiah } from '#domain/units.ts'
import { parseSettings } from './para-system.ts'
import { hargaBeli, hargaBeliAda, rugiUntuk } from './pembelian.ts'
import type { Dibeli, KondisiBeli, ParameterRugiNota, RugiNota } from './dibeli.ts'

const settings = parseSettings()
const MULUS: KondisiBeli = {
  kondisi: 'MULUS',
  tipe: 'PERSENTASE',
  persentase: persen(0),
  potongan: rupiah(0),
}
const PATAH: KondisiBeli = { kondisi: 'PATAH', tipe: 'RP', persentase: persen(0), potongan: rupiah(20_000) }
const TANPA_SURAT: KondisiBeli = {
  kondisi: 'TANPA SURAT',
  tipe: 'PERSENTASE',
  persentase: percentToPersen(10),
  potongan: rupiah(0),
}
const G375 = { harga_beli_gram: rupiah(560_000), harga_beli_24k: rupiah(1_560_000) }
const G700 = { harga_beli_gram: rupiah(1_040_000), harga_beli_24k: rupiah(1_560_000) }
const RUGI_G375: RugiNota = { tipe: 'RP', nilai: 15_000 }
const RUGI_G700: RugiNota = { tipe: 'PERSENTASE', nilai: percentToPersen(5) }
const cincin = {
  harga_jual: rupiah(1_527_500),
  ongkos: rupiah(50_000),
  harga_atribut: rupiah(0),
  berat: gramToMilligram(2.35),
  harga_gram: rupiah(650_000),
  berat_customer: milligram(0),
}
const gelang = {
  harga_jual: rupiah(5_894_000),
  ongkos: rupiah(75_000),
  harga_atribut: rupiah(150_000),
  berat: gramToMilligram(5.125),
  harga_gram: rupiah(1_150_000),
  berat_customer: milligram(0),
}

const cincinDibeli = (more: Partial<Dibeli> = {}): Dibeli => ({
  nota: cincin,
  berat: cincin.berat,
  kadar: undefined,
  group: G375,
  rugi: RUGI_G375,
  kondisi: MULUS,
  potongan_manual: rupiah(0),
  ...more,
})
const gelangDibeli = (berat: number, more: Partial<Dibeli> = {}): Dibeli => ({
  nota: gelang,
  berat: gramToMilligram(berat),
  kadar: undefined,
  group: G700,
  rugi: RUGI_G700,
  kondisi: MULUS,
  potongan_manual: rupiah(0),
  ...more,
})

describe('the figures of DOMAIN §C.4 and §C.5', () => {
  test('C4a: the whole piece', () => {
    expect(hargaBeli(cincinDibeli(), settings)).toMatchObject({
      harga: 1_492_500,
      harga_rata: 635_106,
      rugi_nota_rp: 35_250,
      harga_nota: 1_527_500,
      otorisasi: [],
    })
  })
  test('C4b: worn and broken', () => {
    const b = hargaBeli(gelangDibeli(5.105, { kondisi: PATAH }), settings)
    expect(b).toMatchObject({
      harga: 5_475_500,
      harga_rata: 1_072_576,
      basis_rp: 5_870_999,
      rugi_nota_rp: 293_550,
      potongan_kondisi_rp: 102_100,
    })
    expect(b.asal.map((p) => [p.nama, p.rumus, p.jumlah])).toEqual([
      ['Harga Nota', '', 5_894_000],
      ['Susut', '5.105 g dari 5.125 g', -23_001],
      ['Rugi Nota', '5%', -293_550],
      ['Kondisi', 'PATAH 5.105 g × Rp. 20,000', -102_100],
      ['Pembulatan', '', 151],
    ])
  })
  test('C4c: worn within the tolerance', () =>
    expect(hargaBeli(gelangDibeli(5.117), settings).harga).toBe(5_599_500))
  test('C5: without nota, by the group', () => {
    const b = hargaBeli(
      cincinDibeli({ nota: undefined, berat: gramToMilligram(3), kondisi: TANPA_SURAT }),
      settings,
    )
    expect(b).toMatchObject({
      harga: 1_512_000,
      harga_nota: 0,
      rugi_nota_rp: 0,
      otorisasi: ['PEMBELIAN TANPA BARCODE'],
    })
  })
  test('C5: without nota, of unknown purity', () => {
    // 3.210 × 45 % × 1,560,000 = 2,253,420
    expect(
      hargaBeli(
        cincinDibeli({ nota: undefined, berat: gramToMilligram(3.21), kadar: percentToPersen(45) }),
        settings,
      ).harga,
    ).toBe(2_253_500)
  })
})

describe('every setting of the shop counts', () => {
  const harga = (d: Dibeli, over: Record<string, string>) => hargaBeli(d, parseSettings(over)).harga
  test.each([
    [{ BASIS_BELI: 'HARI_INI' }, 1_281_000], // 2.350 × 560,000 = 1,316,000 − 35,250
    [{ BASIS_BELI: 'TERTINGGI' }, 1_492_500],
    [{ BELI_DENGAN_ONGKOS: 'YA' }, 1_542_500],
    [{ PEMBULATAN_BELI: 'TURUN' }, 1_492_000],
    [{ PEMBULATAN: '1000' }, 1_493_000],
  ])('%j', (over, expected) => expect(harga(cincinDibeli(), over)).toBe(expected))
  test('TERTINGGI takes the price of today when it is the higher', () =>
    expect(
      harga(cincinDibeli({ group: { ...G375, harga_beli_gram: rupiah(700_000) } }), {
        BASIS_BELI: 'TERTINGGI',
      }),
    ).toBe(1_610_000))
  test('BELI_DENGAN_ATRIBUT', () =>
    expect(harga(gelangDibeli(5.125), { BELI_DENGAN_ATRIBUT: 'YA' })).toBe(5_742_000))
  test('TOLERANSI_BERAT_BELI', () =>
    expect(harga(gelangDibeli(5.117), { TOLERANSI_BERAT_BELI: '0.005' })).toBe(5_591_000))
})

describe('what somebody must allow', () => {
  test('a piece heavier than its nota, and its price does not rise', () => {
    expect(
      hargaBeli(cincinDibeli({ berat: gramToMilligram(2.361), rugi: undefined }), settings),
    ).toMatchObject({ harga: 1_527_500, otorisasi: ['BERAT BELI DILUAR TOLERANSI'] })
    expect(hargaBeli(cincinDibeli({ berat: gramToMilligram(2.36) }), settings).otorisasi).toEqual([])
  })
  test('a price above the nota', () => {
    const d = cincinDibeli({ group: { ...G375, harga_beli_gram: rupiah(700_000) } })
    expect(hargaBeli(d, parseSettings({ BASIS_BELI: 'HARI_INI' })).otorisasi).toEqual([
      'PEMBELIAN DI ATAS NOTA',
    ])
  })
})

test('the deduction by age is that of the range the age is in', () => {
  const rows: ParameterRugiNota[] = [
    { kode_group: 'G375', tipe: 'RP', nilai: 10_000, hari_dari: 0, hari_sampai: 30 },
    { kode_group: 'G375', tipe: 'RP', nilai: 25_000, hari_dari: 31, hari_sampai: 9_999 },
    { kode_group: 'G700', tipe: 'PERSENTASE', nilai: 50_000, hari_dari: 0, hari_sampai: 9_999 },
  ]
  expect([0, 30, 31, 40_000].map((umur) => rugiUntuk(rows, 'G375', umur)?.nilai)).toEqual([
    10_000,
    10_000,
    25_000,
    undefined,
  ])
})

test('without a buy-back price nothing can be bought at it', () => {
  const none = { harga_beli_gram: rupiah(0), harga_beli_24k: rupiah(0) }
  expect(hargaBeliAda({ nota: cincin, kadar: undefined, group: none }, settings)).toBe(true)
  expect(
    hargaBeliAda({ nota: cincin, kadar: undefined, group: none }, parseSettings({ BASIS_BELI: 'HARI_INI' })),
  ).toBe(false)
  expect(hargaBeliAda({ nota: undefined, kadar: undefined, group: none }, settings)).toBe(false)
  expect(
    hargaBeliAda(
      { nota: undefined, kadar: persen(1), group: { ...none, harga_beli_24k: rupiah(1) } },
      settings,
    ),
  ).toBe(true)
})

test('of a piece made with the customer’s own gold the whole weight counts, though only a part of it was paid', () => {
  const nota = {
    ...gelang,
    berat: gramToMilligram(4.12),
    harga_jual: rupiah(3_588_000),
    berat_customer: gramToMilligram(1),
  }
  const { harga_nota, asal } = hargaBeli(gelangDibeli(4.12, { nota, rugi: undefined }), settings)
  expect(harga_nota, '4.120 g × 1,150,000').toBe(4_738_000)
  expect(asal).toEqual([{ nama: 'Harga Nota', rumus: '4.120 g × Rp. 1,150,000', jumlah: 4_738_000 }])
  const odd = { ...nota, harga_gram: rupiah(1_150_001) }
  expect(hargaBeli(gelangDibeli(4.12, { nota: odd, rugi: undefined }), settings).harga_nota, 'RU').toBe(
    4_738_500,
  )
})

describe('invariant 11', () => {
  const rule = fc.oneof(
    fc.record({ tipe: fc.constant('RP' as const), nilai: fc.integer({ min: 0, max: 500_000 }) }),
    fc.record({ tipe: fc.constant('PERSENTASE' as const), nilai: fc.integer({ min: 0, max: 1_000_000 }) }),
  )
  const kondisiOf = (r: RugiNota): KondisiBeli => ({
    kondisi: 'X',
    tipe: r.tipe,
    persentase: persen(r.tipe === 'RP' ? 0 : r.nilai),
    potongan: rupiah(r.tipe === 'RP' ? r.nilai : 0),
  })
  const money = (max: number) => fc.integer({ min: 0, max }).map(rupiah)
  const dibeli = fc.record({
    nota: fc.option(
      fc.record({
        harga_jual: money(2_000_000_000),
        ongkos: money(5_000_000),
        harga_atribut: money(50_000_000),
        berat: fc.integer({ min: 1, max: 2_000_000 }).map(milligram),
        harga_gram: money(3_000_000),
        berat_customer: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 2_000_000 })).map(milligram),
      }),
      { nil: undefined },
    ),
    berat: fc.integer({ min: 1, max: 2_000_000 }).map(milligram),
    kadar: fc.option(fc.integer({ min: 1, max: 1_000_000 }).map(persen), { nil: undefined }),
    group: fc.record({ harga_beli_gram: money(3_000_000), harga_beli_24k: money(3_000_000) }),
    rugi: fc.option(rule, { nil: undefined }),
    kondisi: rule.map(kondisiOf),
    potongan_manual: money(5_000_000),
  })
  const setting = fc
    .record({
      BASIS_BELI: fc.constantFrom('NOTA', 'HARI_INI', 'TERTINGGI'),
      BELI_DENGAN_ATRIBUT: fc.constantFrom('YA', 'TIDAK'),
      BELI_DENGAN_ONGKOS: fc.constantFrom('YA', 'TIDAK'),
      PEMBULATAN_BELI: fc.constantFrom('NAIK', 'TURUN'),
      PEMBULATAN: fc.constantFrom('1', '500', '1000'),
    })
    .map(parseSettings)

  it('holds: never negative, never above the basis rounded up, a multiple of K, parts that add up', () => {
    fc.assert(
      fc.property(dibeli, setting, (d, s) => {
        const b = hargaBeli(d, s)
        expect(b.harga).toBeGreaterThanOrEqual(0)
        expect(b.harga % s.PEMBULATAN).toBe(0)
        expect(b.harga).toBeLessThanOrEqual(Math.ceil((b.basis_rp + 1) / s.PEMBULATAN) * s.PEMBULATAN)
        expect(b.asal.reduce((sum, p) => sum + p.jumlah, 0)).toBe(b.harga)
      }),
    )
  })

  it('worse conditions, greater losses and more taken off never raise a price', () => {
    const worse = (r: RugiNota, by: number): RugiNota => ({
      tipe: r.tipe,
      nilai: r.tipe === 'RP' ? r.nilai + by : Math.min(1_000_000, r.nilai + by),
    })
    fc.assert(
      fc.property(dibeli, rule, fc.nat(400_000), setting, (d, k, by, s) => {
        const { harga } = hargaBeli({ ...d, kondisi: kondisiOf(k) }, s)
        expect(hargaBeli({ ...d, kondisi: kondisiOf(worse(k, by)) }, s).harga).toBeLessThanOrEqual(harga)
        expect(
          hargaBeli({ ...d, kondisi: kondisiOf(k), potongan_manual: rupiah(d.potongan_manual + by) }, s)
            .harga,
        ).toBeLessThanOrEqual(harga)
        const { rugi } = d
        if (rugi)
          expect(
            hargaBeli({ ...d, kondisi: kondisiOf(k), rugi: worse(rugi, by) }, s).harga,
          ).toBeLessThanOrEqual(harga)
      }),
    )
  })
})
