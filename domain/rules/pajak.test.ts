import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { percentToPersen, rupiah } from '#domain/units.ts'
import {
  dibayarLine,
  JENIS_PAJAK,
  JENIS_PEMBELI,
  nilaiTanpaPpn,
  pajakPenjualan,
  periksaPembeli,
  pph22Dari,
  type JenisPajak,
  type JenisPembeli,
  type PembeliPajak,
} from './pajak.ts'

const line = (harga_total: number, rate: number, jenis_pajak: JenisPajak = 'PERHIASAN_EMAS') => ({
  harga_total: rupiah(harga_total),
  barang: { jenis_pajak, ppn_rate: percentToPersen(rate), ppn_dasar: 'PMK 11/2025' },
})
const tiga = [line(6_119_000, 1.1), line(1_577_500, 1.65), line(1_429_500, 1.65)]

describe('a sale', () => {
  it('is taxed per rate', () => {
    const pajak = pajakPenjualan(tiga, 'EXCLUDE')
    expect(pajak).toMatchObject({ mode: 'EXCLUDE', ppn_rp: 116_925, pph_rp: 0, total_bayar: 9_242_925 })
    expect(pajak.lines.map((b) => [b.ppn_rp, b.ppn_rate, b.ppn_dasar, b.jenis_pajak, b.pph_rp])).toEqual([
      [67_309, 11_000, 'PMK 11/2025', 'PERHIASAN_EMAS', 0],
      [26_029, 16_500, 'PMK 11/2025', 'PERHIASAN_EMAS', 0],
      [23_587, 16_500, 'PMK 11/2025', 'PERHIASAN_EMAS', 0],
    ])
    expect(pajak.per_tarif).toEqual([
      { rate: 11_000, dpp: 6_119_000, ppn_rp: 67_309 },
      { rate: 16_500, dpp: 3_007_000, ppn_rp: 49_616 },
    ])
  })
  it('shows the base inside the price', () => {
    expect(pajakPenjualan(tiga.slice(0, 1), 'INCLUDE').per_tarif).toEqual([
      { rate: 11_000, dpp: 6_052_423, ppn_rp: 66_577 },
    ])
  })
  it('pays none when OFF', () => {
    const pajak = pajakPenjualan(tiga, 'OFF')
    expect(pajak).toMatchObject({ mode: 'OFF', ppn_rp: 0, total_bayar: 9_126_000, per_tarif: [] })
    for (const b of pajak.lines) expect(b).toMatchObject({ ppn_rp: 0, ppn_rate: null, ppn_dasar: '-' })
  })
})

// DOMAIN §P.1, and other figures of the same rules.
test.each<[string, number, number, JenisPajak, PembeliPajak, number, number, number]>([
  ['a trader', 6_119_000, 1.65, 'PERHIASAN_EMAS', { jenis_pembeli: 'PEDAGANG' }, 100_964, 15_297, 6_235_261],
  [
    'a trader with a letter',
    6_119_000,
    1.65,
    'PERHIASAN_EMAS',
    { jenis_pembeli: 'PEDAGANG', bebas_pph22: 'SKB' },
    100_964,
    0,
    6_219_964,
  ],
  ['a factory', 6_119_000, 1.65, 'PERHIASAN_EMAS', { jenis_pembeli: 'PABRIKAN' }, 0, 15_297, 6_134_297],
  ['a factory, of silver', 494_000, 1.1, 'NON_EMAS', { jenis_pembeli: 'PABRIKAN' }, 5_434, 0, 499_434],
  ['a bullion house', 8_250_000, 0, 'EMAS_BATANGAN', { jenis_pembeli: 'BULION' }, 0, 0, 8_250_000],
  [
    'a bullion house, of jewellery',
    6_119_000,
    1.1,
    'PERHIASAN_EMAS',
    { jenis_pembeli: 'BULION' },
    67_309,
    0,
    6_186_309,
  ],
  ['a trader, of a bar', 8_250_000, 0, 'EMAS_BATANGAN', { jenis_pembeli: 'PEDAGANG' }, 0, 20_625, 8_270_625],
  ['a consumer, of a bar', 8_250_000, 0, 'EMAS_BATANGAN', { jenis_pembeli: 'KONSUMEN' }, 0, 0, 8_250_000],
  ['a consumer, of silver', 494_000, 1.1, 'NON_EMAS', { jenis_pembeli: 'KONSUMEN' }, 5_434, 0, 499_434],
])('EXCLUDE to %s', (_, total, rate, jenis, pembeli, ppn_rp, pph_rp, total_bayar) => {
  expect(pajakPenjualan([line(total, rate, jenis)], 'EXCLUDE', pembeli)).toMatchObject({
    ppn_rp,
    pph_rp,
    total_bayar,
  })
})

test('PPh 22 is on the price without PPN: inside it too, and without any', () => {
  const pembeli: PembeliPajak = { jenis_pembeli: 'PEDAGANG' }
  // 6,119,000 / 1.0165 = 6,019,675; × 0.25 % = 15,049.18
  expect(pajakPenjualan([line(6_119_000, 1.65)], 'INCLUDE', pembeli)).toMatchObject({
    ppn_rp: 99_325,
    pph_rp: 15_049,
    total_bayar: 6_134_049,
  })
  expect(pajakPenjualan([line(6_119_000, 1.65)], 'OFF', pembeli)).toMatchObject({ ppn_rp: 0, pph_rp: 15_297 })
  expect(pph22Dari(rupiah(100_000_000), { jenis_pembeli: 'PABRIKAN' })).toBe(250_000)
})

test('points are on the total without tax', () => {
  const sold = { harga_total: rupiah(6_119_000), ppn_rp: rupiah(66_577) }
  expect([nilaiTanpaPpn(sold, 'INCLUDE'), nilaiTanpaPpn(sold, 'EXCLUDE')]).toEqual([6_052_423, 6_119_000])
})

const pembeli = (lain: object = {}) => ({
  jenis_pembeli: 'PEDAGANG' as JenisPembeli,
  npwp_pembeli: '3404010101900001',
  bebas_pph22: null,
  no_bebas: '-',
  tgl_bebas: null,
  ...lain,
})
test.each<[object, string, [string, string][]]>([
  [{}, 'CV EMAS', []],
  [{ jenis_pembeli: 'KONSUMEN', npwp_pembeli: '' }, 'REGULER', []],
  [
    { npwp_pembeli: '123456789012345' },
    'REGULER',
    [
      ['npwp_pembeli', 'NPWP/NIK Pembeli Harus 16 Angka'],
      ['nama_customer', 'Nama Pembeli Harus Diisi'],
    ],
  ],
  [
    { bebas_pph22: 'SKB' },
    'CV EMAS',
    [
      ['no_bebas', 'No Surat Bebas PPh 22 Harus Diisi'],
      ['tgl_bebas', 'Tanggal Surat Bebas PPh 22 Harus Diisi'],
    ],
  ],
  [{ bebas_pph22: 'PP55', no_bebas: 'S-1', tgl_bebas: '2025-01-15' }, 'CV EMAS', []],
  [
    { bebas_pph22: 'PP55', no_bebas: 'S-1', tgl_bebas: '2025-01-16' },
    'CV EMAS',
    [['tgl_bebas', 'Tanggal Surat Bebas PPh 22 Tidak Boleh Setelah Hari Ini']],
  ],
  [{ jenis_pembeli: 'BULION', bebas_pph22: 'SKB' }, 'PT BULION', []],
])('of a buyer %j named %s it says %j', (lain, nama, wrong) => {
  const found = periksaPembeli(pembeli(lain), { nama, hari: '2025-01-15', field: 'nama_customer' })
  expect(found.flatMap((r) => r.errors.map((e) => [e.field, e.message]))).toEqual(wrong)
})

test('the lines add up to the rates and to PPh 22, the rates to the sale; no line pays a negative tax or more than itself', () => {
  const anyLine = fc
    .tuple(fc.nat(10 ** 9), fc.constantFrom(0, 1.1, 1.65), fc.constantFrom(...JENIS_PAJAK))
    .map(([total, rate, jenis]) => line(total, rate, jenis))
  const anyPembeli = fc.record({
    jenis_pembeli: fc.constantFrom(...JENIS_PEMBELI),
    bebas_pph22: fc.constantFrom(null, 'SKB' as const),
  })
  fc.assert(
    fc.property(
      fc.array(anyLine),
      fc.constantFrom('OFF' as const, 'INCLUDE' as const, 'EXCLUDE' as const),
      anyPembeli,
      (lines, mode, siapa) => {
        const pajak = pajakPenjualan(lines, mode, siapa)
        const sum = (of: (b: (typeof pajak.lines)[number], i: number) => number) =>
          pajak.lines.reduce((n, b, i) => n + of(b, i), 0)
        expect(sum((b) => b.ppn_rp)).toBe(pajak.ppn_rp)
        expect(sum((b) => b.pph_rp)).toBe(pajak.pph_rp)
        expect(sum((b, i) => dibayarLine({ ...b, harga_total: lines[i]!.harga_total }, mode))).toBe(
          pajak.total_bayar,
        )
        for (const { rate, dpp, ppn_rp } of pajak.per_tarif) {
          expect(sum((b) => (b.ppn_rate === rate ? b.ppn_rp : 0))).toBe(ppn_rp)
          expect(Math.abs(dpp * rate - ppn_rp * 1_000_000)).toBeLessThanOrEqual(1_016_500)
        }
        expect(pajak.per_tarif.reduce((n, x) => n + x.ppn_rp, 0)).toBe(pajak.ppn_rp)
        for (const [i, b] of pajak.lines.entries()) {
          expect(b.ppn_rp >= 0 && b.ppn_rp <= lines[i]!.harga_total && b.pph_rp >= 0).toBe(true)
          if (siapa.jenis_pembeli === 'KONSUMEN' || siapa.jenis_pembeli === 'BULION') expect(b.pph_rp).toBe(0)
        }
      },
    ),
  )
})
