import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { milligram, rupiah } from '#domain/units.ts'
import type { Random } from './kode.ts'
import { isKodeKupon, jumlahKupon, kodeKupon, type ParameterKupon } from './kupon.ts'

const parameter = (type_kupon: 'BERAT' | 'RP', berat: number, jumlah_kupon: number): ParameterKupon => ({
  kode_group: 'G700',
  type_kupon,
  berat,
  jumlah_kupon,
  tgl_mulai: '2025-01-01',
  tgl_selesai: '2025-01-31',
})
const line = (berat: number, harga_total: number, kode_group = 'G700') => ({
  kode_group,
  berat: milligram(berat),
  harga_total: rupiah(harga_total),
})

test.each([
  ['C.10: 5.125 g at 1 per 2.500 g', line(5_125, 0), parameter('BERAT', 2_500, 1), 2],
  ['C.10: 12,750,000 at 2 per 5,000,000', line(0, 12_750_000), parameter('RP', 5_000_000, 2), 4],
  ['jumlah_kupon 0', line(5_125, 0), parameter('BERAT', 2_500, 0), 0],
  ['berat 0', line(5_125, 0), parameter('BERAT', 0, 1), 0],
  ['another group', line(5_125, 0, 'G375'), parameter('BERAT', 2_500, 1), 0],
])('%s', (_, sold, p, expected) => {
  expect(jumlahKupon(sold, [p], '2025-01-15')).toBe(expected)
})

it('is given from the first to the last day, both included', () => {
  const on = (day: string) => jumlahKupon(line(5_125, 0), [parameter('BERAT', 2_500, 1)], day)
  expect(['2024-12-31', '2025-01-01', '2025-01-31', '2025-02-01'].map(on)).toEqual([0, 2, 2, 0])
})

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** Draws that spell the given characters. */
const spelling = (text: string): Random => {
  let i = 0
  return () => CROCKFORD.indexOf(text[i++]!)
}
const random = fc.array(fc.nat(31), { minLength: 7, maxLength: 7 }).map((draws): Random => {
  let i = 0
  return () => draws[i++]!
})

describe('kode_kupon', () => {
  it('is that of DOMAIN §B.0.8', () => {
    expect(kodeKupon('2025-01-15', spelling('7Q2M9ZP'))).toBe('KP257Q2M9ZPX')
  })
  it('invariant 16: 12 characters, its check character right', () => {
    fc.assert(
      fc.property(random, (random) => {
        const kode = kodeKupon('2025-01-15', random)
        expect(kode).toMatch(/^KP25[0-9A-HJKMNP-TV-Z]{8}$/)
        expect(isKodeKupon(kode)).toBe(true)
      }),
    )
  })
  it('one wrong character is noticed', () => {
    fc.assert(
      fc.property(random, fc.integer({ min: 4, max: 11 }), fc.nat(31), (random, at, other) => {
        const kode = kodeKupon('2025-01-15', random)
        fc.pre(kode[at] !== CROCKFORD[other])
        expect(isKodeKupon(kode.slice(0, at) + CROCKFORD[other] + kode.slice(at + 1))).toBe(false)
      }),
    )
  })
  it.each(['', 'KP25', 'XX257Q2M9ZPX', 'KP257Q2M9ZPx', 'KP25IQ2M9ZPX'])('%s is none', (kode) => {
    expect(isKodeKupon(kode)).toBe(false)
  })
})
