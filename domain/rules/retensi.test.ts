import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { tambahHari, tanggalSystem } from '#domain/units.ts'
import { tambahBulan } from './bulan.ts'
import { parseSetting, parseSettings } from './para-system.ts'
import { retensiLimit, bulanRetensi } from './retensi.ts'

const tanggal = fc.integer({ min: 0, max: 30_000 }).map((n) => tambahHari(tanggalSystem('1990-01-01'), n))
const bulan = fc.integer({ min: 12, max: 1_200 })
const jatuh = (terakhir: string, hari: string, n: number): boolean => terakhir < retensiLimit(hari, n)

describe('what ended is due', () => {
  test.each([
    ['2020-01-15', '2025-01-15', 60, false],
    ['2020-01-15', '2025-01-16', 60, true],
    // the last of February is no shorter a year
    ['2020-02-29', '2025-02-28', 60, false],
    ['2020-02-29', '2025-03-01', 60, true],
    ['2024-12-31', '2025-12-31', 12, false],
  ])('%s, on %s after %i months: %s', (terakhir, hari, n, due) => {
    expect(jatuh(terakhir, hari, n)).toBe(due)
  })
  it('never before all its months have passed, and a day after them at the latest but for the end of a month', () => {
    fc.assert(
      fc.property(tanggal, tanggal, bulan, (terakhir, hari, n) => {
        if (jatuh(terakhir, hari, n)) expect(tambahBulan(terakhir, n) < hari).toBe(true)
        else expect(tambahBulan(terakhir, n) >= tambahHari(hari, -4)).toBe(true)
      }),
    )
  })
  it('once due it stays due, and what is kept longer is due no sooner', () => {
    fc.assert(
      fc.property(tanggal, tanggal, bulan, fc.nat(400), fc.nat(400), (terakhir, hari, n, later, longer) => {
        if (jatuh(terakhir, hari, n)) expect(jatuh(terakhir, tambahHari(hari, later), n)).toBe(true)
        else expect(jatuh(terakhir, hari, n + longer)).toBe(false)
      }),
    )
  })
})

it('is five years of each kind as delivered, and never less of who PPATK may ask for', () => {
  const bawaan = parseSettings()
  expect((['IDENTITAS', 'PELANGGAN', 'MEMBER'] as const).map((j) => bulanRetensi(j, bawaan))).toEqual([
    60, 60, 60,
  ])
  expect(parseSetting('RETENSI_IDENTITAS_BULAN', '59')).toBeUndefined()
  expect(parseSetting('RETENSI_MEMBER_BULAN', '11')).toBeUndefined()
  expect(parseSetting('RETENSI_MEMBER_BULAN', '24')).toBe(24)
})
