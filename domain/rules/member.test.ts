import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { tambahBulan } from './bulan.ts'
import {
  hpDimaksud,
  pertanyaanTidakAktif,
  pesanKunjungan,
  samarkanHp,
  samarkanNik,
  tidakAktif,
} from './member.ts'

describe('months', () => {
  it.each([
    ['2025-04-15', -3, '2025-01-15'],
    ['2025-03-31', -1, '2025-02-28'],
    ['2024-03-31', -1, '2024-02-29'],
    ['2025-01-15', -1, '2024-12-15'],
    ['2025-12-31', 2, '2026-02-28'],
    ['2025-01-15', 0, '2025-01-15'],
  ])('%s and %i months is %s', (tanggal, months, expected) =>
    expect(tambahBulan(tanggal, months)).toBe(expected),
  )
})

describe('a member who stayed away', () => {
  it('is asked about after more than the months of the shop, not on the day itself', () => {
    expect(tidakAktif('2025-01-14', '2025-04-15', 3)).toBe(true)
    expect(tidakAktif('2025-01-15', '2025-04-15', 3)).toBe(false)
    expect(pertanyaanTidakAktif(3)).toBe('Member 3 Bulan Lebih Tidak Bertransaksi')
  })
})

test.each([
  [0, 'Member Ini Belum Pernah Transaksi'],
  [1, 'Member Baru Transaksi 1 Kali'],
  [2, undefined],
])('of a member with %i transactions: %s', (trx_count, said) => {
  expect(pesanKunjungan(trx_count)).toBe(said)
})

describe('what is masked', () => {
  it('keeps enough to be recognised', () => {
    expect(samarkanHp('081234567890')).toBe('0812*****890')
    expect(samarkanNik('3404010101900001')).toBe('3404********0001')
    expect(samarkanHp('-')).toBe('-')
  })
  it('is as long as before and hides at least four digits', () =>
    fc.assert(
      fc.property(fc.stringMatching(/^\d{11,15}$/), (hp) => {
        expect(samarkanHp(hp)).toHaveLength(hp.length)
        expect(samarkanHp(hp)).toContain('****')
      }),
    ))
})

test('a number sent back masked is the number; any other is what was typed', () => {
  expect(hpDimaksud('0812*****890', '081234567890')).toBe('081234567890')
  expect(hpDimaksud('0812*****891', '081234567890')).toBe('0812*****891')
  expect(hpDimaksud('-', '-')).toBe('-')
})
