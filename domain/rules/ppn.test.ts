import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { percentToPersen, rupiah } from '#domain/units.ts'
import { parseSettings } from './para-system.ts'
import { nilaiTanpaPpn, ppnDari, ppnPenjualan, totalDenganPpn } from './ppn.ts'

test.each([
  // DOMAIN §C.12, S23: total 6,119,000
  [1.1, 'EXCLUDE', 67_309, 6_186_309],
  [1.1, 'INCLUDE', 66_577, 6_119_000],
  [1.65, 'EXCLUDE', 100_964, 6_219_964],
  [1.65, 'INCLUDE', 99_325, 6_119_000],
  [1.1, 'OFF', 0, 6_119_000],
] as const)('%d %% %s of 6,119,000 is %i', (rate, mode, ppn, paid) => {
  const tax = ppnDari(rupiah(6_119_000), percentToPersen(rate), mode)
  expect([tax, totalDenganPpn(rupiah(6_119_000), tax, mode)]).toEqual([ppn, paid])
})

describe('a sale', () => {
  const lines = [
    { harga_total: rupiah(6_119_000), punya_faktur_pajak: true },
    { harga_total: rupiah(1_577_500), punya_faktur_pajak: false },
    { harga_total: rupiah(1_429_500), punya_faktur_pajak: false },
  ]
  it('is taxed per rate', () => {
    expect(ppnPenjualan(lines, parseSettings({ PPN_MODE: 'EXCLUDE' }))).toEqual({
      mode: 'EXCLUDE',
      ppn_rp: 116_925,
      total_bayar: 9_242_925,
      lines: [
        { ppn_rp: 67_309, ppn_rate: 11_000 },
        { ppn_rp: 26_029, ppn_rate: 16_500 },
        { ppn_rp: 23_587, ppn_rate: 16_500 },
      ],
      per_tarif: [
        { rate: 11_000, dpp: 6_119_000, ppn_rp: 67_309 },
        { rate: 16_500, dpp: 3_007_000, ppn_rp: 49_616 },
      ],
    })
  })
  it('shows the base inside the price', () => {
    expect(ppnPenjualan(lines.slice(0, 1), parseSettings({ PPN_MODE: 'INCLUDE' })).per_tarif).toEqual([
      { rate: 11_000, dpp: 6_052_423, ppn_rp: 66_577 },
    ])
  })
  it('pays none when OFF', () => {
    expect(ppnPenjualan(lines, parseSettings())).toEqual({
      mode: 'OFF',
      ppn_rp: 0,
      total_bayar: 9_126_000,
      lines: lines.map(() => ({ ppn_rp: 0, ppn_rate: null })),
      per_tarif: [],
    })
  })
})

test('points are on the total without tax', () => {
  const line = { harga_total: rupiah(6_119_000), ppn_rp: rupiah(66_577) }
  expect([nilaiTanpaPpn(line, 'INCLUDE'), nilaiTanpaPpn(line, 'EXCLUDE')]).toEqual([6_052_423, 6_119_000])
})

test('the lines add up to the rates, the rates to the sale; no line pays a negative tax or more than itself', () => {
  const anyLine = fc.record({ harga_total: fc.nat(10 ** 9).map(rupiah), punya_faktur_pajak: fc.boolean() })
  fc.assert(
    fc.property(fc.array(anyLine), fc.constantFrom('INCLUDE', 'EXCLUDE'), (lines, PPN_MODE) => {
      const settings = parseSettings({ PPN_MODE })
      const ppn = ppnPenjualan(lines, settings)
      expect(ppn.lines.reduce((n, x) => n + x.ppn_rp, 0)).toBe(ppn.ppn_rp)
      for (const { rate, ppn_rp } of ppn.per_tarif)
        expect(ppn.lines.reduce((n, x) => n + (x.ppn_rate === rate ? x.ppn_rp : 0), 0)).toBe(ppn_rp)
      expect(ppn.per_tarif.reduce((n, x) => n + x.ppn_rp, 0)).toBe(ppn.ppn_rp)
      expect(ppn.lines.every((b, i) => b.ppn_rp >= 0 && b.ppn_rp <= lines[i]!.harga_total)).toBe(true)
      for (const { rate, dpp, ppn_rp } of ppn.per_tarif)
        expect(Math.abs(dpp * rate - ppn_rp * 1_000_000)).toBeLessThanOrEqual(1_016_500)
    }),
  )
})
